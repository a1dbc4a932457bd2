import { isAbsent } from "../../plugin/absent.js";
import type { ConfigFault } from "../../plugin/config-schema/config-tasks.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject } from "../../base/text/json/json-object.js";
import { makePointer, type Path } from "../../base/text/json/json-text.js";
import { quote, shorten } from "../../base/text/safe.js";
import type { CheckFacts, Problem } from "../../core/check.js";
import type { ConfigValueCode } from "./config-codes.js";
import { describeConfigError } from "./config-words.js";
import { formatLabel } from "../shape-problems.js";
import { decide, edit, either, remove, type Help } from "../../base/text/help.js";

/** A value that an author's schema forbids, reported at its place. */
export function describeConfigFault(
  manifest: Manifest,
  { path, keyword, params }: ConfigFault,
): Problem<ConfigValueCode> & { readonly help: Help } {
  const label = formatLabel(path);
  switch (keyword) {
    case "secret":
      return {
        code: "secret",
        at: manifest.keyAt(...path),
        secret: true,
        message: `${formatKeyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
        help: remove(
          manifest,
          path,
          "Remove it, let each user set their own, and revoke the old one: anyone could read it",
        ),
      };
    case "time":
    case "memory":
      if (Array.isArray(params["value"])) return describeCostlyPattern(manifest, path, params["value"] as Path);
      return {
        code: "too-costly",
        at: manifest.keyAt(...path),
        message: `${formatKeyLabel(path)} takes more than a second, or more than 64 MB, to check`,
        help: decide(
          "Simplify the schema: use fewer nested references, and no nested repetition in patterns",
          "meaning",
        ),
      };
    case "unvalidated":
      return {
        code: "not-judged",
        at: manifest.keyAt(...path),
        severity: "warning",
        message: `${formatKeyLabel(path)} has keywords beyond those that forms support, and the thread that validates them failed: ${shorten(String(params["why"]), 200)}`,
        help: decide("Run again. If it still fails, this is a fault of plugin-preflight, not of the plugin", "call"),
      };
    case "compile":
      return {
        code: "not-compiled",
        at: manifest.keyAt(...path),
        ...describeNotCompiled(`${formatKeyLabel(path)} cannot be checked, because the schema`, params),
      };
    case "regex-without-u":
      return {
        code: "forbidden-value",
        subject: keyword,
        at: manifest.at(...path),
        severity: "warning",
        message: `${label} ${describeRefused(params["sign"])} flag "u", which JSON Schema asks for`,
        help: adviseOnPattern(manifest, path, params["instead"]),
      };
    default:
  }
  const missing = params["missingProperty"];
  if (typeof missing === "string") {
    return {
      code: "missing-value",
      subject: missing,
      at: manifest.at(...path, missing),
      // A form begins a new item with its default, and the user fills in the rest.
      ...(isDefaultOfItem(path) && { severity: "warning" }),
      message: `${label} has no ${quote(missing)}, which its schema requires`,
      help: decide(`Add ${quote(missing)}`, "meaning"),
    };
  }
  const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (typeof unknown === "string") {
    return {
      code: "unknown-value",
      subject: unknown,
      at: manifest.keyAt(...path, unknown),
      message: `${label} has the key ${quote(unknown)}, which its schema does not allow`,
      help: either(remove(manifest, [...path, unknown]), decide("Add it to the schema", "meaning")),
    };
  }
  const value = manifest.valueAt(...path);
  const problem = { code: "forbidden-value", subject: keyword } as const;
  if (isObject(value) && typeof path.at(-1) === "string") {
    const at = manifest.keyAt(...path);
    const found = { manifest, path, label: formatKeyLabel(path), value };
    return { ...problem, at, ...describeConfigError(keyword, found, params) };
  }
  const found = { manifest, path, label, value };
  return { ...problem, at: manifest.at(...path), ...describeConfigError(keyword, found, params) };
}

/** Whether a place is the default of a list's items; a setting may have that name, too. */
function isDefaultOfItem(path: Path): boolean {
  return path.at(-1) === "default" && path.at(-2) === "items" && path.at(-3) !== "properties";
}

/** A pattern that cost a run its time, and the place of the value that it was tried on. */
function describeCostlyPattern(
  manifest: Manifest,
  path: Path,
  value: Path,
): Problem<"too-costly"> & { readonly help: Help } {
  return {
    code: "too-costly",
    at: manifest.keyAt(...path),
    message: `${formatKeyLabel(path)} takes more than a second to check ${formatKeyLabel(value)}`,
    help: decide("Rewrite the pattern without a repetition in a repetition, such as (a+)+ or (a|a)*", "meaning"),
  };
}

function describeNotCompiled(what: string, { recursion, reported }: ConfigFault["params"]) {
  if (recursion === true) {
    const help = decide("Remove the circular reference", "meaning");
    return { message: `${what} refers to itself endlessly`, help };
  }
  const help = decide("Correct the schema", "meaning");
  return { message: `${what} does not compile: ${shorten(String(reported), 100)}`, help };
}

function describeRefused(sign: unknown): string {
  if (typeof sign !== "string") return "is a regular expression only without the";
  return `contains ${quote(sign)}, which is an error under the`;
}

function adviseOnPattern(manifest: Manifest, path: Path, instead: unknown): Help {
  if (typeof instead === "string") {
    const isKey = path.at(-2) === "patternProperties";
    const edits = isKey ? manifest.rename(path, instead) : manifest.replace(path, instead);
    return edit(`Write ${JSON.stringify(instead)}`, edits);
  }
  return decide(
    "Remove the \\ before characters that need none, such as - and _ outside of [], and add one before a lone { or }",
    "meaning",
  );
}

/**
 * A key as its author would name it, with its parent where others share its name: `"default" of
 * "config_schema.properties.city"`.
 */
export function formatKeyLabel(path: Path): string {
  const [key, parent] = [path.at(-1), path.slice(0, -1)];
  if (parent.length === 0 || typeof key !== "string") return formatLabel(path);
  return `${quote(key)} of ${formatLabel(parent)}`;
}

/** The problems so far, then those of the complete validator in the same keys of the manifest at other places. */
export function* addConfigFaults<Code extends string>(
  { manifest, configFaults }: CheckFacts<"manifest", "configFaults">,
  keys: readonly string[],
  problems: Iterable<Problem<Code>>,
): Generator<Problem<Code | ConfigValueCode>> {
  const reported = new Set<string>();
  const said = new Set<string>();
  const identify = ({ code, subject, at }: Problem): string => JSON.stringify([code, subject, at?.pointer]);
  for (const problem of problems) {
    said.add(identify(problem));
    // A place with only a notice or a warning may also have an error.
    if (problem.severity === undefined) reported.add(problem.at?.pointer ?? "");
    yield problem;
  }
  if (isAbsent(configFaults)) return;
  for (const fault of configFaults.faults) {
    const places = fault.path.map((_, at) => makePointer(fault.path.slice(0, at + 1)));
    const isNew = !places.slice(1).some((place) => reported.has(place));
    if (!isNew || !keys.includes(String(fault.path[0]))) continue;
    const problem = describeConfigFault(manifest, fault);
    if (!said.has(identify(problem))) yield problem;
  }
}
