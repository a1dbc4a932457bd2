import { makeVisible } from "./safe.js";

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
export function quoteForGit(name: string): string {
  if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && makeVisible(name) === name) return name;
  const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
    const char = String.fromCharCode(byte);
    if (char === '"' || char === "\\") return `\\${char}`;
    // What might be a command to the runner is not spelled out, either.
    const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
    if (isPlain) return char;
    return `\\${byte.toString(8).padStart(3, "0")}`;
  });
  return `"${bytes.join("")}"`;
}
