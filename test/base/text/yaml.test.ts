import { describe, expect, test } from "vitest";
import { indexLines } from "../../../src/base/text/lines.js";
import { parseYaml } from "../../../src/base/text/yaml/yaml.js";
import { findEntry, findScalars, getText, getValue, type YamlNode } from "../../../src/base/text/yaml/yaml-tree.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";
import { sampleOf } from "../../support/torture.js";

/** The source of a value, as its place has it. */
function sourceAt(text: string, ...path: readonly string[]): string {
  const node = path.reduce<YamlNode | undefined>((holder, key) => getValue(holder, key), parseYaml(text).root);
  return node?.kind === "scalar" ? text.slice(node.start, node.end) : "";
}

test("every scalar is a text, and knows its place", () => {
  const text = "on: push\nnumber: 012\nquoted: 'it''s' # why\nscript: |\n  npm ci\n\nempty:\n";
  const { root } = parseYaml(text);
  expect(["on", "number", "quoted", "script", "empty"].map((key) => getText(getValue(root, key)))).toEqual([
    ...["push", "012", "it's", "npm ci\n", ""],
  ]);
  expect(sourceAt(text, "quoted")).toBe("'it''s'");
  expect(sourceAt(text, "script")).toBe("|\n  npm ci");
  const key = findEntry(root, "number")?.key;
  expect(text.slice(key?.start, key?.end)).toBe("number");
});

test("an alias has the value that it names, and its own place", () => {
  const text = "a: &name [x, y]\nb: *name\nc: &name z\nd: *name\n";
  const { root } = parseYaml(text);
  expect(findScalars(getValue(root, "b")).map((item) => item.text)).toEqual(["x", "y"]);
  expect(getText(getValue(root, "d"))).toBe("z");
  expect(sourceAt(text, "d")).toBe("*name");
});

test("a byte order mark moves nothing", () => {
  const text = "\ufeffon: push\njobs: x\n";
  expect(sourceAt(text, "jobs")).toBe("x");
});

test.each([
  ["a: b\n  c: d\n", "1:4"],
  ["a: [b, c\nd: e\n", "2:1"],
  ["a: 'b\n", "2:1"],
  ["a: b\na: c\n", "2:1"],
  ["a: *b\n", "1:4"],
  ["[a]: b\n", "1:1"],
  ["a: b\n---\nc: d\n", "2:1"],
])("what GitHub cannot read is a fault at its place: %j", (text, place) => {
  const { fault } = parseYaml(text);
  const { line, column } = indexLines(text).position(fault?.start ?? NaN);
  expect(`${String(line)}:${String(column)}`).toBe(place);
});

const SIZE = 64 * 1024;
const filled = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
const BOMB = Array.from(
  { length: 2000 },
  (_, at) => `a${String(at + 1)}: &a${String(at + 1)} [${`*a${String(at)},`.repeat(9)}]`,
);

/** Two seconds are many times what these take, and little compared with a cost quadratic in the size. */
const LIMIT = 4000;

describe("hostile texts of 64 KiB end in time, and in a fault or in a tree", () => {
  const PIECES = [
    ...[
      "[",
      "{",
      "- ",
      "? ",
      ": ",
      "&a ",
      "!a ",
      "%YAML 1.2\n",
      "---\n",
      "# x\n",
      " ",
      "\n",
      "\t",
      "'",
      '"',
      "a\r",
      "\0",
    ],
    ...["}\n", "a: b: c\n", "@`\n", '"a" "b" ', "*a *b ", "a: |\n", "a: {", "- a: [", "k: v\n", "a, ", "${{ "],
  ];

  nightly.each(sampleOf(PIECES, 14))("of %j", (piece) => {
    const text = `on: push\njobs:\n  ${filled(piece)}\n`;
    const effort = startEffort();
    const { root, fault } = parseYaml(text);
    expect(effort()).toBeLessThan(LIMIT);
    expect(root !== undefined || fault !== undefined).toBe(true);
  });

  test.each([
    ["thousands of keys", Array.from({ length: 12_000 }, (_, at) => `k${String(at)}: v`).join("\n")],
    ["thousands of aliases", `a: &a x\nb:\n${filled(" - *a\n")}`],
    ["aliases of aliases of aliases", ["a0: &a0 x", ...BOMB].join("\n")],
    [
      "lines that are indented deeper and deeper",
      Array.from({ length: 500 }, (_, at) => `${" ".repeat(at)}a:`).join("\n"),
    ],
  ])("of %s", (_, text) => {
    const effort = startEffort();
    parseYaml(text);
    expect(effort()).toBeLessThan(LIMIT);
  });
});
