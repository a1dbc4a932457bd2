import { findConfigurationProblems } from "./configuration-problems.js";
import { ALWAYS_COUNTING } from "../../core/policy.js";
import { defineCheck, type Judged, type Problem } from "../../core/check.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import type { JsonObjectText } from "../../text/json/json-object.js";
import type { OffEntry } from "../../plugin/configuration/off-entry.js";
import { findNearest } from "../../text/nearest.js";
import { quote } from "../../text/safe.js";

const ID = "configuration-valid";

export default defineCheck({
  id: ID,
  title: "The configuration in package.json is understood, and switches nothing off in vain",
  severity: "warning",
  needs: ["packageJson", "configuration"],
  run: ({ packageJson }) => findConfigurationProblems(packageJson),
  *conclude({ packageJson, configuration }, judged) {
    for (const entry of configuration.off) {
      const problem = describeEntry(packageJson, entry, judged);
      if (problem) yield problem;
    }
  },
});

function describeEntry(packageJson: JsonObjectText, entry: OffEntry, judged: Judged): Problem | undefined {
  const { index, check, until } = entry;
  const at = packageJson.at(CONFIGURATION_KEY, "off", index, "check");
  if (!judged.known.includes(check)) {
    const meant = findNearest(check, judged.known);
    return {
      at,
      message: `There is no check ${quote(check)} to switch off`,
      help: meant === undefined ? "The command explain lists all checks" : `Write ${quote(meant)}`,
    };
  }
  if (ALWAYS_COUNTING.includes(check) && entry.fingerprint === undefined) {
    const why = check === ID ? ": it watches over what is switched off" : "";
    const instead =
      check === "no-secrets" ? ', or accept one value: "file" and the "fingerprint" that its finding names' : "";
    return {
      at,
      message: `${quote(check)} cannot be switched off${why}`,
      help: `Remove the entry, and fix what the check says${instead}`,
    };
  }
  if (judged.isPast(entry)) {
    return {
      at: packageJson.at(CONFIGURATION_KEY, "off", index, "until"),
      message: `${quote(check)} was switched off until ${quote(until)}, and that day is past`,
      help: "Fix what it says and remove the entry, or name a later day",
    };
  }
  if (judged.used.has(entry) || !judged.ran.has(check)) return undefined;
  if (entry.fingerprint !== undefined) {
    return {
      at: packageJson.at(CONFIGURATION_KEY, "off", index, "fingerprint"),
      message: `A value that is accepted is not in ${quote(entry.file)}: none with the fingerprint ${quote(entry.fingerprint)} was found`,
      help: "Remove the entry: what it was for is gone",
    };
  }
  return {
    at,
    message: `${quote(check)} is switched off${formatPlace(entry)}`,
    help: "Remove the entry: what it was for is gone",
  };
}

function formatPlace({ file, pointer }: OffEntry): string {
  if (file === undefined && pointer === undefined) return ", but says nothing here";
  const inFile = file === undefined ? "" : ` in ${quote(file)}`;
  return `${pointer === undefined ? "" : ` at ${quote(pointer)}`}${inFile}, but says nothing there`;
}
