import schema from "../../src/plugin/manifest/manifest.schema.json" with { type: "json" };

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A position in a full manifest, and the part of the schema for it. */
export interface Position {
  readonly path: Path;
  readonly schema: Json;
}

/** A key that is hard to get through pointers, paths and addresses. */
export const HOSTILE_KEY = "a/b~1c%zz %2F é \u{1f30a} ~0";

const FORMATS: Readonly<Record<string, string>> = { "web-url": "https://example.com", email: "a@example.com" };

/**
 * A manifest with every key that the schema knows, and all positions in it; `form` picks one of several forms of a
 * value.
 */
export function fullManifest(form: number): { readonly value: unknown; readonly positions: readonly Position[] } {
  const positions: Position[] = [];
  const sample = (node: unknown, path: Path): unknown => {
    const part = resolved(node, form);
    positions.push({ path, schema: part });
    if ("const" in part) return part["const"];
    if (Array.isArray(part["enum"])) return part["enum"][0];
    switch (part["type"]) {
      case "array":
        return [sample(part["items"], [...path, 0])];
      case "object":
        return objectOf(part, path);
      case "number":
        return 1;
      case "boolean":
        return true;
      case "string":
        return textOf(part);
      default:
        return null;
    }
  };
  const objectOf = (part: Json, path: Path): unknown => {
    const others = part["additionalProperties"];
    const entries = Object.entries((part["properties"] ?? {}) as Json);
    if (typeof others === "object") entries.push([HOSTILE_KEY, others], ["__proto__", others]);
    return Object.fromEntries(entries.map(([key, child]) => [key, sample(child, [...path, key])]));
  };
  return { value: sample(schema, []), positions };
}

/** The same value with another at a path; `undefined` removes. */
export function changed(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === step ? changed(item, rest, other) : item));
  const old = Object.entries((value ?? {}) as Json);
  const all = old.some(([key]) => key === step) ? old : [...old, [String(step), undefined] as const];
  const entries = all.map(([key, child]) => [key, key === step ? changed(child, rest, other) : child] as const);
  return Object.fromEntries(entries.filter(([, child]) => child !== undefined));
}

function textOf(part: Json): string {
  const { pattern } = part;
  const isVersion = typeof pattern === "string" && pattern.startsWith("^(0|");
  const text = pattern === "^/" ? "/x" : isVersion ? "1.0.0" : FORMATS[String(part["format"])];
  return text ?? "x".repeat(Number(part["minLength"] ?? 1));
}

function resolved(node: unknown, form: number): Json {
  const { $ref, allOf, anyOf, ...own } = node as Json;
  const definitions: Json = schema.definitions;
  const parts = [
    ...(typeof $ref === "string" ? [definitions[$ref.replace("#/definitions/", "")]] : []),
    ...(Array.isArray(allOf) ? (allOf as unknown[]) : []),
    ...(Array.isArray(anyOf) ? [(anyOf as unknown[])[form]] : []),
  ];
  const kinds = Array.isArray(anyOf) ? { kinds: (anyOf as unknown[]).map((one) => resolved(one, form)["type"]) } : {};
  return Object.assign({}, ...parts.map((part) => resolved(part, form)), own, kinds) as Json;
}
