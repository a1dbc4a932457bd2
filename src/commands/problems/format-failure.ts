import { quote } from "../../text/safe.js";
import { formatSentence } from "./reported-problem.js";

const LONGEST_NAME = 120;

/** A test that fails, in a sentence of ours. */
export function formatFailure(name: string, why: string): string {
  return `The test ${quote(name, LONGEST_NAME)} fails: ${formatReason(why)}`;
}

/** A file of tests that cannot be run as a whole. */
export function formatFailedFile(path: string, why: string): string {
  return `The test file ${quote(path, LONGEST_NAME)} fails: ${formatReason(why)}`;
}

/** An assertion's own words without its class, and without how things were compared. */
function formatReason(why: string): string {
  return formatSentence(
    why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""),
  );
}
