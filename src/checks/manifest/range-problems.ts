import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import { getOwn, isObject, toObject, toText, type JsonObjectText } from "../../base/text/json/json-object.js";
import { formatNumber } from "../../base/text/numbers.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isPackageName } from "../../base/text/package-name.js";
import { quote } from "../../base/text/safe.js";
import {
  MAX_RANGE_LENGTH,
  findLowestVersion,
  makeRangeKey,
  parseRange,
} from "../../base/text/versions/version-range.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { CREDENTIALS_CODES, describeCredentials } from "./address-problems.js";
import { writeMeant } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { decide, edit, either, remove, rename, say, set, type Help } from "../../base/text/help.js";

export const RANGE_CODES = {
  ...CREDENTIALS_CODES,
  "too-long-range": "A version range is too long",
  "not-a-range": "A value is not a version range",
  unsatisfiable: "No version satisfies a range",
  "differs-from-package": "package.json has another range",
} as const satisfies Codes;

/** The codes where each key is the name of a package. */
export const PACKAGE_RANGE_CODES = {
  ...RANGE_CODES,
  "not-a-package-name": "A key is not a valid package name",
} as const satisfies Codes;

type Code = keyof typeof RANGE_CODES;
type PackageCode = keyof typeof PACKAGE_RANGE_CODES;

type Facts = CheckFacts<"manifest", "packageJson"> & Partial<CheckFacts<never, "packedRanges">>;

/**
 * The faults in the version ranges of an object of the manifest, and the differences from package.json.
 *
 * Values that are not text are skipped: the schema reports them.
 *
 * @param names the object's keys that have ranges; all when left out.
 */
export function* findRangeProblems(facts: Facts, key: string, names?: readonly string[]): Generator<Problem<Code>> {
  const value = facts.manifest.value[key];
  if (!isObject(value)) return;
  for (const name of names ?? Object.keys(value)) {
    const text = facts.manifest.valueAt(key, name);
    if (typeof text !== "string") continue;
    const problem = describeFault(facts, text, key, name) ?? describeMismatch(facts, text, key, name);
    if (problem) yield problem;
  }
}

/** The faults in the names and the version ranges of packages, and the differences from package.json. */
export function* findPackageRangeProblems(facts: Facts, key: string): Generator<Problem<PackageCode>> {
  const { manifest } = facts;
  for (const name of Object.keys(toObject(manifest.value[key]))) {
    if (isPackageName(name)) continue;
    yield {
      code: "not-a-package-name",
      subject: name,
      at: manifest.keyAt(key, name),
      message: `${formatLabel([key])} has the key ${quote(name)}, which is not a valid package name`,
      help: adviseOnName(manifest, [key, name]),
    };
  }
  yield* findRangeProblems(facts, key);
}

function adviseOnName(manifest: Manifest, place: readonly [key: string, name: string]): Help {
  const meant = place[1].trim();
  if (isPackageName(meant)) return rename(manifest, place, meant);
  return either(remove(manifest, place), decide("Write the name of a package", "meaning"));
}

function describeFault(facts: Facts, text: string, key: string, name: string): Problem<Code> | undefined {
  const { manifest } = facts;
  // First, so that nothing else shows the line with the secret in it.
  if (hasCredentials(text)) return describeCredentials(manifest, [key, name]);
  if (text.length > MAX_RANGE_LENGTH) {
    return {
      code: "too-long-range",
      at: manifest.keyAt(key, name),
      severity: "warning",
      message: `The version range of ${quote(name)} has ${formatNumber(text.length)} characters, but at most ${formatNumber(MAX_RANGE_LENGTH)} are read`,
      help: decide("Write a shorter range", "meaning"),
    };
  }
  const at = manifest.at(key, name);
  const range = parseRange(text);
  if (!range) {
    const meant = guessRange(text);
    return {
      code: "not-a-range",
      at,
      message: `${formatLabel([key, name])} is ${quote(text)}, ${describeOtherForm(text)}but must be a version range`,
      help:
        writeMeant(manifest, [key, name], meant) ??
        adviseOnAlias(manifest, [key, name], text) ??
        adviseOnRange(facts, key, name),
    };
  }
  if (findLowestVersion(range)) return undefined;
  return {
    code: "unsatisfiable",
    at,
    message: `${formatLabel([key, name])} is ${quote(text)}, which no version satisfies`,
    help: decide("Write a range whose lower limit is below its upper limit", "meaning"),
  };
}

/** An example range, by its key or the one that contains it. */
const EXAMPLES = new Map([
  ["engines", ">=18.0.0"],
  ["engines.npm", ">=9.0.0"],
  ["compatibility", ">=2.0.0"],
  ["compatibility.node_version", ">=18.0.0"],
]);

