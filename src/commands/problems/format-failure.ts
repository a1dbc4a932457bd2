import { quote } from "../../base/text/safe.js";
import { formatSentence } from "./reported-problem.js";

const MAX_NAME_LENGTH = 120;

/** The message for a failed test. */
export function formatFailure(name: string, why: string): string {
  return `The test ${quote(name, MAX_NAME_LENGTH)} fails: ${formatReason(why)}`;
}

/** The message for a test file that could not be run. */
export function formatFailedFile(path: string, why: string): string {
  return `The test file ${quote(path, MAX_NAME_LENGTH)} fails: ${formatReason(why)}`;
}

/** The assertion's message, without its class and without the comparison. */
function formatReason(why: string): string {
  return formatSentence(
    why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""),
  );
}
