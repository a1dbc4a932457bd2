import { findKeyHomes } from "../plugin/manifest/key-home.js";
import type { Manifest } from "../plugin/manifest/manifest.js";
import type { ShapeError } from "../plugin/manifest/shape.js";
import { toObject } from "../base/text/json/json-object.js";
import { certain, decide, edit, move, remove, rename, say, set, type Help } from "../base/text/help.js";
import type { Path } from "../base/text/json/json-text.js";
import { groupBy } from "../base/text/lists.js";
import { findNearest } from "../base/text/nearest.js";
import { joinWords } from "../base/text/join-words.js";
import { quote } from "../base/text/safe.js";
import type { Problem, Severity, CheckFacts } from "../core/check.js";
import { formatMeantQuestion } from "./phrases.js";
import { getShapeCode, type ShapeCode } from "./shape-code.js";
import { describeShapeError, formatExample } from "./shape-words.js";

/**
 * The schema's errors for one key of the manifest and everything below it, each once, at its place.
 *
 * A missing key is reported here too, unless a misspelt key was meant for it.
 *
 * @param unknown the severity of an unknown key.
 */
export function* findShapeProblems(
  { manifest, shape }: CheckFacts<"manifest" | "shape">,
  key: string,
  unknown: Severity = "warning",
): Generator<Problem<ShapeCode>> {
  if (shape.errors.length === 0) return;
  const errors = shape.errors.filter(({ path: [first], params }) => (first ?? params["missingProperty"]) === key);
  const slips = findSlips(errors);
  for (const error of errors) {
    const { path, params, keyword } = error;
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
      const reported = path.length === 0 ? manifest.has(missing) : slips.reported.has(error);
      if (!reported) yield describeMissingKey(manifest, error, missing);
    } else if (keyword === "additionalProperties") {
      yield describeUnknownKey(manifest, error, slips.meant.get(error), unknown);
    } else {
      yield describeWrongValue(manifest, error);
    }
  }
}

interface Slips {
  /** For an unknown key, the error about the missing one that it most likely is. */
  readonly meant: ReadonlyMap<ShapeError, ShapeError>;
  /** Missing keys that are reported with the unknown one. */
  readonly reported: ReadonlySet<ShapeError>;
}

function findSlips(errors: readonly ShapeError[]): Slips {
  const missingAt = groupBy(
    errors.filter(({ params }) => "missingProperty" in params),
    ({ path }) => JSON.stringify(path),
  );
  const meant = new Map<ShapeError, ShapeError>();
  const reported = new Set<ShapeError>();
  for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
    const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
    const names = missing.map(({ params }) => String(params["missingProperty"]));
    const name = findNearest(String(unknown.params["additionalProperty"]), names);
    const error = missing.find((_, at) => names[at] === name);
    if (!error || reported.has(error)) continue;
    meant.set(unknown, error);
    reported.add(error);
  }
  return { meant, reported };
}

function describeMissingKey(
  manifest: Manifest,
  { path, schema, advisory }: ShapeError,
  key: string,
): Problem<ShapeCode> {
  return {
    code: "missing",
    subject: key,
    at: manifest.at(...path, key),
    ...(advisory && { severity: "warning" }),
    message: `${path.length === 0 ? "The manifest" : formatLabel(path)} has no ${quote(key)}`,
    help: adviseOnMissingKey(manifest, [...path, key], getProperty(schema, key)),
  };
}

function adviseOnMissingKey(manifest: Manifest, path: Path, property: Readonly<Record<string, unknown>>): Help {
  const key = String(path.at(-1));
  const { description: about, enum: values, examples } = property;
  const example = formatExample(property);
  let help = `Add ${quote(key)}`;
  if (typeof about === "string") help += `: ${lowerFirstLetter(about.replace(/\.$/u, ""))}`;
  if (Array.isArray(values)) help += `; one of ${values.join(", ")}`;
  if (Array.isArray(values)) {
    return say(help, ...values.map((value) => set(manifest, path, value, `Add ${quote(key)}: ${quote(value)}`)));
  }
  if (example === undefined) return decide(help, "meaning");
  return set(manifest, path, (examples as readonly unknown[])[0], `${help}, for example ${example}`);
}