function describeMismatch(facts: Facts, text: string, key: string, name: string): Problem<Code> | undefined {
  const { manifest, packageJson, packedRanges } = facts;
  const written = findPackagedRange(packageJson, key, name);
  const replaced = packedRanges && getPresent(packedRanges)?.replaced;
  const packaged = replaced?.find((one) => one.key === key && one.name === name)?.packed ?? written;
  if (packaged === undefined || packaged === text || isAbsent(packageJson)) return undefined;
  const ours = parseRange(text);
  const theirs = parseRange(packaged);
  // What is not a range in package.json, such as "workspace:*", is that file's own affair.
  if (!ours || !theirs || makeRangeKey(ours) === makeRangeKey(theirs)) return undefined;
  const line = packageJson.at(key, name).range.start.line;
  const packed = packaged === written ? "" : `, packed as ${quote(packaged)}`;
  return {
    code: "differs-from-package",
    at: manifest.at(key, name),
    severity: "warning",
    message: `${formatLabel([key, name])} is ${quote(text)}, but package.json, line ${String(line)}, has ${quote(written)}${packed}`,
    help: say(
      "Write the same range into both files",
      // A runtime that is older than the platform would be the next finding.
      ...(isOlderThanPlatform(key, name, theirs)
        ? []
        : [set(manifest, [key, name], packaged, `Write ${quote(packaged)} into manifest.json`)]),
      ...(packaged === written ? [set(packageJson, [key, name], text, `Write ${quote(text)} into package.json`)] : []),
    ),
  };
}

/** The lowest Node.js of the platform. */
export const LOWEST_NODE = "16.0.0";

function isOlderThanPlatform(key: string, name: string, range: NonNullable<ReturnType<typeof parseRange>>): boolean {
  return key === "engines" && name === "node" && (findLowestVersion(range)?.compare(LOWEST_NODE) ?? 0) < 0;
}

/** What package.json has under the same keys. */
export function findPackagedRange(packageJson: JsonObjectText | Absent, key: string, name: string): string | undefined {
  const section = toObject(getPresent(packageJson)?.value[key]);
  return toText(getOwn(section, name));
}

/** What other tools understand in the place of a range. */
const OTHER_FORMS: readonly { readonly form: RegExp; readonly which: string }[] = [
  { form: /^workspace:/u, which: "which only works inside its workspace" },
  { form: /^catalog:/u, which: "which only works inside its workspace" },
  { form: /^(?:file|link|portal):|^[.~]{0,2}\//u, which: "a path, which does not exist on other machines" },
  { form: /^npm:/u, which: "an alias for a package" },
  { form: /^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)|^[\w-]+\/[\w.-]+(?:#|$)/u, which: "a git repository" },
  { form: /^https?:/u, which: "a URL" },
  { form: /^[a-z][a-z-]*$/iu, which: "a tag, which can point to another version tomorrow" },
];

function describeOtherForm(text: string): string {
  const other = OTHER_FORMS.find(({ form }) => form.test(text));
  return other ? `${other.which}, ` : "";
}

/** The range that was certainly meant: `workspace:^1.2.0` names it, and so do commas and `=>`. */
function guessRange(text: string): string | undefined {
  const meant = text
    .replace(/^workspace:(?=.*\d)/u, "")
    .replace(/=>/gu, ">=")
    .split(",")
    .map((limit) => limit.trim())
    .join(" ");
  const range = meant === text ? undefined : parseRange(meant);
  return range && findLowestVersion(range) ? meant : undefined;
}

/** A password, or a token in the place of the user; `git@` alone is neither. */
function hasCredentials(text: string): boolean {
  const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
  return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}

/** An alias names another package: its own name and range are what is meant. */
function adviseOnAlias(manifest: Manifest, place: readonly [key: string, name: string], text: string) {
  const [, own = "", range = ""] = /^npm:(@?[^@]+)@(.+)$/u.exec(text) ?? [];
  if (!isPackageName(own) || !parseRange(range)) return undefined;
  if (getOwn(toObject(manifest.value[place[0]]), own) !== undefined) return undefined;
  const title = `Write ${quote(own)}: ${quote(range)}, the package behind the alias`;
  return edit(title, [...manifest.rename(place, own), ...manifest.replace(place, range)]);
}

function adviseOnRange({ manifest, packageJson }: Facts, key: string, name: string): Help {
  const packaged = findPackagedRange(packageJson, key, name);
  if (packaged !== undefined && parseRange(packaged))
    return set(manifest, [key, name], packaged, `Write ${quote(packaged)}, as package.json has it`);
  const example = EXAMPLES.get(`${key}.${name}`) ?? EXAMPLES.get(key) ?? "^1.4.0";
  return set(manifest, [key, name], example, `Write the versions that work, for example "${example}"`);
}
