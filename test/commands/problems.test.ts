import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { splitLines } from "../../src/commands/line-splitter.js";
import { findProblems } from "../../src/commands/problems/find-problems.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { hostileStrings } from "../runner/hostile.js";
import { random } from "../support/random.js";
import { EXPECTED } from "./expected-problems.js";
import { startEffort } from "../support/effort.js";

/** Where the tools ran when their outputs were kept. */
const ROOT = "/home/author/tide-table";
const OUTPUTS = join(import.meta.dirname, "outputs");
const FILES = JSON.parse(readFileSync(join(OUTPUTS, "sources.json"), "utf8")) as Record<string, string>;

function linesOf(bytes: Buffer): string[] {
  const lines: string[] = [];
  const splitter = splitLines((line) => lines.push(line));
  splitter.write(bytes);
  splitter.end();
  return lines;
}

/** Each problem as `file:line:column-end [what is there] message`. */
function reported(lines: readonly string[], root = ROOT, folder = ""): string[] {
  const { problems, more } = findProblems(lines, { workspace: inMemory(FILES), root, folder });
  const formatted = problems.map(({ at, message }) => {
    const { start, end } = at.range ?? { start: { line: 0, column: 0 }, end: { column: 0 } };
    const words = FILES[at.file]?.split("\n")[start.line - 1]?.slice(start.column - 1, end.column - 1) ?? "";
    return `${at.file}:${String(start.line)}:${String(start.column)} [${words}] ${message}`;
  });
  return more === 0 ? formatted : [...formatted, `and ${String(more)} more`];
}

const names = readdirSync(OUTPUTS)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.slice(0, -4));

describe.each(names)("the problems in %s", (name) => {
  const bytes = readFileSync(join(OUTPUTS, `${name}.txt`));
  const expected = EXPECTED[name]?.toSorted();

  test("is read at its places", () => {
    expect(reported(linesOf(bytes)).toSorted()).toEqual(expected);
  });

  test("is read the same with the line endings of Windows", () => {
    expect(reported(linesOf(Buffer.from(bytes.toString().replace(/\n/gu, "\r\n")))).toSorted()).toEqual(expected);
  });

  test("is read at the same places in a plugin below the repository's root", () => {
    const folder = "tide-table";
    const workspace = inMemory(
      Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`${folder}/${path}`, text])),
    );
    const { problems, more } = findProblems(linesOf(bytes), { workspace, root: dirname(ROOT), folder });
    const places = problems.map(
      ({ at }) => `${at.file}:${String(at.range?.start.line)}:${String(at.range?.start.column)}`,
    );
    expect([places.toSorted(), more]).toEqual([expected?.map((line) => `${folder}/${line.split(" ")[0] ?? ""}`), 0]);
  });
});

describe("a place", () => {
  const at = (file: string): string[] => reported([`${file}:1:1: wrong`]);

  test.each(["src/add.js", "./src/../src/add.js", `${ROOT}/src/add.js`])("written %s is in the repository", (file) => {
    expect(at(file)).toEqual(["src/add.js:1:1 [export] wrong"]);
  });

  test.each([
    ["outside of the repository", "../secret.js"],
    ["at the root of the disk", "/etc/passwd"],
    ["that is a folder", "src"],
    ["that is not there", "src/nowhere.js"],
    ["with a NUL", "src/add.js\0"],
    ["of a file address with a host", "file://host/src/add.js"],
    ["of a broken file address", "file:///%ff%fe"],
  ])("%s is none: the problem is counted only", (_, file) => {
    expect(at(file)).toEqual(["and 1 more"]);
  });

  test("in an installed package is none", () => {
    const workspace = inMemory({ "node_modules/a/index.js": "x" });
    const { problems, more } = findProblems(["node_modules/a/index.js:1:1: wrong"], {
      workspace,
      root: ROOT,
      folder: "",
    });
    expect([problems, more]).toEqual([[], 1]);
  });

  test("behind the end of its line is the line, and behind the end of its file the file", () => {
    expect(reported(["src/add.js:1:999: wrong"])).toEqual(["src/add.js:1:1 [export function add(a, b) {] wrong"]);
    expect(reported(["src/add.js:999:1: wrong"])).toEqual(["src/add.js:0:0 [] wrong"]);
  });
});

test("a crash of Node is read if no tool reports more", () => {
  const crash = [
    `${ROOT}/lint/broken.js:1`,
    "export const x = ;",
    "                 ^",
    "",
    "SyntaxError: Unexpected token ';'",
  ];
  expect(
    reported([...crash, "    at wrapSafe (node:internal/modules/cjs/loader:1464:18)", "", "Node.js v20.20.2"]),
  ).toEqual(["lint/broken.js:1:1 [export const x = ;] SyntaxError: Unexpected token ';'"]);
});

test("the package that TypeScript asks for on the next line is a part of the problem", () => {
  const lines = [
    "src/add.js(1,1): error TS7016: Could not find a declaration file for module 'react'.",
    "  Try `npm i --save-dev @types/react` if it exists or add a new declaration (.d.ts) file.",
  ];
  expect(reported(lines).join()).toContain("module 'react'. Try `npm i --save-dev @types/react` (TS7016)");
});

test("fifty problems are kept, and the others counted", () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `src/add.js:${String((at % 100) + 1)}:1: wrong ${String(at)}`);
  expect(reported(lines)).toHaveLength(51);
  expect(reported(lines).at(-1)).toBe("and 4950 more");
});

test("a problem that is printed twice is reported once", () => {
  expect(reported(["src/add.js:1:1: wrong", "src/add.js:1:1: wrong"])).toHaveLength(1);
});

test("hostile output is read in no time, and points at nothing outside", () => {
  const next = random(4);
  const shapes = [
    "  ● ",
    " FAIL  ",
    "FAIL a.js",
    "✖ a (1ms)",
    "test at ",
    "not ok 1 - ",
    "  ---",
    "  ...",
    " ❯ ",
    "    at ",
    "⎯⎯",
    ":1:1",
    ": error TS1: ",
    "(1,1)",
    "src/add.js",
    "  1:1  error  ",
    "  ",
    " [",
    "Error: ",
    "# ",
    "location: '",
    "stack: |-",
    "error: |",
    "  1 failing",
    "  1) ",
    "       a",
    " lint/a ━━",
    "  × ",
    "   ╭─[src/add.js:1:1]",
  ];
  const strings = [...hostileStrings(5, 2000)];
  const piece = (): string =>
    next(3) === 0 ? (strings[next(strings.length)] ?? "") : (shapes[next(shapes.length)] ?? "");
  const effort = startEffort();
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: 200 }, () =>
      Array.from({ length: next(6) }, piece)
        .join("")
        .slice(0, 8192),
    );
    const { problems } = findProblems(lines, { workspace: inMemory(FILES), root: ROOT, folder: "" });
    for (const { at } of problems) if (!(at.file in FILES)) throw new Error(`A place outside: ${at.file}`);
  }
  for (const shape of shapes) {
    findProblems(
      Array.from({ length: 25_000 }, () => shape.repeat(2)),
      { workspace: inMemory(FILES), root: ROOT, folder: "" },
    );
    findProblems(
      Array.from({ length: 60 }, () => shape.repeat(8192 / shape.length)),
      { workspace: inMemory(FILES), root: ROOT, folder: "" },
    );
  }
  expect(effort()).toBeLessThan(20_000);
});
