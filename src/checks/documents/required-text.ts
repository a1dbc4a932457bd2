import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { FoundFile } from "../../plugin/found-file.js";
import { isBlank, MOST_TEXT_BYTES, MOST_TEXT_LINES, type TextFile } from "../../plugin/documents/text-file.js";
import { indexLines } from "../../text/lines.js";
import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";
import type { Problem } from "../../core/check.js";
import { findRequiredFileProblems } from "../../core/file-problems.js";

interface Wording {
  /** What to do where there is no file, or nothing in it. */
  readonly help: string;
  /** How bad it is that a reader of UTF-8 understands nothing. */
  readonly unreadable?: Pick<Problem, "severity" | "release">;
}

/** What keeps a file that a rule asks for from being a text that everyone can read. */
export function* findRequiredTextProblems(
  found: FoundFile,
  file: TextFile | Absent,
  wording: Wording,
): Generator<Problem> {
  yield* findRequiredFileProblems(found, wording.help);
  if (found.state !== "file" || found.size === 0) return;
  const name = quote(found.name);
  const at = { file: found.path };
  if (found.size > MOST_TEXT_BYTES) {
    yield {
      at,
      severity: "warning",
      message: `The file ${name} has ${formatNumber(found.size)} bytes, of which at most ${formatNumber(MOST_TEXT_BYTES)} are read`,
      help: "Move pictures and old parts into files of their own",
    };
  } else if (isAbsent(file)) {
    yield { at, message: `The file ${name} could not be read`, help: "Run again" };
  }
  if (isAbsent(file)) return;
  const { fault, text, isCut } = file;
  if (isCut && found.size <= MOST_TEXT_BYTES) {
    yield {
      at,
      severity: "warning",
      message: `The file ${name} has more than ${formatNumber(MOST_TEXT_LINES)} lines, and the others are not read`,
      help: "Move old parts into files of their own",
    };
  }
  if (isBlank(file)) {
    yield { at, message: `The file ${name} contains nothing but white space`, help: wording.help };
  } else if (fault?.kind === "encoding") {
    yield {
      at,
      ...wording.unreadable,
      message: `The file ${name} is ${fault.name}, but must be UTF-8`,
      help: "Save it as UTF-8; nothing else in this file was checked",
    };
  } else if (fault) {
    const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
    yield {
      at: { ...at, range: indexLines(text).range(fault.at, fault.at + 1) },
      severity: "warning",
      message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
      help: "Save the file as UTF-8",
    };
  }
}
