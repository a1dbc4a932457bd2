import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const wrong = manifestWith({ unheard_of: 1, name: "W" });

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime, with a baseline,", ({ node }) => {
  const update = ["validate", "--baseline", "known.json", "--update-baseline"];
  const against = ["validate", "--baseline", "known.json"];

  test("writes what there is, and then passes until there is something new", async () => {
    const cwd = wholePlugin({ "manifest.json": wrong });
    const { status, stderr, stdout } = await runCliHere(update, { node, cwd });
    expect([status, stderr]).toEqual([0, "The baseline lists 2 findings now\n"]);
    expect(stdout).toMatch(/passes: 2 suppressed\. 1 finding would stop a release, although it is suppressed\n$/u);
    writeFileSync(join(cwd, "manifest.json"), wrong.replace("{", "{\n\n\n"));
    expect((await runCliHere(against, { node, cwd })).status).toBe(0);
    expect((await runCliHere([...against, "--strict"], { node, cwd })).status).toBe(1);
    expect((await runCliHere([...against, "--tag", "v1.4.0"], { node, cwd })).status).toBe(1);
    writeFileSync(join(cwd, "manifest.json"), manifestWith({ unheard_of: 1, name: "W", type: "widget" }));
    const { status: again, stdout: reported } = await runCliHere(against, { node, cwd });
    expect(again).toBe(1);
    expect(reported).toContain("2 suppressed");
  });

  test("knows what the repository has by no plugin's name, whichever plugin is the first", async () => {
    const cwd = temporaryFolder();
    const add = (name: string): string => wholePlugin({}, join(cwd, "plugins", name));
    const findings = (): { plugin?: string; count: number }[] =>
      (JSON.parse(readFileSync(join(cwd, "known.json"), "utf8")) as { findings: { count: number }[] }).findings;
    const judge = async (...paths: readonly string[]): Promise<number | null> =>
      (await runCliHere([...against, ...paths, "--fail-on", "warning"], { node, cwd })).status;
    const workflow =
      "on: push\npermissions: write-all\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/plugin-preflight@v1\n";
    makePlugin({ ".github/workflows/check.yml": workflow, ".git/HEAD": "ref: refs/heads/main\n" }, cwd);
    for (const name of ["p1", "p2"]) add(name);
    await runCliHere([...update, "plugins/*"], { node, cwd });
    const listed = findings();
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(({ plugin }) => plugin !== undefined)).toEqual([]);
    add("a-new-one");
    expect(await judge("plugins/*")).toBe(0);
    rmSync(join(cwd, "plugins", "a-new-one"), { recursive: true });
    rmSync(join(cwd, "plugins", "p1"), { recursive: true });
    expect([await judge("plugins/*"), await judge("plugins/p2")]).toEqual([0, 0]);
    // An earlier version has named each plugin that was once the first.
    const named = ["plugins/a-new-one", "plugins/p1"].flatMap((plugin) =>
      listed.map((entry) => ({ ...entry, plugin })),
    );
    writeFileSync(join(cwd, "known.json"), JSON.stringify({ schema: "plugin-preflight/baseline@2", findings: named }));
    expect(await judge("plugins/*")).toBe(0);
    makePlugin({ ".github/workflows/second.yml": workflow }, cwd);
    expect(await judge("plugins/*")).toBe(1);
    rmSync(join(cwd, ".github", "workflows", "second.yml"));
    await runCliHere([...update, "plugins/*"], { node, cwd });
    expect(findings()).toEqual(listed);
  });

  test("is the same file, byte for byte, when nothing has changed", async () => {
    const cwd = wholePlugin({ "manifest.json": wrong });
    await runCliHere(update, { node, cwd });
    const first = readFileSync(join(cwd, "known.json"), "utf8");
    chmodSync(join(cwd, "known.json"), 0o640);
    await runCliHere(update, { node, cwd });
    expect(readFileSync(join(cwd, "known.json"), "utf8")).toBe(first);
    if (POSIX) expect(statSync(join(cwd, "known.json")).mode & 0o777).toBe(0o640);
    expect(first).toMatch(
      /^\{\n {2}"schema": "plugin-preflight\/baseline@2",\n {2}"findings": \[\n {4}\{.*\},\n {4}\{.*\}\n {2}\]\n\}\n$/u,
    );
  });

  nightly("hides no error after a milder fault at the same place, and says that it was milder", async () => {
    const cwd = wholePlugin({ "dist/plugin.js": `/*${"x".repeat(500_000)}*/` });
    await runCliHere(update, { node, cwd });
    expect((await runCliHere(against, { node, cwd })).status).toBe(0);
    writeFileSync(join(cwd, "dist", "plugin.js"), `/*${"x".repeat(600_000)}*/`);
    const { status, stdout } = await runCliHere(against, { node, cwd });
    expect([status, stdout.includes("600,004")]).toEqual([1, true]);
    for (const [mild, worse] of [
      [{ license: "Not A License" }, { license: {} }],
      [{ tags: ["tides", "tides"] }, { tags: {} }],
      [{ engines: { node: ">=12" } }, { engines: { node: "x.y" } }],
    ]) {
      writeFileSync(join(cwd, "manifest.json"), manifestWith(mild ?? {}));
      await runCliHere(update, { node, cwd });
      writeFileSync(join(cwd, "manifest.json"), manifestWith(worse ?? {}));
      expect((await runCliHere(against, { node, cwd })).status, JSON.stringify(worse)).toBe(1);
    }
    const known = JSON.parse(readFileSync(join(cwd, "known.json"), "utf8")) as { findings: { severity: string }[] };
    const milder = { ...known, findings: known.findings.map((entry) => ({ ...entry, severity: "notice" })) };
    writeFileSync(join(cwd, "known.json"), JSON.stringify(milder));
    writeFileSync(join(cwd, "manifest.json"), manifestWith({ engines: { node: ">=12" } }));
    expect((await runCliHere(against, { node, cwd })).stdout).toContain(
      "Listed in the baseline, but less severe there",
    );
  });

  nightly("hides no problem of a command beyond those that it lists, nor more than it sums up", async () => {
    const [cwd, options] = [wholePlugin({ "src/tides.ts": "x\n" }), ["--no-lifecycle", "--only", "scripts-types"]];
    const say = (count: number): void => {
      const said = Array.from({ length: count }, (_, at) => `src/tides.ts(1,1): error TS${String(1000 + at)}: No.`);
      makePlugin({ "say.cjs": `console.log(${JSON.stringify(said.join("\n"))}); process.exitCode = 1;` }, cwd);
    };
    const scripts = { "type-check": "node say.cjs" };
    makePlugin({ "package.json": JSON.stringify({ name: "weather-widget", version: "1.4.0", scripts }) }, cwd);
    say(60);
    await runCliHere(["check", ...options, ...update.slice(1)], { node, cwd });
    const statuses: unknown[] = [];
    for (const count of [60, 58, 61]) {
      say(count);
      statuses.push((await runCliHere(["check", ...options, ...against.slice(1)], { node, cwd })).status);
    }
    expect(statuses).toEqual([0, 0, 1]);
  });

  test("refuses a baseline of an earlier form with the command that writes it anew, which does", async () => {
    const cwd = wholePlugin({
      "manifest.json": wrong,
      "known.json": '{\n  "schema": "plugin-preflight/baseline@1",\n  "findings": []\n}\n',
    });
    const { status, stderr } = await runCliHere(against, { node, cwd });
    expect(status).toBe(2);
    expect(stderr).toMatch(/\nWrite it with:\n {2}node \S+ validate --baseline known\.json --update-baseline\n$/u);
    expect((await runCliHere(update, { node, cwd })).status).toBe(0);
    expect((await runCliHere(against, { node, cwd })).status).toBe(0);
  });

  test.each([
    ["known findings.json", "'known findings.json'"],
    ["$(id).json", "'$(id).json'"],
  ])("refuses %s where it is missing, with a command of this copy to paste", async (file, word) => {
    const { status, stderr } = await runCliHere(["validate", "--baseline", file], { node, cwd: wholePlugin() });
    expect([status, stderr.split("\n").slice(0, 2)]).toEqual([
      2,
      [`plugin-preflight: There is no baseline "${file}"`, "Write it with:"],
    ]);
    expect(stderr).toMatch(/\n {2}node \S+dist\/cli\/index\.js validate --baseline /u);
    expect(stderr.endsWith(` --baseline ${word} --update-baseline\n`), stderr).toBe(true);
  });

  test("reports what is gone", async () => {
    const cwd = wholePlugin({ "manifest.json": wrong });
    await runCliHere(update, { node, cwd });
    writeFileSync(join(cwd, "manifest.json"), manifestWith({}));
    const gone = "The baseline known.json lists 2 findings that are gone. Run again with --update-baseline";
    expect((await runCliHere(against, { node, cwd })).stdout).toContain(`\n${gone}\n✔ Weather Widget 1.4.0 passes\n`);
    const { runner } = await runCliHere([...against, "--format", "github"], { node, cwd });
    expect(runner.commands).toMatchObject([{ name: "notice", data: gone }]);
    expect((await runCliHere([...against, "--only", "manifest-tags"], { node, cwd })).stdout).not.toContain("gone");
    await runCliHere(update, { node, cwd });
    expect(readFileSync(join(cwd, "known.json"), "utf8")).toContain('"findings": []\n');
  });

  test("keeps what a part of a run did not look at, and drops plugins that are no more", async () => {
    const cwd = makePlugin({ ".git/": "" });
    for (const name of ["a", "b"]) wholePlugin({ "manifest.json": wrong }, join(cwd, "plugins", name));
    await runCliHere([...update, "plugins/*"], { node, cwd });
    const file = join(cwd, "known.json");
    const all = readFileSync(file, "utf8");
    for (const part of [["plugins/a"], ["plugins/*", "--shard", "1/2"], ["plugins/*", "--only", "manifest-name"]]) {
      await runCliHere([...update, ...part], { node, cwd });
      expect(readFileSync(file, "utf8")).toBe(all);
    }
    writeFileSync(file, all.replaceAll("plugins/b", "plugins/gone"));
    await runCliHere([...update, "plugins/a"], { node, cwd });
    expect(readFileSync(file, "utf8")).not.toContain("gone");
  });

  test.each([
    ["", /^The baseline "known\.json" is not JSON: .+\nRemove it, and write it again/u],
    ['{ "schema": 1,\n  "findings": [}', /not JSON: line 2, column 16: .+/u],
    ["[]", /cannot be used: line 1, column 1: it contains an array, not an object/u],
    [
      '{ "schema": "plugin-preflight/report@1" }',
      /line 1, column 13: its "schema" is "plugin-preflight\/report@1", but must be/u,
    ],
    ['{ "schema": "plugin-preflight/baseline@2" }', /"findings" is missing/u],
    [
      '{ "schema": "plugin-preflight/baseline@2",\n "findings": [{ "plugin": "." }] }',
      /line 2, column 15: "check" is missing/u,
    ],
    [
      '{ "schema": "plugin-preflight/baseline@2",\n "findings": 1 }',
      /line 2, column 14: "findings" is 1, but must be a list/u,
    ],
    ['{ "schema": "plugin-preflight/baseline@2", "findings": ["x"] }', /an item is "x", not an object/u],
  ])("refuses the baseline %j, and says where", async (text, message) => {
    const cwd = wholePlugin({ "known.json": text });
    for (const args of [against, update]) {
      const { status, stdout, stderr } = await runCliHere(args, { node, cwd });
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr.replace("plugin-preflight: ", "")).toMatch(message);
    }
    expect(readFileSync(join(cwd, "known.json"), "utf8")).toBe(text);
  });

  test("refuses one that does not exist or is not named", async () => {
    const cwd = wholePlugin();
    const { status, stderr } = await runCliHere(against, { node, cwd });
    expect(status).toBe(2);
    expect(stderr).toMatch(/There is no baseline "known\.json"\nWrite it with:\n .*--update-baseline\n$/u);
    const unnamed = await runCliHere(["validate", "--update-baseline"], { node, cwd });
    expect([unnamed.status, existsSync(join(cwd, "known.json"))]).toEqual([2, false]);
    expect(unnamed.stderr).toContain("Write --baseline FILE --update-baseline");
  });

  test.runIf(POSIX)("reads no link out of the repository, and waits for no device", async () => {
    const cwd = wholePlugin({ ".git/": "" });
    const outside = join(makePlugin({ "known.json": '{ "schema": "plugin-preflight/baseline@2", "findings": [] }' }));
    for (const [target, why] of [
      [join(outside, "known.json"), "points outside"],
      ["/dev/zero", "not a regular file"],
    ] as const) {
      const at = join(cwd, `${why.replaceAll(" ", "-")}.json`);
      symlinkSync(target, at);
      const { status, stderr } = await runCliHere(["validate", "--baseline", at], { node, cwd });
      expect([status, stderr.includes(why)]).toEqual([2, true]);
    }
    const folder = temporaryFolder();
    expect((await runCliHere(["validate", "--baseline", folder], { node, cwd })).status).toBe(2);
  });
});

test("a baseline of 60 MiB is refused by its size, before any of it is read", async () => {
  const cwd = wholePlugin({ "known.json": "" });
  truncateSync(join(cwd, "known.json"), 60 * 1024 * 1024);
  const { status, stdout, stderr } = await runCliHere(["validate", "--baseline", "known.json"], { cwd });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^plugin-preflight: The baseline "known\.json" cannot be read: it has more than 8 MiB\n/u);
});
