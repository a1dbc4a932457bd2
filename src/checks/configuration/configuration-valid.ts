import { CONFIGURATION_CODES, findConfigurationProblems } from "./configuration-problems.js";
import { defineCheck, type Codes, type SwitchedOff, type Problem } from "../../core/check.js";
import { isAbsent, type Absent } from "../../plugin/absent.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Facts } from "../../plugin/reading.js";
import type { OffEntry } from "../../plugin/configuration/off-entry.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import { decide, either, remove, set } from "../../base/text/help.js";

/** What remains to be said of what is understood. */
const ENTRY_CODES = {
  "unknown-check": "An entry suppresses a check that does not exist",
  "not-switchable": "An entry suppresses a check that always counts",
  past: "The last day of an entry has passed",
  "value-gone": "A value that an entry accepts no longer exists",
  "nothing-there": "An entry suppresses a check that finds nothing there",
  "accepted-at-root": "An entry accepts a value in the root's package.json, which does not ship",
  "no-baseline": "The configured baseline does not exist",
  "root-unread": "The root's package.json cannot be read",
} as const satisfies Codes;
type EntryProblem = Problem<keyof typeof ENTRY_CODES>;

const ID = "configuration-valid";

export default defineCheck({
  id: ID,
  title: "The configuration in package.json is valid, and all its exceptions are needed",
  severity: "warning",
  alwaysCounts: true,
  codes: { ...CONFIGURATION_CODES, ...ENTRY_CODES },
  needs: ["configuration"],
  wants: ["packageJson", "sharedConfiguration", "missingBaseline"],
  *run({ packageJson, sharedConfiguration, missingBaseline }) {
    const { missing } = isAbsent(missingBaseline) ? {} : missingBaseline;
    const sources = listSources(packageJson, sharedConfiguration);
    for (const json of sources) {
      yield* findConfigurationProblems(json);
      if (missing?.from === json.file) yield describeMissingBaseline(json, missing.text);
    }
    if (!isAbsent(sharedConfiguration) && sharedConfiguration.isReported) yield* findRootProblems(sharedConfiguration);
    if (isAbsent(packageJson)) yield packageJson;
  },
  describeUnused,
  *conclude({ packageJson, sharedConfiguration, configuration }, switchedOff) {
    for (const json of listSources(packageJson, sharedConfiguration)) {
      for (const entry of configuration.off.filter(({ from }) => from === json.file)) {
        const problem =
          describeEntry(json, entry, switchedOff) ?? findUnused(json, entry, sharedConfiguration, switchedOff);
        if (problem) yield problem;
      }
    }
  },
});

/** Each package.json whose configuration is reported with a plugin: its own, and the root's with one plugin of all. */
function listSources(
  own: JsonObjectText | Absent,
  root: Facts["sharedConfiguration"] | Absent,
): readonly JsonObjectText[] {
  const shared = isAbsent(root) || !root.isReported ? undefined : root.json;
  return [...(isAbsent(own) ? [] : [own]), ...(shared ? [shared] : [])];
}

function* findRootProblems({
  json,
  configuration,
  fault,
  ships,
}: Facts["sharedConfiguration"]): Generator<EntryProblem> {
  if (fault) {
    yield {
      code: "root-unread",
      at: fault.at,
      message: `The root package.json ${fault.why}, so no configuration in it applies`,
      help: decide("Fix it, and check again", "meaning"),
    };
  }
  const entries = ships ? [] : (configuration?.off ?? []);
  for (const { index, fingerprint } of entries) {
    if (!json || fingerprint === undefined) continue;
    yield {
      code: "accepted-at-root",
      subject: fingerprint,
      at: json.at(CONFIGURATION_KEY, "off", index, "fingerprint"),
      message: `The fingerprint ${quote(fingerprint)} is accepted in the root package.json, which does not ship, so the entry does not apply`,
      help: decide("Move the entry to the package.json of the plugin that contains the value", "meaning"),
    };
  }
}

function describeMissingBaseline(json: JsonObjectText, file: string): EntryProblem {
  return {
    code: "no-baseline",
    at: json.at(CONFIGURATION_KEY, "baseline"),
    message: `There is no baseline ${quote(file)}`,
    help: either(
      decide("Create it with validate --update-baseline", "call"),
      remove(json, [CONFIGURATION_KEY, "baseline"], "Remove the key"),
    ),
  };
}

function describeEntry(
  packageJson: JsonObjectText,
  entry: OffEntry,
  switchedOff: SwitchedOff,
): EntryProblem | undefined {
  const { index, check, until } = entry;
  const at = packageJson.at(CONFIGURATION_KEY, "off", index, "check");
  if (!switchedOff.known.includes(check)) {
    const meant = findNearest(check, switchedOff.known);
    return {
      code: "unknown-check",
      subject: check,
      at,
      message: `There is no check ${quote(check)} to suppress`,
      help:
        meant === undefined
          ? decide("Run the command explain to list all checks", "meaning")
          : set(packageJson, [CONFIGURATION_KEY, "off", index, "check"], meant),
    };
  }
  if (switchedOff.alwaysCounting.has(check) && entry.fingerprint === undefined) {
    const why = check === ID ? ": it checks the suppressions" : "";
    const instead =
      check === "no-secrets" ? ', or accept one value: "file" and the "fingerprint" that its finding names' : "";
    return {
      code: "not-switchable",
      subject: check,
      at,
      message: `${quote(check)} cannot be suppressed${why}`,
      help: decide(`Remove the entry, and fix what the check reports${instead}`, "meaning"),
    };
  }
  if (switchedOff.isPast(entry)) {
    return {
      code: "past",
      subject: check,
      at: packageJson.at(CONFIGURATION_KEY, "off", index, "until"),
      message: `${quote(check)} was suppressed until ${quote(until)}, which has passed`,
      help: decide("Fix the finding and remove the entry, or set a later date", "meaning"),
    };
  }
  return undefined;
}

/** An entry that holds for other plugins as well may be used by one of them. */
function findUnused(
  json: JsonObjectText,
  entry: OffEntry,
  shared: Facts["sharedConfiguration"] | Absent,
  { used, ran }: SwitchedOff,
): EntryProblem | undefined {
  const isShared = entry.from === "package.json" && (isAbsent(shared) || shared.isShared);
  return isShared || used.has(entry) || !ran.has(entry.check) ? undefined : describeUnused(json, entry);
}

/** What is wrong with an entry that no finding was found for. */
function describeUnused(json: JsonObjectText, entry: OffEntry): EntryProblem {
  const { index, check, file, fingerprint } = entry;
  const help = remove(json, [CONFIGURATION_KEY, "off", index], "Remove the entry: it is no longer needed");
  if (fingerprint !== undefined) {
    return {
      code: "value-gone",
      subject: fingerprint,
      at: json.at(CONFIGURATION_KEY, "off", index, "fingerprint"),
      message: `${quote(file)} no longer contains the accepted value with the fingerprint ${quote(fingerprint)}`,
      help,
    };
  }
  const at = json.at(CONFIGURATION_KEY, "off", index, "check");
  const message = `${quote(check)} is suppressed${formatPlace(entry)}`;
  return { code: "nothing-there", subject: check, at, message, help };
}

function formatPlace({ file, pointer }: OffEntry): string {
  if (file === undefined && pointer === undefined) return ", but finds nothing here";
  let place = "";
  if (pointer !== undefined) place += ` at ${quote(pointer)}`;
  if (file !== undefined) place += ` in ${quote(file)}`;
  return `${place}, but finds nothing there`;
}
