import { makeVisible } from "../../../src/base/text/safe.js";
import type { Way } from "../../../src/base/text/help.js";
import { indexLines } from "../../../src/base/text/lines.js";
import type { Edit } from "../../../src/base/text/location.js";
import type { Finding } from "../../../src/core/report.js";
import { textOf } from "./files.js";
import type { Files } from "./situation.js";

/** A long value is cut in a sentence, and of a longer list the first items are named. */
const CUT = "…";

/**
 * What a way writes though neither the finding nor its help names it, and the value that its title names though the way
 * does not write it.
 */
export function findOtherWords(files: Files, { message, help = "", location }: Finding, way: Way): readonly string[] {
  const { title } = way;
  if (way.kind !== "edit" || title.includes(CUT)) return [];
  const removed = way.edits.map((edit) => readRemoved(files, edit)).join("\n");
  const written = way.edits.map(({ text }) => text).join("\n");
  const named = unescapeLetters([title, help, message, removed].join("\n"));
  const unnamed = splitWords(written).filter((word) => word !== "true" && !named.includes(makeVisible(word)));
  const value = /^(?:Write|Add|Rename it to)\b[^"]*"([^"]+)"/u.exec(title)?.[1] ?? "";
  const done = [written, location.pointer ?? ""].join("\n");
  return [...unnamed, ...splitWords(unescapeLetters(value)).filter((word) => !done.includes(word))];
}

/** A name in another Unicode form is written with escapes, as it would look the same. */
function unescapeLetters(text: string): string {
  return text.replace(/\\u([\da-f]{4})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readRemoved(files: Files, { file, range }: Edit): string {
  return indexLines(textOf(files, file)).slice(range);
}

function splitWords(text: string): readonly string[] {
  return text.split(/[\s"'{}[\](),:;\\<>#/@]+/u).filter((word) => word !== "");
}
