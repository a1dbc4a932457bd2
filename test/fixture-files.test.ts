import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findFixtureCase, listFixtureCases, readAllContents } from "../scripts/fixtures/fixture-case.js";
import { readContents, readSections } from "../scripts/fixtures/fixture-text.js";
import { formatPart } from "../scripts/fixtures/format-part.js";
import { formatGiven, readGiven } from "../scripts/fixtures/given-facts.js";
import { applyChanges, formatChanges } from "../scripts/fixtures/line-changes.js";
import { writeFact } from "../scripts/fixtures/write-fact.js";
import { checks } from "../src/checks/index.js";
import { hostileStrings } from "./runner/hostile.js";
import { countCases } from "./support/count-cases.js";
import { makePlugin } from "./support/folders.js";
import { filesIn } from "./support/imports.js";
import { runProcess } from "./support/process.js";
import { ROOT } from "./support/project.js";
import { random } from "./support/random.js";
import { SEED } from "./support/torture.js";

const FORM = `=== base
== a.txt
one
two

three
== b/c.txt
same
== given
{ "tests": 1 }

=== silent
It has nothing but the base.

=== speaks
== a.txt (changed)
-two
+2
== says
wrong

=== other (like speaks)
== a.txt (changed)
 2
+and more
@@
-three
== b/c.txt (removed)
== "says" (quoted)
"a\\r\\n"
"no end"
== tag
v1.0.0
`;

const noShared = (): undefined => undefined;
function readTexts(text: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const all = readContents("x.txt", readSections("x.txt", text), noShared);
  const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  return Object.fromEntries(
    [...all].map(([name, contents]) => [
      name,
      Object.fromEntries([...contents].map(([key, bytes]) => [key, decode(bytes)])),
    ]),
  );
}

/** A project with the cases of one check. */
const makeProject = (text: string): string => makePlugin({ "fixtures/tide-check.txt": text });

test("a case has the files of the one that it is like, but not what is said of it", () => {
  const given = '{ "tests": 1 }\n';
  expect(readTexts(FORM)).toEqual({
    base: { "a.txt": "one\ntwo\n\nthree\n", "b/c.txt": "same\n", "== given": given },
    silent: { "a.txt": "one\ntwo\n\nthree\n", "b/c.txt": "same\n", "== given": given },
    speaks: { "a.txt": "one\n2\n\nthree\n", "b/c.txt": "same\n", "== given": given, "== says": "wrong\n" },
    other: { "a.txt": "one\n2\nand more\n\n", says: "a\r\nno end", "== given": given, "== tag": "v1.0.0\n" },
  });
});

test("a case is laid out as a repository", () => {
  const root = makeProject(FORM);
  const [other, , speaks] = listFixtureCases(root, "tide-check");
  expect(other).toMatchObject({ name: "other", tag: "v1.0.0", says: "", given: { tests: 1 } });
  expect(readdirSync(join(root, other?.folder ?? "")).toSorted()).toEqual(["a.txt", "says"]);
  expect(readFileSync(join(root, speaks?.folder ?? "", "a.txt"), "utf8")).toBe("one\n2\n\nthree\n");
});

test("a run keeps its cases when their file changes, and what nobody has used for a day goes", () => {
  const root = makeProject(FORM);
  const below = join(root, "build/fixtures/tide-check");
  const { folder } = findFixtureCase(root, "tide-check", "other");
  mkdirSync(join(below, ".new-of-a-killed-process"));
  const layOutAnew = (text: string): void => {
    const code = `
      import { listFixtureCases } from ${JSON.stringify(join(ROOT, "build/scripts/fixtures/fixture-case.js"))};
      listFixtureCases(".", "tide-check");`;
    writeFileSync(join(root, "fixtures/tide-check.txt"), text);
    execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
  };
  layOutAnew(`${FORM}\n=== new\n`);
  expect(readdirSync(join(root, folder))).toEqual(["a.txt", "says"]);
  expect(readdirSync(below)).toHaveLength(3);
  const long = new Date(Date.now() - 100_000_000);
  for (const name of readdirSync(below)) utimesSync(join(below, name), long, long);
  layOutAnew(`${FORM}\n=== newer\n`);
  expect(readdirSync(below)).toHaveLength(1);
  expect(readdirSync(join(below, readdirSync(below)[0] ?? ""))).toContain("newer");
});

/** Lines of which many are equal, and some have a meaning in the form. */
const LINES = [
  "a",
  "a",
  "b",
  "",
  "{",
  "}",
  "  },",
  "- a",
  "+ a",
  "@@",
  " a",
  "== x",
  "=== y",
  "== says (changed)",
  "é",
];

