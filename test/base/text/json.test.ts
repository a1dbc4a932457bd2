import { describe, expect, test } from "vitest";
import { applyFixes } from "../../../src/base/text/edits.js";
import { makeJsonOfValue } from "../../../src/base/text/json/json-value.js";
import { readJson } from "../../../src/base/text/json/read-json.js";
import { indexLines } from "../../../src/base/text/lines.js";
import type { Edit, Range } from "../../../src/base/text/location.js";
import { random } from "../../support/random.js";

const read = (text: string): ReturnType<typeof readJson> => readJson("a.json", text);
const kinds = (text: string): readonly string[] => read(text).problems.map(({ kind }) => kind);

describe("places", () => {
  const text = '{\n  "a": { "b": [1, "two", null] },\n  "a\\/b~": true\n}\n';
  const json = read(text);
  const words = (range: Range): string => indexLines(text).slice(range);

  test("of a value and of its key", () => {
    expect(words(json.at("a", "b", 1).range)).toBe('"two"');
    expect(words(json.keyAt("a", "b").range)).toBe('"b"');
    expect(json.at("a", "b", 1)).toMatchObject({ file: "a.json", pointer: "/a/b/1" });
  });

  test("pointers escape slashes and tildes", () => {
    expect(json.at("a/b~")).toMatchObject({ pointer: "/a~1b~0" });
  });

  test("a missing key is at the bracket of its object", () => {
    expect(json.at("a", "c")).toMatchObject({
      pointer: "/a",
      range: { start: { line: 2, column: 8 }, end: { line: 2, column: 9 } },
    });
    expect(words(json.at("a", "b", 7).range)).toBe("[");
    expect(words(json.keyAt("nothing", "here").range)).toBe("{");
  });

  test("of two equal keys the last counts, as it does for its value", () => {
    const twice = read('{ "a": 1,\n "a": 2 }');
    expect(twice.value).toEqual({ a: 2 });
    expect(twice.at("a").range.start.line).toBe(2);
  });

  test("inherited names are not keys", () => {
    expect(json.at("constructor")).toMatchObject({ pointer: "" });
    expect(json.at("toString")).toMatchObject({ pointer: "" });
  });

  test.each([
    ['{ "a:b": "c:d::", "e": [{ "f": ":" }] }', true],
    ['{ "a:b": "c:d", "a:b": "::" }', false],
    ['{ "a": ":::", "a": "" }', false],
    ['{ "a": "", "a": ":::" }', false],
    ['{ "a": { "b": ":" }, "a": ":" }', false],
    ['{ "__proto__": { "a": 1 } }', true],
    ['{ "__proto__": 1, "__proto__": 2 }', false],
    [`${"[".repeat(100)}${"]".repeat(100)}`, true],
    [`${"[".repeat(101)}${"]".repeat(101)}`, false],
    [`[${"1,".repeat(49_998)}1]`, true],
    [`[${"1,".repeat(49_999)}1]`, false],
    [`[${"[],".repeat(49_998)}[]]`, true],
    [`[${"[],".repeat(49_998)}{},[]]`, false],
    [`{ ${Array.from({ length: 25_000 }, (_, at) => `"k${String(at)}": {}`).join(",")} }`, false],
    [`{ ${Array.from({ length: 24_999 }, (_, at) => `"k${String(at)}": 1`).join(",")} }`, true],
    [`{ ${Array.from({ length: 25_000 }, (_, at) => `"k${String(at)}": 1`).join(",")} }`, false],
  ])("a text with a repeated key, or with too many values, has a problem: %.40s", (source, isFine) => {
    expect(kinds(source).length === 0).toBe(isFine);
  });

  test("a value in place of a text has the same pointers, and no ranges", () => {
    const value = makeJsonOfValue("a.json", json.value);
    for (const path of [[], ["a"], ["a", "b", 2], ["a", "x"], ["a/b~"], ["z", 1]] as const) {
      const { pointer, place } = json.at(...path);
      expect(value.at(...path)).toEqual({ file: "a.json", pointer, place });
    }
  });

  test("of a text without a value every place is its beginning", () => {
    const beginning = { line: 1, column: 1 };
    const range = { start: beginning, end: beginning };
    expect(read("\n{,").at("a")).toEqual({ file: "a.json", pointer: "", place: "", range });
  });
});

