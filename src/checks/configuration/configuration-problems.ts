import {
  CONFIGURATION_KEY,
  CONFIGURATION_KEYS,
  CONFIGURED_COMMANDS,
  findConfiguredPath,
  isText,
} from "../../plugin/configuration/configuration.js";
import { MAX_OFF_ENTRIES, OFF_KEYS, findOffFaults, type OffFault } from "../../plugin/configuration/off-entry.js";
import { getOwn, isObject, toObject, type JsonObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { findNearest } from "../../base/text/nearest.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatMeantQuestion } from "../phrases.js";
import { joinQuoted } from "../../base/text/join-words.js";
import { decide, remove, rename } from "../../base/text/help.js";

export const CONFIGURATION_CODES = {
  "wrong-form": "A value is not in a valid form",
  "unknown-key": "A key is unknown",
  "missing-key": "An entry that suppresses a check does not have all keys",
  "too-many": "There are more entries than the check reads",
} as const satisfies Codes;

type ConfigurationCode = keyof typeof CONFIGURATION_CODES;

const EXAMPLE = '{ "check": "manifest-license", "reason": "why this is fine here" }';

interface Form {
  /** What must be there, as a sentence goes on. */
  readonly form: string;
  readonly help: string;
}

/** What the values of an entry must be. */
const FORMS = {
  check: { form: "the name of a check", help: "Write its id, shown at the end of its findings" },
  file: { form: "the path of a file or a folder", help: 'Write it relative to package.json, such as "src/icons"' },
  pointer: { form: "a JSON pointer", help: 'Write, for example, "/pages/0/title" for the title of the first page' },
  fingerprint: { form: "12 hexadecimal digits", help: "Write the fingerprint that the finding names" },
  reason: { form: "a text that gives the reason", help: "Say in a few words why this is fine here" },
  until: { form: "a calendar date", help: 'Write it as YYYY-MM-DD, for example "2027-01-31"' },
} as const satisfies Readonly<Record<string, Form>>;
/** What an entry does not say, and must. */
const MISSING = {
  check: { is: "names no check", help: 'Add "check": the id of the check, shown at the end of its findings' },
  reason: { is: "gives no reason", help: 'Add "reason": a few words on why this is fine here' },
  file: { is: "accepts a value, but names no file", help: 'Add "file": the one that contains the value' },
} as const;
const COMMAND: Form = {
  form: "a command in one string",
  help: 'Write it as you would in a shell, such as "make test"',
};
const PEERS: Form = { form: "an array of package names", help: 'Write, for example, ["lit"]' };
const PEER: Form = { form: "the name of a package", help: 'Write, for example, "lit"' };
const BASELINE: Form = {
  form: "the path of a file in this repository",
  help: 'Write it relative to package.json, such as "known-findings.json"',
};
const OFF: Form = { form: "an array of entries", help: `Write [${EXAMPLE}]` };
const ENTRY: Form = { form: "an object", help: `Write ${EXAMPLE}` };

/** What is wrong with the form of the configuration in package.json. */
export function* findConfigurationProblems(json: JsonObjectText): Generator<Problem<ConfigurationCode>> {
  if (!Object.hasOwn(json.value, CONFIGURATION_KEY)) return;
  const written = json.value[CONFIGURATION_KEY];
  const path = [CONFIGURATION_KEY];
  if (!isObject(written)) {
    const form = `an object with ${joinQuoted(CONFIGURATION_KEYS, "or")}`;
    yield describeWrongForm(json, path, written, { form, help: `Write { "off": [${EXAMPLE}] }` });
    return;
  }
  yield* findUnknownKeys(json, path, written, CONFIGURATION_KEYS, "The configuration");
  if (Object.hasOwn(written, "off")) yield* findOffProblems(json, [...path, "off"], written["off"]);
  if (Object.hasOwn(written, "commands")) yield* findCommandProblems(json, [...path, "commands"], written["commands"]);
  if (Object.hasOwn(written, "peers")) yield* findPeerProblems(json, [...path, "peers"], written["peers"]);
  const { baseline } = written;
  const isPath = typeof baseline === "string" && findConfiguredPath(baseline, json.file) !== undefined;
  if (baseline !== undefined && !isPath) yield describeWrongForm(json, [...path, "baseline"], baseline, BASELINE);
}

function* findCommandProblems(
  json: JsonObjectText,
  path: Path,
  commands: unknown,
): Generator<Problem<ConfigurationCode>> {
  if (!isObject(commands)) {
    const form = `an object with ${joinQuoted(CONFIGURED_COMMANDS, "or")}`;
    yield describeWrongForm(json, path, commands, { form, help: `Write, for example, { "test": "make test" }` });
    return;
  }
  yield* findUnknownKeys(json, path, commands, CONFIGURED_COMMANDS, '"commands"');
  for (const name of CONFIGURED_COMMANDS) {
    const line = Object.hasOwn(commands, name) ? commands[name] : "-";
    if (!isText(line)) yield describeWrongForm(json, [...path, name], line, COMMAND);
  }
}

function* findPeerProblems(json: JsonObjectText, path: Path, peers: unknown): Generator<Problem<ConfigurationCode>> {
  if (!Array.isArray(peers)) {
    yield describeWrongForm(json, path, peers, PEERS);
    return;
  }
  for (const [index, name] of (peers as readonly unknown[]).entries()) {
    if (!isText(name)) yield describeWrongForm(json, [...path, index], name, PEER);
  }
}

function* findOffProblems(json: JsonObjectText, path: Path, off: unknown): Generator<Problem<ConfigurationCode>> {
  if (!Array.isArray(off)) {
    yield describeWrongForm(json, path, off, OFF);
    return;
  }
  const entries: readonly unknown[] = off;
  for (const [index, entry] of entries.slice(0, MAX_OFF_ENTRIES).entries()) {
    for (const fault of findOffFaults(entry)) yield describeOffFault(json, [...path, index], entry, fault);
  }
  if (entries.length > MAX_OFF_ENTRIES) {
    yield {
      code: "too-many",
      at: json.keyAt(...path),
      message: `"off" has ${formatNumber(entries.length)} entries, but only the first ${formatNumber(MAX_OFF_ENTRIES)} are read`,
      help: decide("Use a baseline for existing findings that are not fixed yet: --baseline FILE", "call"),
    };
  }
}

function describeOffFault(
  json: JsonObjectText,
  path: Path,
  entry: unknown,
  fault: OffFault,
): Problem<ConfigurationCode> {
  const check = getOwn(toObject(entry), "check");
  const subject = typeof check === "string" ? `The entry that suppresses ${quote(check)}` : 'An entry of "off"';
  switch (fault.kind) {
    case "no-object":
      return describeWrongForm(json, path, entry, ENTRY);
    case "unknown-key":
      return describeUnknownKey(json, path, fault.key, OFF_KEYS, `${subject} does not apply, as it`);
    case "missing":
      return {
        code: "missing-key",
        subject: fault.key,
        at: json.at(...path, fault.key),
        message: `${subject} ${MISSING[fault.key].is}, so it does not apply`,
        help: decide(MISSING[fault.key].help, "meaning"),
      };
    case "wrong": {
      const value = toObject(entry)[fault.key];
      return describeWrongForm(json, [...path, fault.key], value, FORMS[fault.key], ", so the entry does not apply");
    }
  }
}

function describeWrongForm(
  json: JsonObjectText,
  path: Path,
  value: unknown,
  { form, help }: Form,
  end = "",
): Problem<ConfigurationCode> {
  const name = typeof path.at(-1) === "number" ? `An item of ${quote(path.at(-2))}` : quote(path.at(-1));
  return {
    code: "wrong-form",
    at: json.at(...path),
    message: `${name} is ${quote(value)}, but must be ${form}${end}`,
    help: decide(help, "meaning"),
  };
}

function* findUnknownKeys(
  json: JsonObjectText,
  path: Path,
  value: JsonObject,
  known: readonly string[],
  subject: string,
): Generator<Problem<ConfigurationCode>> {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) yield describeUnknownKey(json, path, key, known, subject);
  }
}

function describeUnknownKey(
  json: JsonObjectText,
  path: Path,
  key: string,
  known: readonly string[],
  subject: string,
): Problem<ConfigurationCode> {
  const meant = findNearest(key, known);
  return {
    code: "unknown-key",
    subject: key,
    at: json.keyAt(...path, key),
    message: `${subject} has the unknown key ${quote(key)}${formatMeantQuestion(meant)}`,
    help:
      meant === undefined
        ? remove(json, [...path, key], `Remove it. The allowed keys are ${joinQuoted(known)}`)
        : rename(json, [...path, key], meant),
  };
}
