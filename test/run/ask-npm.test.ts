import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { askNpm, type Question } from "../../src/run/ask-npm.js";
import type { NpmPackedFiles } from "../../src/plugin/npm-files/npm-packed-files.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import { isAbsent } from "../../src/plugin/absent.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { random } from "../support/random.js";
import { randomPackage } from "../support/random-packages.js";
import { roundsOf } from "../support/torture.js";

const PACKAGE = { name: "tide-table", version: "1.2.0", files: ["dist/", "manifest.json"] };
const TEXT = JSON.stringify(PACKAGE);

async function asked(folder: string, more: Partial<Question> = {}): Promise<NpmPackedFiles> {
  const { env, execPath, platform } = process;
  const [answer] = await askNpm({ env, execPath, platform, repository: folder, folders: [folder], ...more });
  if (!answer) throw new Error("there is no answer");
  return answer;
}

async function listed(folder: string, more: Partial<Question> = {}): Promise<readonly string[]> {
  const answer = await asked(folder, more);
  if (!("files" in answer)) throw new Error(JSON.stringify(answer));
  return answer.files.map(({ path }) => path);
}

/** What is packed by the rules alone, or where npm was asked, by its answer. */
async function packed(root: string, folder = "", npmPackedFiles?: NpmPackedFiles) {
  const given = npmPackedFiles ? { npmPackedFiles } : {};
  const { facts } = await readPlugin(diskWorkspace(root), { folder, needs: ["packedFiles"], given });
  if (isAbsent(facts.packedFiles)) throw new Error(facts.packedFiles.absent);
  return facts.packedFiles;
}

