import { checks } from "./checks/index.js";
import { inspect } from "./core/inspect.js";
import type { Finding } from "./core/report.js";
import { listRulesNotJudged, type NotJudged } from "./checks/rules-not-judged.js";
import { absent, isAbsent, type Absent } from "./plugin/absent.js";
import { analyzeLicense } from "./plugin/manifest/license.js";
import { makeManifest, type Manifest } from "./plugin/manifest/manifest.js";
import { explainPointer, isPointerContent } from "./base/git/lfs-pointer.js";
import { toObjectText } from "./base/text/json/json-object.js";
import type { FactName, Plugin } from "./plugin/reading.js";
import { validateShape } from "./plugin/manifest/shape.js";
import { SPDX } from "./plugin/manifest/spdx.js";
import type { JsonText } from "./base/text/json/json-text.js";
import { makeJsonOfValue } from "./base/text/json/json-value.js";
import { readJson } from "./base/text/json/read-json.js";

export type { Finding } from "./core/report.js";
export type { NotJudged } from "./checks/rules-not-judged.js";
export type { PluginManifest } from "./generated/manifest-types.js";

export interface ValidateOptions {
  /** Valid also under the stricter rules of the sample validator; false by default. */
  readonly strict?: boolean;
}

/** What is wrong with a manifest (specification, "Validation result"). */
export interface ManifestResult {
  /** Whether there is no error. */
  readonly valid: boolean;
  readonly errors: readonly Finding[];
  /** Warnings and notices, each with its own severity. */
  readonly warnings: readonly Finding[];
  /** What takes files, or a complete JSON Schema validator: `validate` on the command line checks it. */
  readonly notJudged: readonly NotJudged[];
}

const FILE = "manifest.json";
const NO_FILES = absent("validateManifest sees no files");
/** All that a check could ask for. */
const NO_FACTS = Object.fromEntries(
  checks.flatMap(({ needs, wants = [] }) => [...needs, ...wants]).map((name) => [name, NO_FILES]),
) as Record<FactName, Absent>;

/**
 * Validates a manifest by every rule that needs no files. Synchronous, never throws, and runs in a browser too.
 *
 * @param manifest the text or the bytes of a manifest.json, which give findings with ranges, or its value, which gives
 *   pointers.
 */
export function validateManifest(manifest: unknown, { strict = false }: ValidateOptions = {}): ManifestResult {
  try {
    const isText = typeof manifest === "string" || manifest instanceof Uint8Array;
    const json = isText ? readText(manifest) : makeJsonOfValue(FILE, manifest);
    // A text that is empty is an empty file; the size of any other says nothing.
    return runChecks(makePluginOfManifest(json, isText && manifest.length === 0 ? 0 : 1), strict);
  } catch (error) {
    // A getter or a proxy of the caller's may throw anything at any time.
    return { valid: false, errors: [makeUnreadableFinding(error)], warnings: [], notJudged: [] };
  }
}

function readText(text: string | Uint8Array): JsonText | Absent {
  return isPointerContent(text) ? absent(explainPointer(FILE)) : readJson(FILE, text);
}

function runChecks(plugin: Plugin, strict: boolean): ManifestResult {
  const { findings, outcomes } = inspect(plugin, checks, { occasion: "push", strict });
  const crashes = outcomes.flatMap((outcome) =>
    outcome.status === "crashed" ? [makeUnreadableFinding(outcome.error)] : [],
  );
  const errors = [...findings.filter(({ severity }) => severity === "error"), ...crashes];
  return {
    valid: errors.length === 0,
    errors,
    warnings: findings.filter(({ severity }) => severity !== "error"),
    notJudged: listRulesNotJudged(plugin, checks, outcomes),
  };
}

function makeUnreadableFinding(error: unknown): Finding {
  const [why = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return {
    check: "manifest-json",
    code: "unreadable",
    severity: "error",
    stopsRelease: true,
    message: `The manifest could not be read to its end: ${why}`,
    help: "Give the text of manifest.json, or what JSON.parse makes of it",
    location: { file: FILE, pointer: "" },
  };
}

function makePluginOfManifest(json: JsonText | Absent, size: number): Plugin {
  const object = isAbsent(json) ? json : (toObjectText(json) ?? absent(`${FILE} is not a JSON object`));
  const manifest = isAbsent(object) ? object : makeManifest(object);
  const deriveFact = <Fact>(read: (manifest: Manifest) => Fact) => ("absent" in manifest ? manifest : read(manifest));
  return {
    folder: "",
    facts: {
      ...NO_FACTS,
      manifestFile: { name: FILE, path: FILE, state: "file", size },
      missingManifest: { nested: [] },
      manifestText: json,
      manifest,
      shape: deriveFact(({ value }) => validateShape(value)),
      license: deriveFact(({ value }) => analyzeLicense(value["license"], SPDX)),
      configFaults: absent("validateManifest has no worker"),
      tag: absent("this is not a release"),
    },
  };
}
