import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { groupBy } from "../../../src/base/text/lists.js";
import { runProcess } from "../../support/process.js";
import { temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { ROOT } from "../../support/project.js";
import { random } from "../../support/random.js";
import { drawChanges, findChanges } from "./find-changes.js";
import { insertChanges, RECORDING } from "./insert-changes.js";
import { readPlanted } from "./planted.js";
import { ORDINARY_ROOMS } from "./rooms.js";

const SOURCE = `const TABLE = ["never", "changed"].slice(1);
export function describe(names: readonly string[], last?: { name: string }): string {
  if (names.length > 1 && names[0] !== "") return names.map((name) => name.trim()).join(" and ");
  for (const name of names) print(name);
  return last?.name.slice(1) ?? TABLE[0] ?? "none";
}
function print(text: string): void {
  process.stdout.write(\`<\${text}>\`);
}
process.stdout.write(describe(["a ", "b"]) + describe(["c"]) + describe([]) + describe(["", "d"], { name: "name" }));
`;
const UNCHANGED = "<c><><d>a and bchangedchangedame";
/** These make no difference: the table has one value, which is not empty, and nothing gets to the last text. */
const SAME = [
  'last?.name.slice(1) ?? TABLE[0] ?? "none" → last?.name.slice(1) ?? TABLE[0]',
  'last?.name.slice(1) ?? TABLE[0] ?? "none" → (last?.name.slice(1) ?? TABLE[0]) || ("none")',
  "TABLE[0] → TABLE.at(-1)",
  '"none" → ""',
];
const CHANGES = findChanges("src/describe.ts", SOURCE).map((change, at) => ({ ...change, number: at + 1 }));

/** What the program prints with one of the changes, and what it records. */
function makeProgram(): { readonly folder: string; readonly run: (state: string) => Promise<string> } {
  const folder = temporaryFolder();
  const channel = { stateFile: join(folder, "state"), reachedFile: join(folder, "reached") };
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  const source = insertChanges(SOURCE, CHANGES, channel);
  writeFileSync(join(folder, "source"), source);
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  writeFileSync(join(folder, "program.mjs"), outputText);
  const run = async (state: string): Promise<string> => {
    writeFileSync(channel.stateFile, state);
    const { status, stdout } = await runProcess(process.execPath, [join(folder, "program.mjs")]);
    return status === 0 ? stdout : "a crash";
  };
  return { folder, run };
}

nightly("a program with all changes in it does what it did, and each number changes it", async () => {
  const { run } = makeProgram();
  expect(await run("")).toBe(UNCHANGED);
  expect(await run(`${RECORDING}test/some.test.ts`)).toBe(UNCHANGED);
  const same = [];
  for (const { number, before, after } of CHANGES)
    if ((await run(String(number))) === UNCHANGED) same.push(`${before} → ${after}`);
  expect(same).toEqual(SAME);
});

test("it records each change that it reaches, once, and each line is where it was", async () => {
  const { run, folder } = makeProgram();
  await run(`${RECORDING}test/some.test.ts`);
  const lines = readFileSync(join(folder, "reached"), "utf8").trim().split("\n");
  const reached = CHANGES.filter(({ before }) => before !== '"none"');
  expect(lines.toSorted()).toEqual(reached.map(({ number }) => `${String(number)}\ttest/some.test.ts`).toSorted());
  expect(readFileSync(join(folder, "source"), "utf8").split("\n")).toHaveLength(SOURCE.split("\n").length);
});

test("what is drawn depends on the seed alone, and no kind takes all of it", () => {
  const drawn = drawChanges(CHANGES, 12, random(7));
  expect(drawChanges(CHANGES, 12, random(7))).toEqual(drawn);
  expect(drawChanges(CHANGES, 12, random(8))).not.toEqual(drawn);
  const kinds = groupBy(drawn, ({ kind }) => kind);
  expect(Math.max(...[...kinds.values()].map((same) => same.length))).toBeLessThanOrEqual(2);
  expect(drawn).toHaveLength(12);
});

test("nothing is changed in types, in our own crashes, and in what a module does while it is loaded", () => {
  expect(findChanges("a.ts", 'const a = [1].slice(1); interface B { c(d: "e"): "f" }')).toEqual([]);
  expect(findChanges("a.ts", 'function f(a: "b"): "c" { throw new Error("d"); }')).toEqual([]);
});

test("a mistake that somebody has made up is put where its expression is, and nowhere else", () => {
  const path = join(temporaryFolder(), "planted.json");
  const plant = (find: string): void => {
    writeFileSync(path, JSON.stringify([{ file: "src/cli/version.ts", find, put: '""' }]));
  };
  plant("`git add -- ${paths}`");
  expect(readPlanted(ROOT, path)).toMatchObject([{ room: "cli", kind: "planted", before: "`git add -- ${paths}`" }]);
  plant("no such text");
  expect(() => readPlanted(ROOT, path)).toThrow("src/cli/version.ts has 0 expressions no such text, not one");
});

test("each room, and what tries it, is there", () => {
  const paths = ORDINARY_ROOMS.flatMap(({ folder, tests }) => [folder, ...tests.map((path) => `test/${path}`)]);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