describe("edits", () => {
  const edited = (text: string, edits: readonly Edit[]): string => applyFixes(text, [edits]).text;

  test.each([
    ["a value", '{ "a": [1, 2] }', ["a", 1], "x", '{ "a": [1, "x"] }'],
    ["a value by an object", '{ "a": 1 }', ["a"], { b: ["c", 2], d: {} }, '{ "a": { "b": ["c", 2], "d": {} } }'],
    ["behind a byte order mark and a comment", '\uFEFF{ /* x */ "a": 1 }', ["a"], 2, '\uFEFF{ /* x */ "a": 2 }'],
    ["nothing that is missing", '{ "a": 1 }', ["b"], 2, '{ "a": 1 }'],
  ])("replace: %s", (_, text, path, value, expected) => {
    expect(edited(text, read(text).replace(path, value))).toBe(expected);
  });

  test.each([
    ["the first key, and the comma behind it", '{ "a": 1, "b": 2 }', ["a"], '{ "b": 2 }'],
    ["the last key, and the comma before it", '{\n  "a": 1,\n  "b": 2\n}', ["b"], '{\n  "a": 1\n}'],
    ["the only item", "[ 1 ]", [0], "[  ]"],
    ["not the whole text", "[1]", [], "[1]"],
    ["no comment", '{\n  "a": 1, // one\n  "b": 2 // two\n}', ["b"], '{\n  "a": 1 // one\n // two\n}'],
    ["no comment that would hide what follows", '["a", // a\n"b", "c"]', [1], '["a" // a\n, "c"]'],
    ["no comment within a list", "[ 1, /* a */ 2, /* b */ 3 ]", [1], "[ 1 /* a */, /* b */ 3 ]"],
  ])("remove: %s", (_, text, path, expected) => {
    expect(edited(text, read(text).remove(path))).toBe(expected);
  });

  test.each([
    ["a key", '{ "a": { "b": 1 } }', ["a", "b"], '{ "a": { "c\\"": 1 } }'],
    ["no item of an array", '{ "a": [1] }', ["a", 0], '{ "a": [1] }'],
    ["no key that is missing", "{}", ["a"], "{}"],
  ])("rename: %s", (_, text, path, expected) => {
    expect(edited(text, read(text).rename(path, 'c"'))).toBe(expected);
  });

  test.each([
    ["as the last one is, on a line", '{\n  "a": 1\n}\n', '{\n  "a": 1,\n  "k": [1, 2]\n}\n'],
    ["with Windows line breaks", '{\r\n\t"a": 1\r\n}', '{\r\n\t"a": 1,\r\n\t"k": [1, 2]\r\n}'],
    ["on one line", '{ "a": 1 }', '{ "a": 1, "k": [1, 2] }'],
    ["without spaces", '{"a":1,"b":2}', '{"a":1,"b":2,"k": [1, 2]}'],
    ["to an empty object", "{\n}", '{ "k": [1, 2] }'],
    ["not where the key is", '{ "k": 1 }', '{ "k": 1 }'],
    ["not to an array", "[1]", "[1]"],
  ])("add: %s", (_, text, expected) => {
    expect(edited(text, read(text).add([], "k", [1, 2]))).toBe(expected);
  });

  test.each([
    ["on lines of their own", '[\n  "a",\n  "b"\n]', '[\n  "a",\n  "b",\n  "x",\n  "y"\n]'],
    ["on one line", '["a"]', '["a", "x", "y"]'],
    ["without spaces", '["a","b"]', '["a","b","x","y"]'],
    ["to an empty array", "[]", '["x", "y"]'],
    ["not to an object", "{}", "{}"],
  ])("append: %s", (_, text, expected) => {
    expect(edited(text, read(text).append([], ["x", "y"]))).toBe(expected);
  });

  test("every edit leaves JSON with what was asked for, whatever the text looks like", () => {
    const next = random(3);
    let edits = 0;
    for (let round = 0; round < 2000; round++) {
      const blank = (): string => ["", " ", "\n", "\r\n  ", "\t"][next(5)] ?? "";
      const items = Array.from(
        { length: next(4) },
        (_, at) => `${blank()}"k${String(at)}"${blank()}:${blank()}[${blank()}]`,
      );
      const text = `{${items.join(`${blank()},`)}${blank()}}`;
      const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
      const key = `k${String(next(4))}`;
      const after = (changes: readonly Edit[]): unknown => JSON.parse(edited(text, changes));
      const isThere = Object.hasOwn(value, key);
      if (isThere) edits++;
      const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      const json = read(text);
      expect(after(json.remove([key]))).toEqual(others);
      expect(after(json.replace([key], 1))).toEqual(isThere ? { ...value, [key]: 1 } : value);
      expect(after(json.rename([key], "other"))).toEqual(isThere ? { ...others, other: [] } : value);
      expect(after(json.add([], key, 1))).toEqual(isThere ? value : { ...value, [key]: 1 });
      expect(after(json.append([key], [1, "x"]))).toEqual(isThere ? { ...value, [key]: [1, "x"] } : value);
    }
    expect(edits).toBeGreaterThan(500);
  });

  test("a removal keeps every comment, and takes nothing else", () => {
    const next = random(5);
    let commented = 0;
    for (let round = 0; round < 2000; round++) {
      const blank = (): string => ["", " ", "\n", "\r\n  ", "/* a */", "// b\n", " /* c\n */ "][next(7)] ?? "";
      const items = Array.from(
        { length: 1 + next(3) },
        (_, at) => `${blank()}"k${String(at)}"${blank()}:${blank()}[${blank()}]`,
      );
      const text = `{${items.join(`${blank()},`)}${blank()}}`;
      const key = `k${String(next(3))}`;
      const before = read(text);
      const after = read(edited(text, before.remove([key])));
      const others = Object.entries(before.value as object).filter(([name]) => name !== key);
      const commentsOf = (json: typeof before) => json.problems.map(({ kind, subject }) => [kind, subject]);
      expect([after.value, commentsOf(after)]).toEqual([Object.fromEntries(others), commentsOf(before)]);
      if (commentsOf(after).length > 0 && others.length < items.length) commented++;
    }
    expect(commented).toBeGreaterThan(500);
  });

  test("a value that a program gave is not edited", () => {
    const json = makeJsonOfValue("a.json", { a: [1] });
    const all = [json.replace(["a"], 1), json.remove(["a"]), json.rename(["a"], "b"), json.add([], "b", 1)];
    expect([...all, json.append(["a"], [2])]).toEqual([[], [], [], [], []]);
  });
});

