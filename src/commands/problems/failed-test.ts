import { quoted } from "../../text/safe.js";
import { sentence } from "./told-problem.js";

const LONGEST_NAME = 120;

/** A test that fails, in a sentence of ours. */
export function failed(name: string, why: string): string {
  return `The test ${quoted(name, LONGEST_NAME)} fails: ${reason(why)}`;
}

/** A file of tests that cannot be run as a whole. */
export function failedFile(path: string, why: string): string {
  return `The test file ${quoted(path, LONGEST_NAME)} fails: ${reason(why)}`;
}

/** An assertion's own words without its class, and without how things were compared. */
function reason(why: string): string {
  return sentence(why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""));
}
