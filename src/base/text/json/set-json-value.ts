import { applyEdits, modify } from "jsonc-parser";

/** Sets a value in a JSON text, and leaves everything else as it is written. A new key of the top level comes first. */
export function setJsonValue(text: string, path: readonly string[], value: string): string {
  const indent = /^([ \t]+)"/mu.exec(text)?.[1] ?? "  ";
  const edits = modify(text, [...path], value, {
    formattingOptions: {
      insertSpaces: !indent.startsWith("\t"),
      tabSize: indent.startsWith("\t") ? 1 : indent.length,
      eol: text.includes("\r\n") ? "\r\n" : "\n",
    },
    ...(path.length === 1 && { getInsertionIndex: () => 0 }),
  });
  return applyEdits(text, edits);
}