/** A folder with a program in place of npm. */
function pathWith(script: string): string {
  const folder = makePlugin({ npm: `#!${process.execPath}\n${script}` });
  chmodSync(join(folder, "npm"), 0o755);
  return `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
}

/** Of later majors than 11 the rules are not known here. */
const NPM = Number.parseInt((await runProcess("npm", ["--version"])).stdout, 10);

describe.skipIf(NPM > 11)("the rules pack what npm itself packs, in up to 12 packages", () => {
  const agree = async (seed: number, listsPaths: boolean): Promise<void> => {
    const next = random(seed);
    for (let round = 0; round < roundsOf(12, 1); round++) {
      const { folder, packageJson } = randomPackage(next, { listsPaths });
      writeFileSync(join(folder, "manifest.json"), "{}");
      const answer = await asked(folder);
      const { differsFromRules } = await packed(folder, "", answer);
      expect({ folder, packageJson, answer: Object.keys(answer), differsFromRules }).toMatchObject({
        answer: ["files"],
        differsFromRules: undefined,
      });
    }
  };

  nightly("with every kind of rule", () => agree(61, false));
  nightly("that list paths without patterns", () => agree(67, true));
});

describe("npm is asked in a package of a repository with several", () => {
  const files: Files = {
    "package.json": JSON.stringify({ name: "harbour", version: "1.0.0", private: true, workspaces: ["plugins/*"] }),
    ".gitignore": "*.map\n",
    "plugins/tides/package.json": TEXT,
    "plugins/tides/manifest.json": "{}",
    "plugins/tides/dist/plugin.js": "",
    "plugins/tides/dist/plugin.js.map": "{}",
  };

  nightly("and its paths are those of the repository", async () => {
    const root = makePlugin(files);
    const answer = await asked(root, { folders: [join(root, "plugins", "tides")] });
    const { files: paths, differsFromRules } = await packed(root, "plugins/tides", answer);
    expect(paths.map(({ path }) => path)).toEqual([
      "plugins/tides/dist/plugin.js",
      "plugins/tides/dist/plugin.js.map",
      "plugins/tides/manifest.json",
      "plugins/tides/package.json",
    ]);
    expect(differsFromRules).toBeUndefined();
  });

  test("and a folder outside of it is not asked about", async () => {
    expect(await asked(makePlugin(files), { folders: [temporaryFolder()] })).toEqual({ silent: "it was not found" });
  });
});

describe("npm is asked about several folders", () => {
  const root = makePlugin({ "package.json": "{}" });
  const names = Array.from({ length: 7 }, (_, at) => `p${String(at)}`);
  const folders = names.map((name) => join(root, name));
  names.forEach((name) =>
    makePlugin(
      { "package.json": JSON.stringify({ name, version: "1.0.0" }), [`${name}.js`]: "", "manifest.json": "{}" },
      join(root, name),
    ),
  );
  const { env, execPath, platform } = process;
  const askAll = (more: Partial<Question> = {}) =>
    askNpm({ env, execPath, platform, repository: root, folders, ...more });
  const listPaths = (answers: readonly NpmPackedFiles[]) =>
    answers.map((answer) => ("files" in answer ? answer.files.map(({ path }) => path) : answer));
  const own = (name: string) => [`${name}/manifest.json`, `${name}/package.json`, `${name}/${name}.js`].toSorted();

  nightly("and answers about each, also where it refuses one, or one is outside", async () => {
    expect(listPaths(await askAll())).toEqual(names.map(own));
    const broken = makePlugin({ "package.json": "{bad" }, join(root, "broken"));
    const nameless = makePlugin({ "package.json": "{}" }, join(root, "nameless"));
    const more = [
      ...folders.slice(0, 3),
      broken,
      ...folders.slice(3, 5),
      nameless,
      ...folders.slice(5),
      temporaryFolder(),
    ];
    const answers = listPaths(await askAll({ folders: more }));
    expect(answers.filter((_, at) => ![3, 6, 9].includes(at))).toEqual(names.map(own));
    expect([answers[3], answers[6], answers[9]]).toEqual([
      { refused: expect.stringContaining("package.json") as string },
      { refused: expect.any(String) as string },
      { silent: "it was not found" },
    ]);
  });

  nightly.skipIf(!POSIX)("in one call, and only where that has no answer about each, in more", async () => {
    const calls = join(temporaryFolder(), "calls");
    const countCalls = (): number => readFileSync(calls, "utf8").split("\n").length - 1;
    const answer = (print: string): NodeJS.ProcessEnv => ({
      PATH: pathWith(`const folders = process.argv.slice(3).filter((word) => !word.startsWith("-"));
require("fs").appendFileSync(${JSON.stringify(calls)}, folders.length + "\\n");
const list = folders.map((folder) => ({ files: [{ path: folder.slice(-2), size: 1 }] }));
console.log(JSON.stringify(${print}))`),
    });
    const told = names.map((name) => [`${name}/${name}`]);
    expect(listPaths(await askAll({ env: answer("list") }))).toEqual(told);
    expect(countCalls()).toBe(1);
    // As later majors print it: the names of packages that are numbers come first there, whatever was asked.
    const named = answer('Object.fromEntries(list.map((one, at) => ["n" + at, one]))');
    expect(listPaths(await askAll({ env: named }))).toEqual(told);
    expect(countCalls()).toBe(2);
    const numbered = answer("Object.fromEntries(list.map((one, at) => [String(9 - at), one]))");
    expect(listPaths(await askAll({ env: numbered }))).toEqual(told);
    const short = answer("list.slice(0, 2)");
    expect(listPaths(await askAll({ env: short }))).toEqual(told);
    const before = countCalls();
    const refusing = answer('{ error: { summary: "no" } }');
    expect(listPaths(await askAll({ env: refusing }))).toEqual(names.map(() => ({ refused: "no" })));
    expect(countCalls() - before).toBe(2 * names.length - 1);
  });
});

nightly("the settings of a repository are not obeyed, and its scripts not run", async () => {
  const evil = temporaryFolder();
  const mark = (name: string): string => `${JSON.stringify(process.execPath)} -e "fs.writeFileSync('${name}','')"`;
  const folder = makePlugin({
    ".npmrc": [
      `logs-dir=${join(evil, "logs")}`,
      `cache=${join(evil, "cache")}`,
      "dry-run=false",
      "ignore-scripts=false",
      "json=false",
      "workspaces=true",
      "pack-destination=.",
      `node-options=--require=${join(evil, "none.js")}`,
      "registry=http://127.0.0.1:9/",
    ].join("\n"),
    "package.json": JSON.stringify({
      ...PACKAGE,
      scripts: { prepack: mark("ran"), prepare: mark("ran"), postpack: mark("ran") },
    }),
    "manifest.json": "{}",
    "dist/plugin.js": "",
  });
  expect(await listed(folder)).toEqual(["dist/plugin.js", "manifest.json", "package.json"]);
  expect(["logs", "cache"].filter((name) => existsSync(join(evil, name)))).toEqual([]);
  expect(["ran", "tide-table-1.2.0.tgz"].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

describe.skipIf(!POSIX)("npm", () => {
  const ECHO = `console.log(JSON.stringify([{ files: Object.keys(process.env).map((path) => ({ path, size: 0 })) }]))`;

  test("is given no credentials", async () => {
    const env = { PATH: pathWith(ECHO), NPM_TOKEN: "x", NODE_OPTIONS: "--no-warnings", npm_config_registry: "x" };
    const names = await listed(wholePlugin(), { env });
    expect(names).toContain("HOME");
    expect(names.filter((name) => /token|options|config/iu.test(name))).toEqual([]);
  });

  nightly("that the repository brings along is not the one that is asked", async () => {
    const folder = wholePlugin();
    const bin = join(folder, "node_modules", ".bin");
    mkdirSync(bin, { recursive: true });
    writeFileSync(
      join(bin, "npm"),
      `#!${process.execPath}\nrequire("fs").writeFileSync(${JSON.stringify(join(folder, "ran"))}, "")`,
    );
    chmodSync(join(bin, "npm"), 0o755);
    const path = [bin, join(folder), ".", process.env["PATH"] ?? ""].join(delimiter);
    expect(await listed(folder, { env: { PATH: path } })).toContain("dist/plugin.js");
    expect(existsSync(join(folder, "ran"))).toBe(false);
  });

  /** For an npm that ends by itself: a machine with much to do starts it late. */
  const PATIENT = 60_000;

  nightly.each<[what: string, env: Readonly<Record<string, string>>, why: RegExp, limit?: number]>([
    ["is not there", { PATH: "/nowhere" }, /^it was not found$/u],
    ["never finishes", { PATH: pathWith("setInterval(() => {}, 1000)") }, /^it took more than 1.5 seconds$/u],
    [
      "ignores that it is to end",
      { PATH: pathWith("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)") },
      /more than/u,
    ],
    [
      "never ends its answer",
      { PATH: pathWith("const x = 'x'.repeat(1e6); (function go() { process.stdout.write(x, go) })()") },
      /^(?:its output is too long|it took more)/u,
    ],
    ["says nothing", { PATH: pathWith("") }, /^its output has an unknown format/u, PATIENT],
    [
      "prints what is not a list",
      { PATH: pathWith('console.log(\'[{"files":[{"path":"../x","size":1}]}]\')') },
      /^its output has an unknown format/u,
      PATIENT,
    ],
  ])("that %s gives no answer, and the rules count", async (_, env, why, limit = 1500) => {
    const folder = wholePlugin();
    const answer = await asked(folder, { env, limit });
    expect("silent" in answer ? answer.silent : answer).toMatch(why);
    expect((await packed(folder, "", answer)).files).toHaveLength(9);
  });
});

nightly("npm's reason is reported if it cannot pack a plugin", async () => {
  const folder = makePlugin({ "package.json": '{ "name": "tide-table" }', "manifest.json": "{}" });
  expect(await asked(folder)).toEqual({ refused: "Invalid package, must have name and version" });
});

nightly("names that npm masks as secrets are found again", async () => {
  const name = "dist/3f2504e0-4f89-11d3-9a0c-0305e82c3301.png";
  const folder = makePlugin({ "package.json": TEXT, "manifest.json": "{}", "dist/plugin.js": "", [name]: "x" });
  const { files, differsFromRules } = await packed(folder, "", await asked(folder));
  expect(files.map(({ path }) => path)).toContain(name);
  expect(differsFromRules).toBeUndefined();
});
