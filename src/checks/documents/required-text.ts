import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { FoundFile } from "../../plugin/found-file.js";
import { isBlank, MAX_TEXT_BYTES, MAX_TEXT_LINES, type TextFile } from "../../plugin/documents/text-file.js";
import { indexLines } from "../../base/text/lines.js";
import { describeMergeConflict, findMergeConflict } from "../../base/text/merge-conflict.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { describeUnread, FILE_CODES, findRequiredFileProblems } from "../../core/file-problems.js";
import { decide, type Help } from "../../base/text/help.js";

export const REQUIRED_TEXT_CODES = {
  ...FILE_CODES,
  "too-many-bytes": "The file has more bytes than the check reads",
  "too-many-lines": "The file has more lines than the check reads",
  blank: "The file contains only white space",
  "merge-conflict": "The text contains a merge conflict",
  encoding: "The file is not in UTF-8",
  "not-utf-8": "A byte in the file is not UTF-8",
} as const satisfies Codes;

interface TextRules {
  /** What to do where there is no file, or nothing in it. */
  readonly help: Help;
  /** How bad it is that a reader of UTF-8 understands nothing. */
  readonly unreadable?: Pick<Problem, "severity" | "release">;
}

/** What keeps a file that a rule asks for from being a text that everyone can read. */
export function* findRequiredTextProblems(
  found: FoundFile,
  file: TextFile | Absent,
  wording: TextRules,
): Generator<Problem<keyof typeof REQUIRED_TEXT_CODES>> {
  yield* findRequiredFileProblems(found, wording.help);
  if (found.state !== "file" || found.size === 0) return;
  const name = quote(found.name);
  const at = { file: found.path };
  if (found.size > MAX_TEXT_BYTES) {
    yield {
      code: "too-many-bytes",
      at,
      severity: "warning",
      message: `The file ${name} has ${formatNumber(found.size)} bytes, but at most ${formatNumber(MAX_TEXT_BYTES)} are read`,
      help: decide("Move images and old parts to separate files", "text"),
    };
  } else if (isAbsent(file)) {
    yield describeUnread(found, file);
  }
  if (isAbsent(file)) return;
  const { fault, text, isCut } = file;
  if (isCut && found.size <= MAX_TEXT_BYTES) {
    yield {
      code: "too-many-lines",
      at,
      severity: "warning",
      message: `The file ${name} has more than ${formatNumber(MAX_TEXT_LINES)} lines, and the rest is not read`,
      help: decide("Move old parts to separate files", "text"),
    };
  }
  const conflict = findMergeConflict(text);
  if (conflict) {
    const { message, help } = describeMergeConflict(conflict);
    yield { code: "merge-conflict", at: { ...at, range: conflict.range }, message, help: decide(help, "meaning") };
  } else if (isBlank(file)) {
    yield { code: "blank", at, message: `The file ${name} contains only white space`, help: wording.help };
  } else if (fault?.kind === "encoding") {
    yield {
      code: "encoding",
      at,
      ...wording.unreadable,
      message: `The file ${name} is ${fault.name}, but must be UTF-8`,
      help: decide("Save it as UTF-8; nothing else in this file was checked", "disk"),
    };
  } else if (fault) {
    const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
    yield {
      code: "not-utf-8",
      subject: byte,
      at: { ...at, range: indexLines(text).range(fault.at, fault.at + 1) },
      severity: "warning",
      message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
      help: decide("Save the file as UTF-8", "disk"),
    };
  }
}
