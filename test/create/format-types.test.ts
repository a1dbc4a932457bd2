import { expect, test } from "vitest";
import { formatTypes } from "../../src/create/format-types.js";

/** The lines between the braces of an interface, or its whole line where it has none. */
function typesOf(properties: object, name = "Settings", more = {}): string {
  const none = { defaults: undefined, permissions: undefined, commands: undefined };
  const text = formatTypes({ ...none, schema: { type: "object", properties }, ...more });
  const found = new RegExp(`export (?:interface ${name} \\{\\n([^]*?)\\n\\}|type ${name} = (.*);)`, "u").exec(text);
  return found?.[1] ?? found?.[2] ?? "";
}

test.each<[string, object, string]>([
  ["a text", { type: "string" }, "string"],
  ["an integer", { type: "integer" }, "number"],
  ["nothing", { type: "null" }, "null"],
  ["several types", { type: ["string", "integer", "number"] }, "string | number"],
  ["several ways", { oneOf: [{ type: "string" }, { const: 5 }] }, "string | 5"],
  ["any way", { anyOf: [{ type: "boolean" }, {}] }, "boolean | unknown"],
  ["a type and ways", { type: "string", anyOf: [{ type: "number" }] }, "string"],
  ["values", { type: "string", enum: ["a", null, 1, true] }, '"a" | null | 1 | true'],
  ["no value", { enum: [] }, "never"],
  ["a value that is an object", { const: {} }, "unknown"],
  ["a list", { type: "array", items: { type: ["string", "null"] } }, "readonly (string | null)[]"],
  ["a list of anything", { type: "array" }, "readonly (unknown)[]"],
  [
    "an object",
    { type: "object", properties: { a: { type: "number", default: 1 } } },
    "{\n    readonly a: number;\n  }",
  ],
  [
    "an object without keys",
    { type: "object", additionalProperties: { type: "string" } },
    "Readonly<Record<string, string>>",
  ],
  ["an unknown type", { type: "date" }, "unknown"],
  ["no schema", [], "unknown"],
])("the type of %s", (_, property, type) => {
  expect(typesOf({ a: property })).toBe(`  readonly a?: ${type};`);
});

test.each<[string, (inner: object) => object]>([
  ["lists", (items) => ({ type: "array", items })],
  ["objects", (a) => ({ type: "object", properties: { a } })],
  ["records", (additionalProperties) => ({ type: "object", additionalProperties })],
  ["ways", (one) => ({ anyOf: [one] })],
])("%s within each other have a type down to a depth", (_, wrap) => {
  const nest = (times: number): object =>
    Array.from({ length: times }).reduce<object>((inner) => wrap(inner), { type: "boolean" });
  expect(typesOf({ a: nest(16) })).toContain("boolean");
  expect(typesOf({ a: nest(17) })).toMatch(/^(?=[^]*unknown)(?![^]*boolean)/u);
});

test("a property that is required or has a default is there, and is described", () => {
  const properties = {
    first: { type: "string", title: "The title" },
    second: { type: "string", description: "  Two\n lines */ ", title: "No" },
    third: { type: "string", default: "", description: " " },
    "a-b": { type: "string" },
  };
  const schema = { properties, required: ["first", 7] };
  expect(typesOf({}, "Settings", { schema, defaults: { second: "x" } }).split("\n")).toEqual([
    "  /** The title */",
    "  readonly first: string;",
    "  /** Two lines *\\/ */",
    "  readonly second: string;",
    "  readonly third: string;",
    '  readonly "a-b"?: string;',
  ]);
  expect(typesOf({})).toBe("Readonly<Record<never, never>>");
});

test("a command has the options that have a name, or none", () => {
  const options = [
    { name: "deep", type: "boolean", default: false },
    { name: "place", type: "string", required: true, description: "Where" },
    { name: "days", type: "number", required: "yes" },
    { type: "string" },
    null,
  ];
  const commands = [{ name: "now" }, { name: "sync-all", description: "Syncs", options }, {}];
  expect(typesOf({}, "CommandOptions", { commands }).split("\n")).toEqual([
    "  readonly now: Readonly<Record<never, never>>;",
    "  /** Syncs */",
    '  readonly "sync-all": {',
    "    readonly deep: boolean;",
    "    /** Where */",
    "    readonly place: string;",
    "    readonly days?: number;",
    "  };",
  ]);
  expect(typesOf({}, "CommandOptions", { commands: {} })).toBe("Readonly<Record<never, never>>");
});

test("the permissions are those that have a name", () => {
  const permissions = ["storage-read", { type: "camera" }, { why: "?" }, 7, "storage-read"];
  expect(typesOf({}, "Permission", { permissions })).toBe('"storage-read" | "camera"');
  expect(typesOf({}, "Permission")).toBe("never");
});
