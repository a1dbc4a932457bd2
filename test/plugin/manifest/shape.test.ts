import { describe, expect, test } from "vitest";
import { findShapeProblems } from "../../../src/checks/shape-problems.js";
import { makeManifest } from "../../../src/plugin/manifest/manifest.js";
import { toObjectText } from "../../../src/base/text/json/json-object.js";
import { validateShape, type ShapeError } from "../../../src/plugin/manifest/shape.js";
import { readJson } from "../../../src/base/text/json/read-json.js";
import { changed, fullManifest, HOSTILE_KEY, type Position } from "../../support/schema-sample.js";

const VALUES: readonly (readonly [string, unknown])[] = [
  ["string", "x"],
  ["number", -1],
  ["boolean", false],
  ["array", []],
  ["object", {}],
  ["null", null],
];

const labelled = ({ path }: Position): string => JSON.stringify(path);
const listErrors = (value: unknown): readonly ShapeError[] => validateShape(value).errors;
const reported = (value: unknown): unknown =>
  listErrors(value).map(({ path, keyword, advisory }) => ({ path, keyword, advisory }));

function listKinds({ schema }: Position): readonly unknown[] {
  if (Array.isArray(schema["kinds"])) return schema["kinds"];
  return "enum" in schema ? ["string"] : "type" in schema ? [schema["type"]] : VALUES.map(([kind]) => kind);
}

describe.each([
  ["strings", 0],
  ["objects", 1],
])("a full manifest whose author and permissions are %s", (_, form) => {
  const { value, positions } = fullManifest(form);
  const objects = positions.filter(({ schema }) => schema["additionalProperties"] === false);

  test("fits", () => {
    expect(positions.length).toBeGreaterThan(100);
    expect(reported(value)).toEqual([]);
  });

  test("has one error, at the place, for each wrong kind of value at each place", () => {
    for (const position of positions) {
      const allowed = listKinds(position);
      for (const [kind, wrong] of VALUES.filter(([name]) => !allowed.includes(name))) {
        const errors = listErrors(changed(value, position.path, wrong));
        const what = `${kind} at ${labelled(position)}`;
        expect(
          errors.map(({ path }) => path),
          what,
        ).toEqual([position.path]);
        expect(errors[0]?.advisory, what).toBe(false);
        expect(Object.keys(errors[0]?.schema ?? {}), what).not.toEqual([]);
      }
    }
  });

  test("has one error for each missing key, at the object without it", () => {
    for (const { path, schema } of objects) {
      for (const [list, advisory] of [
        ["required", false],
        ["recommended", true],
      ] as const) {
        for (const key of (schema[list] ?? []) as readonly string[]) {
          const [error, ...others] = listErrors(changed(value, [...path, key], undefined));
          expect(others).toEqual([]);
          expect(error).toMatchObject({ path, keyword: "required", params: { missingProperty: key }, advisory });
          expect(Object.keys(error?.schema["properties"] ?? {}), key).toContain(key);
        }
      }
    }
  });

  test("has one error for each unknown key, at the object that has it", () => {
    for (const { path, schema } of objects) {
      for (const key of [HOSTILE_KEY, "__proto__", "constructor", "toString", "hasOwnProperty", ""]) {
        const errors = listErrors(changed(value, [...path, key], 1));
        expect(errors).toMatchObject([{ path, keyword: "additionalProperties", params: { additionalProperty: key } }]);
        expect(errors[0]?.schema["properties"]).toEqual(schema["properties"]);
      }
    }
  });
});

describe("of a value with several forms", () => {
  const { value } = fullManifest(0);

  test.each([
    ["neither", ["author"], 3, [{ path: ["author"], keyword: "anyOf", advisory: false }]],
    ["an empty string", ["author"], "", [{ path: ["author"], keyword: "minLength", advisory: false }]],
    [
      "an unlisted permission",
      ["permissions", 0],
      "x",
      [{ path: ["permissions", 0], keyword: "enum", advisory: false }],
    ],
    ["an array", ["permissions", 0], [], [{ path: ["permissions", 0], keyword: "anyOf", advisory: false }]],
    [
      "an empty object",
      ["author"],
      {},
      [
        { path: ["author"], keyword: "required", advisory: true },
        { path: ["author"], keyword: "required", advisory: false },
      ],
    ],
    [
      "a wrong part",
      ["permissions", 0],
      { type: "camera", description: "x", required: 1 },
      [{ path: ["permissions", 0, "required"], keyword: "type", advisory: false }],
    ],
  ])("only the form that it has is reported: %s", (_, path, wrong, errors) => {
    expect(reported(changed(value, path, wrong))).toEqual(errors);
  });

  test("each item is judged by its own form", () => {
    const permissions = ["x", { type: "x", description: "x", required: true }, 3];
    expect(reported({ ...(value as object), permissions })).toEqual([
      { path: ["permissions", 0], keyword: "enum", advisory: false },
      { path: ["permissions", 1, "type"], keyword: "enum", advisory: false },
      { path: ["permissions", 2], keyword: "anyOf", advisory: false },
    ]);
  });
});

describe("the sentences", () => {
  const findMessages = (value: unknown, key: string): readonly string[] => {
    const object = toObjectText(readJson("manifest.json", JSON.stringify(value)));
    if (!object) throw new Error("no object");
    const manifest = makeManifest(object);
    return Array.from(
      findShapeProblems({ manifest, shape: validateShape(manifest.value) }, key),
      ({ message }) => message,
    );
  };
  const webhook = { name: "x", endpoint: "/x", events: ["x"], description: "x" };
  const without = (key: string, added: object): object => ({
    ...Object.fromEntries(Object.entries(webhook).filter(([name]) => name !== key)),
    ...added,
  });

  test("report an unknown key and the missing one that was meant once", () => {
    expect(findMessages({ webhooks: [without("endpoint", { endpiont: "/x" })] }, "webhooks")).toEqual([
      '"webhooks[0]" has the unknown key "endpiont", and "endpoint" is missing; did you mean that?',
    ]);
  });

  test("report every other missing key, also where two unknown ones are near", () => {
    expect(
      findMessages({ webhooks: [without("endpoint", { endpiont: "/x", endpointt: "/x" })] }, "webhooks"),
    ).toHaveLength(2);
    expect(findMessages({ webhooks: [without("endpoint", { secret: 1 })] }, "webhooks")).toHaveLength(2);
    expect(
      findMessages({ webhooks: [webhook, without("name", {}), without("events", { nam: 1 })] }, "webhooks"),
    ).toHaveLength(3);
  });

  test("are there for every wrong value at every place, and name it", () => {
    const { value, positions } = fullManifest(1);
    for (const { path } of positions.filter((position) => position.path.length > 0)) {
      for (const [, wrong] of VALUES) {
        const bad = changed(value, path, wrong);
        const key = String(path[0]);
        const count = listErrors(bad).length;
        const messages = findMessages(bad, key);
        expect(messages.length, JSON.stringify([path, wrong])).toBeLessThanOrEqual(count);
        if (count > 0) expect(messages.join("\n"), JSON.stringify([path, wrong])).toContain(key);
        expect(messages.join("\n")).not.toMatch(/undefined|\[object|which is not allowed/u);
      }
    }
  });

  test("name a hostile key as it is in the file", () => {
    expect(findMessages({ dependencies: { [HOSTILE_KEY]: 1 } }, "dependencies")).toEqual([
      `${JSON.stringify(`dependencies.${HOSTILE_KEY}`)} is 1, but must be a string`,
    ]);
  });
});
