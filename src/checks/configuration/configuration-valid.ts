import { CONFIGURATION_CODES, findConfigurationProblems } from "./configuration-problems.js";
import { defineCheck, type Codes, type SwitchedOff, type Problem } from "../../core/check.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { OffEntry } from "../../plugin/configuration/off-entry.js";
import { findNearest } from "../../base/text/nearest.js";
import { adviseToWrite } from "../phrases.js";
import { quote } from "../../base/text/safe.js";

/** What remains to be said of the entries that are understood. */
const ENTRY_CODES = {
  "unknown-check": "An entry suppresses a check that does not exist",
  "not-switchable": "An entry suppresses a check that always counts",
  past: "The last day of an entry has passed",
  "value-gone": "A value that an entry accepts no longer exists",
  "nothing-there": "An entry suppresses a check that finds nothing there",
} as const satisfies Codes;

const ID = "configuration-valid";

export default defineCheck({
  id: ID,
  title: "The configuration in package.json is valid, and all its exceptions are needed",
  severity: "warning",
  alwaysCounts: true,
  codes: { ...CONFIGURATION_CODES, ...ENTRY_CODES },
  needs: ["packageJson", "configuration"],
  run: ({ packageJson }) => findConfigurationProblems(packageJson),
  *conclude({ packageJson, configuration }, judged) {
    for (const entry of configuration.off) {
      const problem = describeEntry(packageJson, entry, judged);
      if (problem) yield problem;
    }
  },
});

function describeEntry(
  packageJson: JsonObjectText,
  entry: OffEntry,
  judged: SwitchedOff,
): Problem<keyof typeof ENTRY_CODES> | undefined {
  const { index, check, until } = entry;
  const at = packageJson.at(CONFIGURATION_KEY, "off", index, "check");
  if (!judged.known.includes(check)) {
    const meant = findNearest(check, judged.known);
    return {
      code: "unknown-check",
      subject: check,
      at,
      message: `There is no check ${quote(check)} to suppress`,
      help: adviseToWrite(meant) ?? "The command explain lists all checks",
    };
  }
  if (judged.alwaysCounting.has(check) && entry.fingerprint === undefined) {
    const why = check === ID ? ": it checks the suppressions" : "";
    const instead =
      check === "no-secrets" ? ', or accept one value: "file" and the "fingerprint" that its finding names' : "";
    return {
      code: "not-switchable",
      subject: check,
      at,
      message: `${quote(check)} cannot be suppressed${why}`,
      help: `Remove the entry, and fix what the check says${instead}`,
    };
  }
  if (judged.isPast(entry)) {
    return {
      code: "past",
      subject: check,
      at: packageJson.at(CONFIGURATION_KEY, "off", index, "until"),
      message: `${quote(check)} was suppressed until ${quote(until)}, and that day is past`,
      help: "Fix what it says and remove the entry, or set a later date",
    };
  }
  if (judged.used.has(entry) || !judged.ran.has(check)) return undefined;
  if (entry.fingerprint !== undefined) {
    return {
      code: "value-gone",
      subject: entry.fingerprint,
      at: packageJson.at(CONFIGURATION_KEY, "off", index, "fingerprint"),
      message: `A value that is accepted is not in ${quote(entry.file)}: none with the fingerprint ${quote(entry.fingerprint)} was found`,
      help: "Remove the entry: what it was for is gone",
    };
  }
  return {
    code: "nothing-there",
    subject: check,
    at,
    message: `${quote(check)} is suppressed${formatPlace(entry)}`,
    help: "Remove the entry: what it was for is gone",
  };
}

function formatPlace({ file, pointer }: OffEntry): string {
  if (file === undefined && pointer === undefined) return ", but finds nothing here";
  let place = "";
  if (pointer !== undefined) place += ` at ${quote(pointer)}`;
  if (file !== undefined) place += ` in ${quote(file)}`;
  return `${place}, but finds nothing there`;
}