function describeUnknownKey(
  manifest: Manifest,
  { path, params, schema }: ShapeError,
  missing: ShapeError | undefined,
  usual: Severity,
): Problem<ShapeCode> {
  const key = String(params["additionalProperty"]);
  const known = Object.keys(schema["properties"] ?? {});
  const at = manifest.keyAt(...path, key);
  const has = `${formatLabel(path)} has the unknown key ${quote(key)}`;
  const renameTo = (meant: string) =>
    describeRename(manifest, { path, key, meant, property: getProperty(schema, meant) });
  if (missing) {
    const required = String(missing.params["missingProperty"]);
    return {
      code: "misspelt-key",
      subject: [key, required],
      at,
      severity: missing.advisory ? usual : "error",
      message: `${has}, and ${quote(required)} is missing; did you mean that?`,
      ...renameTo(required),
    };
  }
  const there = toObject(manifest.valueAt(...path));
  const notMeant = (schema["notMeant"] ?? []) as readonly unknown[];
  const unused = known.filter((name) => !Object.hasOwn(there, name));
  const meant = notMeant.includes(key) ? undefined : findNearest(key, unused);
  const message = `${has}${formatMeantQuestion(meant)}`;
  const problem = { code: "unknown-key", subject: key, at, severity: usual, message } as const;
  if (meant === undefined) {
    const homes = findKeyHomes(manifest, [...path, key]);
    if (homes.length > 0) return { ...problem, ...describeMove(manifest, has, [...path, key], homes) };
    return {
      ...problem,
      help: remove(manifest, [...path, key], `Remove it. The allowed keys are ${known.join(", ")}`),
    };
  }
  return { ...problem, ...renameTo(meant) };
}

/** How a key at a wrong level gets to one that it is of. */
export function describeMove(
  manifest: Manifest,
  says: string,
  from: Path,
  homes: readonly Path[],
): { readonly message: string; readonly help: Help } {
  const parents = homes.map((home) => home.slice(0, -1));
  const isTop = parents.some((parent) => parent.length === 0);
  const names = parents.map((parent) => (parent.length === 0 ? "the top level" : formatLabel(parent)));
  const where = joinWords(names, "or");
  const to = isTop ? "to" : "into";
  const ways = homes.map((home, at) => move(manifest, from, home, `Move it ${to} ${names[at] ?? ""}`));
  return {
    message: `${says}; it belongs ${isTop ? "at" : "in"} ${where}`,
    help: say(`Move it ${to} ${where}`, ...ways),
  };
}

interface KeyRename {
  readonly path: Path;
  readonly key: string;
  /** The name that was meant, and its schema. */
  readonly meant: string;
  readonly property: Readonly<Record<string, unknown>>;
}

/** How a key gets the name that was meant. One word becomes a list where the key takes several. */
export function describeRename(manifest: Manifest, { path, key, meant, property }: KeyRename): { readonly help: Help } {
  const at = [...path, key];
  const value = manifest.valueAt(...at);
  const isListed = typeof value === "string" && isListOfTexts(property);
  if (!isListed) return { help: certain(rename(manifest, at, meant)) };
  const edits = [...manifest.rename(at, meant), ...manifest.replace(at, [value])];
  return { help: certain(edit(`Write ${quote(meant)}: [${quote(value)}]`, edits)) };
}

function isListOfTexts({ type, items }: Readonly<Record<string, unknown>>): boolean {
  return type === "array" && (items as { readonly type?: unknown } | undefined)?.type === "string";
}

function describeWrongValue(manifest: Manifest, error: ShapeError): Problem<ShapeCode> {
  const { path, keyword, params } = error;
  return {
    code: getShapeCode(keyword, params["limit"]),
    at: manifest.at(...path),
    ...describeShapeError(formatLabel(path), manifest.valueAt(...path), error, manifest),
  };
}

/** A place in the manifest as its author would name it: `"commands[0].name"`. */
export function formatLabel(path: readonly (string | number)[]): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${String(step)}]` : `.${step}`));
  return quote(steps.join("").replace(/^\./u, ""));
}

function getProperty(schema: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return properties[key] ?? {};
}

const lowerFirstLetter = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
