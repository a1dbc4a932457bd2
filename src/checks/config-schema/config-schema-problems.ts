import { findPassedLimit, type PassedLimit } from "../../plugin/config-schema/config-limits.js";
import {
  LISTED_KEYWORDS,
  isKeyword,
  walkSchemaNodes,
  SILENT_KEYWORDS,
  type SchemaNode,
} from "../../plugin/config-schema/config-keywords.js";
import { DIALECTS, getDialect, type ConfigSchema } from "../../plugin/config-schema/config-schemas.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { groupBy } from "../../base/text/lists.js";
import { isObject, type JsonObject } from "../../base/text/json/json-object.js";
import { findNearest } from "../../base/text/nearest.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigSchemaCode } from "./config-codes.js";
import { formatKeyLabel } from "./config-fault-problem.js";
import { findConfigNodeProblems } from "./config-node-problems.js";
import { formatLabel } from "../shape-problems.js";
import { certain, decide, remove, rename, say, set, type Help } from "../../base/text/help.js";

/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
export function* findConfigSchemaProblems(
  manifest: Manifest,
  { path, schema }: ConfigSchema,
): Generator<Problem<ConfigSchemaCode>> {
  const limit = findPassedLimit(schema);
  if (limit) {
    yield { code: "too-large", at: manifest.keyAt(...path), ...describeLimit(formatKeyLabel(path), limit) };
    return;
  }
  if (hasSettingsOnly(schema)) {
    yield {
      code: "settings-only",
      at: manifest.keyAt(...path),
      message: `${formatKeyLabel(path)} contains the settings themselves, but must be a schema with "type" and "properties"`,
      help: set(
        manifest,
        path,
        { type: "object", properties: schema },
        'Write { "type": "object", "properties": { … } } around the settings',
      ),
    };
    return;
  }
  yield* findRootProblems(manifest, path, schema);
  const nodes = walkSchemaNodes(schema, path);
  for (const node of nodes) yield* findConfigNodeProblems(manifest, node, schema);
  yield* findOtherKeywords(manifest, nodes);
}

const LIMITS: Readonly<Record<PassedLimit["what"], { readonly unit: string; readonly help: string }>> = {
  bytes: { unit: "bytes of JSON", help: "Shorten the schema: long lists of values belong elsewhere" },
  levels: { unit: "levels", help: "Reduce the nesting" },
  settings: { unit: "settings", help: "Use fewer settings" },
};

function describeLimit(label: string, { what, most, found }: PassedLimit): { message: string; help: Help } {
  const { unit, help } = LIMITS[what];
  return {
    message: `${label} has ${formatNumber(found)} ${unit}, but may have at most ${formatNumber(most)}; it was not checked`,
    help: decide(help, "meaning"),
  };
}

/** Authors forget the two outer levels: `{ "city": { "type": "string" } }`. */
function hasSettingsOnly(schema: JsonObject): boolean {
  const entries = Object.entries(schema);
  return entries.length > 0 && entries.every(([key, value]) => !isKeyword(key) && isObject(value));
}

function* findRootProblems(
  manifest: Manifest,
  path: ConfigSchema["path"],
  schema: JsonObject,
): Generator<Problem<ConfigSchemaCode>> {
  const type = schema["type"];
  if (type === undefined) {
    const message = `${formatLabel(path)} has no "type"`;
    const help = set(manifest, [...path, "type"], "object", 'Add "type": "object"');
    yield { code: "no-type", at: manifest.at(...path, "type"), message, help };
  } else if (type !== "object") {
    yield {
      code: "root-type",
      at: manifest.at(...path, "type"),
      message: `${formatLabel([...path, "type"])} is ${quote(type)}, but must be "object"`,
      help: certain(set(manifest, [...path, "type"], "object", 'Write "object"; the settings go under "properties"')),
    };
  }
  if (schema["properties"] === undefined) {
    yield {
      code: "no-properties",
      at: manifest.at(...path, "properties"),
      message: `${formatLabel(path)} has no "properties"`,
      help: set(manifest, [...path, "properties"], {}, 'Add "properties": { … } with the settings'),
    };
  }
  if (getDialect(schema) === undefined) {
    const at = manifest.at(...path, "$schema");
    const allowed = `${quote(DIALECTS["draft-07"])} or ${quote(DIALECTS["2020-12"])}`;
    const message = `${formatLabel([...path, "$schema"])} is ${quote(schema["$schema"])}, but must be ${allowed}`;
    const help = say(
      "Write one of the two, or remove it to use draft-07",
      ...Object.values(DIALECTS).map((dialect) => set(manifest, [...path, "$schema"], dialect)),
      remove(manifest, [...path, "$schema"]),
    );
    yield { code: "unknown-dialect", at, message, help };
  }
}

/** Keywords that the platform does not list, each once, at its first place. */
function* findOtherKeywords(manifest: Manifest, nodes: readonly SchemaNode[]): Generator<Problem<ConfigSchemaCode>> {
  const described = nodes.filter(({ of }) => of !== "other");
  const found = described.flatMap((node) => Object.keys(node.schema).map((key) => ({ key, node })));
  const unlisted = found.filter(
    ({ key }) => !LISTED_KEYWORDS.has(key) && !SILENT_KEYWORDS.has(key) && key !== "$async",
  );
  for (const [key, [first, ...others]] of groupBy(unlisted, (one) => one.key))
    if (first) yield describeOtherKeyword(manifest, key, first.node, others.length);
}

function describeOtherKeyword(
  manifest: Manifest,
  key: string,
  { path, schema }: SchemaNode,
  others: number,
): Problem<ConfigSchemaCode> {
  const at = manifest.keyAt(...path, key);
  const meant = isKeyword(key) ? undefined : findNearest(key, LISTED_KEYWORDS);
  const subject = `${formatLabel(path)} has the keyword ${quote(key)}`;
  if (meant !== undefined && !Object.hasOwn(schema, meant)) {
    return {
      code: "misspelt-keyword",
      subject: key,
      at,
      severity: "notice",
      message: `${subject}, which JSON Schema does not know; did you mean ${quote(meant)}?`,
      help: certain(rename(manifest, [...path, key], meant)),
    };
  }
  const places = others === 1 ? "1 other place" : `${String(others)} other places`;
  const more = others === 0 ? "" : `, here and in ${places}`;
  return {
    code: "other-keyword",
    subject: key,
    at,
    severity: "notice",
    message: `${subject}, which the host's forms may ignore${more}`,
    help: decide("Make sure that the plugin works on hosts that ignore it", "meaning"),
  };
}
