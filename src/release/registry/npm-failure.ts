import { toObject, type JsonObject } from "../../base/text/json/json-object.js";
import { makeVisible, shorten } from "../../base/text/safe.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

/** Why npm failed, in its own words. They contain no token. */
export interface NpmFailure {
  /** Such as `E403` or `ECONNREFUSED`. "" if npm names none. */
  readonly code: string;
  readonly words: string;
}

const MAX_REASON_LENGTH = 400;

/** Reads what `npm publish --json` prints when it fails. */
export function readNpmFailure(
  { stdout, stderr }: { readonly stdout: string; readonly stderr: string },
  token: string,
): NpmFailure {
  const show = (text: string): string =>
    makeVisible(shorten(text.replaceAll(token, "***").replace(/\s+/gu, " ").trim(), MAX_REASON_LENGTH));
  const { code, summary } = findError(stdout);
  const known = typeof code === "string" && /^E?[A-Z0-9_]{2,40}$/u.test(code) ? code : "";
  if (typeof summary === "string" && summary.trim() !== "") return { code: known, words: show(summary) };
  const lines = stderr.split(/\r?\n/u).flatMap((line) => /^npm (?:error|ERR!) (?!code )(.*)$/u.exec(line)?.[1] ?? []);
  return { code: known, words: show(lines.join(" ") || "it does not say why") };
}

/** The JSON is the last thing that is printed. */
function findError(printed: string): JsonObject {
  const start = /^\{/mu.exec(printed)?.index;
  return start === undefined ? {} : toObject(parseJsonObject(printed.slice(start))?.["error"]);
}