describe("problems", () => {
  test.each([
    ["a comment", '{ "a": 1 /* x */ }', ["comment"]],
    ["a trailing comma", '{ "a": [1,], }', ["trailing-comma", "trailing-comma"]],
    ["an escaped duplicate", '{ "a": 1, "\\u0061": 2 }', ["duplicate-key"]],
    ["equal keys in different objects are fine", '{ "a": { "a": 1 }, "b": { "a": 1 } }', []],
    ["half a character", '{ "a": "\\ud800" }', ["lone-surrogate"]],
    ["a control character", '{ "a": "\\u0000" }', ["control-character"]],
    ["a number that overflows", "[1e400, -1e999]", ["number", "number"]],
    ["a byte order mark", "\uFEFF{}", ["byte-order-mark"]],
    ["a missing comma", '{ "a": 1 "b": 2 }', ["syntax"]],
    ["a string that is not closed", '{ "a": "b\n}', ["syntax"]],
    ["single quotes", "{ 'a': 1 }", ["syntax"]],
    ["nothing", "", ["syntax"]],
    ["too many levels", "[".repeat(101) + "]".repeat(101), ["unreadable"]],
    ["a hundred levels are fine", "[".repeat(100) + "]".repeat(100), []],
    ["brackets without an end", "[{".repeat(500_000), ["unreadable"]],
    ["brackets that a comment hides", `//"\n${"[".repeat(5000)}`, ["unreadable"]],
  ])("%s", (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test("the value is there in spite of what can be removed", () => {
    expect(read('\uFEFF{ "a": [1,], /* b */ "c": 2, }').value).toEqual({ a: [1], c: 2 });
  });

  test("a text of more than 1 MiB is not read", () => {
    expect(read(`"${"x".repeat(1024 * 1024)}"`)).toMatchObject({
      value: undefined,
      problems: [{ kind: "unreadable" }],
    });
  });

  test("many syntax errors are reported as ten and a number", () => {
    const { problems } = read(`{${"\n a".repeat(50)}`);
    expect(problems).toHaveLength(10);
    expect(problems.at(-1)?.message).toMatch(/and \d+ more lines/u);
  });

  test("applying every fix leaves nothing that could be fixed", () => {
    const text = '\uFEFF{ // one\n  "a": [1,2,], /* two */\n}\n';
    const fixed = applyFixes(text, [read(text).problems.flatMap(({ fix = [] }) => fix)]).text;
    expect(fixed).toBe('{\n  "a": [1,2]\n}\n');
    expect(kinds(fixed)).toEqual([]);
  });
});