describe("every content comes back", () => {
  test("of lines that are equal, moved or removed", () => {
    const next = random(SEED);
    const draw = (): string => Array.from({ length: next(12) }, () => `${LINES[next(LINES.length)] ?? ""}\n`).join("");
    let changed = 0;
    for (let round = 0; round < 3000; round++) {
      const [before, after] = [draw(), draw()];
      const changes = formatChanges(before, after);
      if (changes) expect(applyChanges(before, changes)).toBe(after);
      changed += Number(changes !== undefined);
      expectBack("a.txt", Buffer.from(before), Buffer.from(after));
    }
    expect(changed).toBeGreaterThan(1500);
    countCases(3000);
  });

  test("of hostile texts, of bytes, and of files with such names", () => {
    const next = random(SEED);
    const texts = [...hostileStrings(7, 400)];
    for (const text of texts) {
      const bytes = Uint8Array.from({ length: next(40) }, () => next(256));
      for (const after of [
        Buffer.from(text),
        Buffer.from(`${text}\n`),
        bytes,
        Buffer.concat([bytes, Buffer.from(text)]),
      ])
        expectBack(next(2) === 0 ? "tag" : "docs/a (changed)", Buffer.from("a\nb\n"), after);
    }
    countCases(4 * texts.length);
  });
});

/** Writes a case whose file differs from that of its base, and reads it. */
function expectBack(name: string, before: Uint8Array, after: Uint8Array): void {
  const part = { name, isFact: false };
  const lines = [
    "=== base",
    ...formatPart(part, undefined, before),
    "",
    "=== silent",
    ...formatPart(part, before, after),
    "",
    "=== last",
  ];
  const all = readContents("x.txt", readSections("x.txt", `${lines.join("\n")}\n`), noShared);
  const found = ["base", "silent", "last"].map((one) => Buffer.from(all.get(one)?.get(name) ?? "").toString("hex"));
  expect(found).toEqual([before, after, before].map((bytes) => Buffer.from(bytes).toString("hex")));
}

test.each(
  ["../a", "a/../../b", "/etc/passwd", "a//b", "a/", "./a", "C:/a", "c:a", "a\\b", ".git/config", "a/.GIT/hooks/x"].map(
    (path) => [path],
  ),
)("a file that is named %s is refused, with quotation marks or without", (path) => {
  for (const name of [path, JSON.stringify(path)]) {
    const root = makeProject(`=== base\n\n=== silent\n== ${name}\nx\n`);
    expect(() => listFixtureCases(root, "tide-check")).toThrow("fixtures/tide-check.txt:4: ");
    expect(existsSync(join(root, "build"))).toBe(false);
  }
});

test("no shared file is outside the folder of shared files", () => {
  const project = (name: string): string => makeProject(`=== silent\n== a (shared)\n${name}\n`);
  for (const name of ["../tide-check.txt", "none", "", "/etc/passwd"])
    expect(() => listFixtureCases(project(name), "tide-check")).toThrow("must name a file of fixtures/shared");
});

test.each([
  ["two cases of a name", "=== a\n\n=== a\n", "x.txt:3: there are two cases a"],
  ["a base that is not the first", "=== a\n\n=== base\n", "x.txt:3: the base must be the first"],
  ["a case that is like one below it", "=== a (like b)\n\n=== b\n", "x.txt:1: there is no case b above a"],
  ["a heading that is none", "=== A b\n", "x.txt:1: this is not the heading of a case"],
  ["no empty line above a heading", "=== a\n== f\nx\n=== b\n", "x.txt:3: an empty line must be above"],
  ["two parts of a name", "=== a\n== f\n== f\n", "x.txt:3: a has two parts f"],
  ["a change of nothing", "=== a\n== f (changed)\n-x\n", "x.txt:2: there is no f that could be changed"],
  ["a last line that does not end", "=== a\n== f\nx", "x.txt: the last line has no line break"],
  ["a line without a sign", "=== base\n== f\nx\n\n=== a\n== f (changed)\nx\n", 'x.txt:6: The line "x" must begin'],
  ["a line that is not there", "=== base\n== f\nx\n\n=== a\n== f (changed)\n-y\n", 'The line "y" and those below it'],
  ["a line that is there twice", "=== base\n== f\nx\nx\n\n=== a\n== f (changed)\n-x\n", '"x" is in the file twice'],
  ["an addition anywhere", "=== base\n== f\nx\n\n=== a\n== f (changed)\n+y\n", "needs an unchanged line next to it"],
  ["a change of half a line", '=== base\n== f (quoted)\n"x"\n\n=== a\n== f (changed)\n-x\n', "write the whole file"],
  ["a change of bytes", "=== base\n== f (base64)\n/wo=\n\n=== a\n== f (changed)\n-x\n", "its base is not UTF-8"],
  ["a quotation that does not end", '=== a\n== f (quoted)\n"x\n', 'x.txt:2: "x is not a text in quotation marks'],
])("%s is refused, with the place", (_, text, words) => {
  expect(() => readTexts(text)).toThrow(words);
});

