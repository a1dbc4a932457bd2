import { describe, expect, test } from "vitest";
import { readJson } from "../../src/text/json/read-json.js";
import { readFullJson } from "../../src/text/json/json-full.js";
import { readPlainJson } from "../../src/text/json/json-plain.js";
import { linesOf } from "../../src/text/lines.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const full = (text: string): ReturnType<typeof readFullJson> => readFullJson("a.json", text);
const kinds = (text: string): readonly string[] => full(text).problems.map(({ kind }) => kind);

describe("places", () => {
  const text = '{\n  "a": { "b": [1, "two", null] },\n  "a\\/b~": true\n}\n';
  const json = full(text);
  const words = (range: ReturnType<typeof json.at>["range"]): string | undefined => range && linesOf(text).slice(range);

  test("of a value and of its key", () => {
    expect(words(json.at("a", "b", 1).range)).toBe('"two"');
    expect(words(json.keyAt("a", "b").range)).toBe('"b"');
    expect(json.at("a", "b", 1)).toMatchObject({ file: "a.json", pointer: "/a/b/1" });
  });

  test("pointers escape slashes and tildes", () => {
    expect(json.at("a/b~")).toMatchObject({ pointer: "/a~1b~0" });
  });

  test("a missing key is at the bracket of what lacks it", () => {
    expect(json.at("a", "c")).toMatchObject({
      pointer: "/a",
      range: { start: { line: 2, column: 8 }, end: { line: 2, column: 9 } },
    });
    expect(words(json.at("a", "b", 7).range)).toBe("[");
    expect(words(json.keyAt("nothing", "here").range)).toBe("{");
  });

  test("of two equal keys the last counts, as it does for its value", () => {
    const twice = full('{ "a": 1,\n "a": 2 }');
    expect(twice.value).toEqual({ a: 2 });
    expect(twice.at("a").range?.start.line).toBe(2);
  });

  test("inherited names are not keys", () => {
    expect(json.at("constructor")).toMatchObject({ pointer: "" });
    expect(readPlainJson("a.json", bytes(text))?.at("toString")).toEqual({ file: "a.json", pointer: "" });
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
  ])("a text in which a key stands twice, or that holds too much, is not plain: %.40s", (source, isPlain) => {
    expect(readPlainJson("a.json", source) !== undefined).toBe(isPlain);
  });

  test("without ranges pointers are the same", async () => {
    const plain = await readJson("a.json", bytes(text), false);
    const placed = await readJson("a.json", bytes(text), true);
    for (const path of [[], ["a"], ["a", "b", 2], ["a", "x"], ["a/b~"], ["z", 1]] as const) {
      expect(plain.at(...path)).toEqual({ file: "a.json", pointer: placed.at(...path).pointer });
    }
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
    expect(full('\uFEFF{ "a": [1,], /* b */ "c": 2, }').value).toEqual({ a: [1], c: 2 });
  });

  test("a text of more than 1 MiB is not read", () => {
    expect(full(`"${"x".repeat(1024 * 1024)}"`)).toMatchObject({
      value: undefined,
      problems: [{ kind: "unreadable" }],
    });
  });

  test("many syntax errors are told as ten and a number", () => {
    const { problems } = full(`{${"\n a".repeat(50)}`);
    expect(problems).toHaveLength(10);
    expect(problems.at(-1)?.message).toMatch(/and \d+ more lines/u);
  });

  test("applying every fix leaves nothing that could be fixed", () => {
    const text = '\uFEFF{ // one\n  "a": [1,2,], /* two */\n}\n';
    const lines = linesOf(text);
    const edits = full(text).problems.flatMap(({ fix = [] }) => fix);
    const offset = (edit: (typeof edits)[number]): number => lines.offset(edit.range.start);
    const fixed = edits
      .toSorted((a, b) => offset(b) - offset(a))
      .reduce((left, edit) => {
        const start = offset(edit);
        return left.slice(0, start) + edit.text + left.slice(start + lines.slice(edit.range).length);
      }, text);
    expect(fixed).toBe('{\n  "a": [1,2]\n}\n');
    expect(kinds(fixed)).toEqual([]);
  });
});