describe("what is written into a file", () => {
  const write = (root: string, ...[name, fact, text]: [string, "says" | "given" | "tag", string]): string => {
    writeFact(root, "tide-check", name, fact, text);
    return readFileSync(join(root, "fixtures/tide-check.txt"), "utf8");
  };

  test("is one fact of a case, and no other line", () => {
    const root = makeProject(FORM);
    expect(write(root, "speaks", "says", "worse\n")).toBe(FORM.replace("wrong", "worse"));
    expect(write(root, "speaks", "says", "")).toBe(FORM.replace("== says\nwrong\n", ""));
    expect(write(root, "speaks", "says", "wrong\n")).toBe(FORM);
    const said = write(root, "silent", "says", "=== x\n");
    expect(said).toBe(FORM.replace("the base.\n", 'the base.\n== says (quoted)\n"=== x\\n"\n'));
    expect(() => write(root, "none", "says", "x\n")).toThrow("There is no case none in fixtures/tide-check.txt");
  });

  test("leaves the facts of the cases that are like it", () => {
    const root = makeProject(FORM);
    const text = write(root, "speaks", "given", '{ "tests": 2 }\n');
    const all = readAllContents(root, "tide-check", text);
    const given = ["base", "silent", "speaks", "other"].map((name) => String(all.get(name)?.get("== given")));
    expect(given).toEqual([1, 1, 2, 1].map((tests) => `{ "tests": ${String(tests)} }\n`));
    expect(write(root, "speaks", "given", '{ "tests": 1 }\n')).toBe(FORM);
    // A case with the files of the base alone has its facts as well.
    const kept = '== given\n{ "tests": 1 }\n== says\nwrong\n';
    expect(write(root, "silent", "given", '{ "tests": 3 }\n')).toBe(
      FORM.replace('"tests": 1', '"tests": 3').replace("== says\nwrong\n", kept),
    );
  });

  test("is not lost where several processes write", async () => {
    const names = Array.from({ length: 6 }, (_, at) => `case-${String(at)}`);
    const root = makeProject(`=== base\n${names.map((name) => `\n=== ${name}\n`).join("")}`);
    const code = `
      import { writeFact } from ${JSON.stringify(join(ROOT, "build/scripts/fixtures/write-fact.js"))};
      for (let at = 0; at <= 20; at++) writeFact(".", "tide-check", process.argv[1], "says", at + "\\n");`;
    const ended = await Promise.all(
      names.map((name) => runProcess(process.execPath, ["--input-type=module", "--eval", code, name], { cwd: root })),
    );
    expect(ended.map(({ status, stderr }) => [status, stderr])).toEqual(names.map(() => [0, ""]));
    expect(listFixtureCases(root, "tide-check").map(({ says }) => says)).toEqual(names.map(() => "20\n"));
    expect(readdirSync(join(root, "fixtures"))).toEqual(["tide-check.txt"]);
  });
});

test("the steps of a life are short in a file, and whole for who reads it", () => {
  const quiet = { milliseconds: 1, logged: [], stored: [], notified: [], printed: [], uncaught: [], refused: [] };
  const load = { name: "load", nth: 1, outcome: { kind: "done" }, ...quiet, open: [], more: 0 };
  const range = { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } };
  const places = [{ file: "a:1.js", range }, { file: "a.js" }, { file: "a.js", range, pointer: "/a" }, "a.js"];
  const open = places.map((at) => ({ what: "an interval", at }));
  const steps = [load, { ...load, nth: 2, printed: ["x"] }, { ...load, nth: 3, open }];
  const lifecycle = { entry: "a.js", steps, uses: [] };
  const text = formatGiven({ lifecycle });
  expect(text).toContain(
    '[\n      { "name": "load", "outcome": { "kind": "done" } },\n      { "name": "load", "nth": 2',
  );
  expect(text).toContain('{ "what": "an interval", "at": "a:1.js:2:3-2:9" }');
  expect(readGiven(text)).toEqual({ lifecycle });
});

test("the tests leave the cases as their files have them", () => {
  for (const { id } of checks) {
    const all = readAllContents(ROOT, id, readFileSync(join(ROOT, "fixtures", `${id}.txt`), "utf8"));
    for (const { name, folder } of listFixtureCases(ROOT, id)) {
      const files = [...(all.get(name) ?? [])].filter(([key]) => !key.startsWith("== "));
      expect(filesIn(folder).toSorted(), `remove ${folder}`).toEqual(
        files.map(([path]) => `${folder}/${path}`).toSorted(),
      );
      for (const [path, bytes] of files)
        expect(Buffer.compare(readFileSync(join(ROOT, folder, path)), bytes), `remove ${folder}`).toBe(0);
    }
  }
});

test("a newcomer can read each of these files", () => {
  const files = readdirSync(join(ROOT, "fixtures")).filter((name) => name.endsWith(".txt"));
  const large = files.filter((name) => statSync(join(ROOT, "fixtures", name)).size > 100_000);
  expect(large, "move its long files to fixtures/shared").toEqual([]);
});
