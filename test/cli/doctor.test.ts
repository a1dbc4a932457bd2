import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { findFixtureCase } from "../../scripts/fixtures/fixture-case.js";
import { diagnose, type Line } from "../../src/create/environment/diagnose.js";
import type { Machine } from "../../src/create/environment/tools.js";
import { askVersion } from "../../src/base/processes/ask-version.js";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { ask, FAST, find, programs, readSchema } from "../support/diagnosis.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { findingsOf } from "../support/records.js";

const isEnv = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(readSchema("env"));

const WORKFLOW = `on: push
jobs:
  plugin:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: harbour/plugin-preflight@0123456789abcdef0123456789abcdef01234567
`;

describe("plugin-preflight doctor", () => {
  test("says what is wrong, with what to do below it", async () => {
    const cwd = wholePlugin({ ".git/": "", ".github/workflows/plugin.yml": WORKFLOW });
    const { status, stdout } = await runCliHere(["doctor"], { cwd, env: FAST });
    expect(status).toBe(1);
    expect(stdout).toContain("\n  ✘ There is no lock file\n      npm install --package-lock-only\n");
    expect(stdout).toMatch(
      /\n {2}✘ "actions\/checkout@v7" is not pinned[^\n]*\n {4}= \.github\/workflows\/plugin\.yml: Pin it/u,
    );
    expect(stdout).toMatch(/\n✘ 4 of 12 need attention\n$/u);
  });

  test("pins the actions of its workflow as it says", async () => {
    const file = ".github/workflows/plugin.yml";
    const cwd = wholePlugin({ ".git/": "", [file]: WORKFLOW });
    const help = find(await ask(cwd), "workflow-pins")?.advice.join("\n") ?? "";
    const [, pinned = ""] = /uses: (\S+)/u.exec(help.replace("<full commit SHA>", "b".repeat(40))) ?? [];
    writeFileSync(join(cwd, file), WORKFLOW.replace("actions/checkout@v7", pinned));
    expect(find(await ask(cwd), "workflow-pins")?.state).toBe("fit");
  });

  nightly.each([
    ["/plugin-preflight@v1", "Write the owner whose repository has plugin-preflight before the /"],
    ["harbour/plugin-preflight@<sha>", 'Write a full commit SHA instead of "<sha>", or a tag such as v'],
    ["harbour/plugin-preflight@<full commit SHA>", "Write a full commit SHA instead of"],
    ["<owner>/tides@v1", 'Write the owner whose repository has tides instead of "<owner>"'],
    ["checkout@v4", 'Write the action as owner/repository@ref: "checkout" names no repository'],
    ["harbour/${{ inputs.action }}@v1", "Write the action itself: GitHub does not evaluate expressions in uses:"],
    ['""', "Write an action after uses:"],
    [
      "./.github/actions/none",
      'Write the path of a folder with an action.yml: there is none in ".github/actions/none"',
    ],
  ])("sees that GitHub cannot find the action %s", async (action, advice) => {
    const file = ".github/workflows/plugin.yml";
    const added = WORKFLOW.replace("      - uses: harbour/", `      - uses: ${action}\n$&`);
    const seen = await ask(wholePlugin({ ".git/": "", [file]: added }));
    expect(find(seen, "workflow-actions")).toMatchObject({
      state: "unfit",
      advice: [expect.stringContaining(`${file}:7: ${advice}`) as string],
    });
  });

  test.each([
    ["harbour/tides/folder@feature/x", ""],
    ["docker://alpine:3", ""],
    ["./.github/actions/own", ""],
    ["./.github/../none", ""],
    ["./none@v1", ""],
    // Another step may have brought it.
    ["./tool", "      - uses: actions/checkout@v7\n        with: { repository: harbour/tool, path: tool }\n"],
    ["./built", "      - run: make built\n"],
  ])("does not say so of %s", async (action, before) => {
    const files = {
      ".git/": "",
      ".github/actions/own/action.yml": "name: Own\n",
      ".github/workflows/plugin.yml": WORKFLOW.replace(
        "      - uses: harbour/",
        `${before}      - uses: ${action}\n$&`,
      ),
    };
    expect(find(await ask(wholePlugin(files)), "workflow-actions")?.state).toBe("fit");
  });

  test("counts the actions that GitHub cannot find, and names ten", async () => {
    const wrong = Array.from({ length: 12 }, (_, at) => `      - uses: /tides${String(at)}@v1\n`).join("");
    const seen = await ask(wholePlugin({ ".git/": "", ".github/workflows/plugin.yml": WORKFLOW + wrong }));
    const { text, advice } = find(seen, "workflow-actions") ?? { text: "", advice: [] };
    expect(text).toBe('GitHub cannot find the action "/tides0@v1", nor 11 others');
    expect([advice.length, advice.at(-1)]).toEqual([11, "There are 2 more"]);
  });

  test.each([
    ["bundle-present", "other-name-by-script"],
    ["bundle-present", "other-name-by-bundler"],
    ["manifest-main", "built-as-another"],
    ["manifest-hooks", "built-as-another"],
  ])("gives the help that check gives where the build writes another file: %s/%s", async (check, name) => {
    const cwd = temporaryFolder();
    cpSync(join(ROOT, findFixtureCase(ROOT, check, name).folder), cwd, { recursive: true });
    if (!existsSync(join(cwd, "package.json"))) writeFileSync(join(cwd, "package.json"), '{ "name": "tides" }');
    const { stdout } = await runCliHere(["validate", "--only", check, "--format", "json"], { cwd });
    const [{ help } = {}] = findingsOf(stdout);
    expect(help).toMatch(/write|set/iu);
    const line = find(await ask(cwd), "build");
    expect([line?.state, line?.advice, line?.commands]).toEqual(["unfit", expect.arrayContaining([help]), []]);
  });

  test("leads to the command that shows what is wrong with a manifest that cannot be read", async () => {
    const line = find(await ask(wholePlugin({ ".git/": "", "manifest.json": "{" })), "manifest");
    expect([line?.state, line?.commands[0]]).toEqual([
      "unfit",
      expect.stringMatching(/ validate --only manifest-json$/u),
    ]);
  });

  test("sees that a lock file is behind package.json, and a build behind its sources", async () => {
    const packed = { name: "tides", version: "1.4.0", dependencies: { a: "^1.0.0" } };
    const lock = { packages: { "": { name: "tides", version: "1.4.0", dependencies: { a: "^0.9.0", b: "1" } } } };
    const files = { ".git/": "", "package.json": JSON.stringify(packed), "package-lock.json": JSON.stringify(lock) };
    const line = find(await ask(wholePlugin(files)), "lock-file");
    expect(line).toMatchObject({
      state: "unfit",
      text: "package-lock.json is not up to date with package.json: a and 1 more",
    });
    const behind = temporaryFolder();
    cpSync(join(ROOT, findFixtureCase(ROOT, "bundle-fresh", "several").folder), behind, { recursive: true });
    expect(find(await ask(behind), "build")).toMatchObject({
      state: "unfit",
      text: expect.stringContaining("differs from the source that") as string,
    });
  });

  test("looks at fifty plugins, and says how many are left", async () => {
    const paths = Array.from({ length: 52 }, (_, at) => `plugins/p${String(at)}/manifest.json`);
    const files = Object.fromEntries(paths.map((path) => [path, "{}"]));
    const cwd = makePlugin({ ".git/": "", "package.json": '{"workspaces":["plugins/*"]}', ...files });
    const { stdout } = await runCliHere(["doctor"], { cwd, env: FAST });
    expect(stdout).toContain("2 more plugins not looked at: run doctor in their folders");
  });

  test("judges the machine alone where there is no plugin, and another folder by its path", async () => {
    const cwd = makePlugin({ ".git/": "", "sub dir/": "" });
    const { status, stdout } = await runCliHere(["doctor"], { cwd, env: FAST });
    expect([status, stdout]).toEqual([0, expect.stringContaining("\nThere is no plugin in this folder\n")]);
    wholePlugin({}, join(cwd, "sub dir"));
    const below = await runCliHere(["doctor", "sub dir"], { cwd, env: FAST });
    expect(below.stdout).toContain("      cd 'sub dir' && npm install --package-lock-only\n");
    const none = await runCliHere(["doctor", "none"], { cwd });
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('There is no folder "none"\n')]);
  });
});

test.each<readonly [string, Partial<Machine["tools"]>, string, Line["state"]]>([
  ["24.1.0", {}, "node", "fit"],
  ["24.1.0", { npm: { version: "7.24.2" } }, "npm", "unfit"],
  ["24.1.0", { npm: { version: "8.0.0" } }, "npm", "fit"],
  ["24.1.0", { npm: { version: "12.0.0-pre.1" } }, "npm", "fit"],
  ["24.1.0", { npm: { unknown: "prints no version" } }, "npm", "unfit"],
  ["24.1.0", { npm: undefined }, "npm", "unfit"],
  ["24.1.0", { git: undefined }, "git", "unfit"],
])("with Node %s and %j the line of %s is %s", (node, tools, id, state) => {
  const usual = {
    npm: { version: "11.0.0" },
    git: { version: "2.43.0" },
    pnpm: undefined,
    yarn: undefined,
    bun: undefined,
  };
  const system = { name: "Linux", release: "6.8", arch: "x64" };
  const lines = diagnose({ system, node, tools: { ...usual, ...tools } }, [], () => "");
  const line = lines.find((one) => one.id === id);
  expect(line?.state).toBe(state);
  expect((line?.commands.length ?? 0) + (line?.advice.length ?? 0) > 0).toBe(state === "unfit");
});

describe.runIf(POSIX)("a program that is asked for its version", () => {
  const pathWith = (...folders: readonly string[]): string => [...folders, "/usr/bin", "/bin"].join(delimiter);
  const YARN: Files = { ".git/": "", "yarn.lock": "# yarn lockfile v1\n", "package.json": '{ "name": "tides" }' };

  test("starts in an empty folder, without the credentials of the user", async () => {
    const seen = join(temporaryFolder(), "seen");
    const bin = programs({ yarn: `{ ls -A; env; } > ${seen}; echo 1.22.22` });
    const cwd = wholePlugin({ ...YARN, ".yarnrc": 'yarn-path "./evil.js"\n', ".yarnrc.yml": "yarnPath: evil.js\n" });
    const env = {
      PATH: pathWith(bin),
      NPM_TOKEN: "npm_secret",
      HTTPS_PROXY: "http://u:p4ss@proxy",
      NODE_OPTIONS: "-r ./x",
    };
    expect(find(await ask(cwd, env), "yarn")).toMatchObject({ state: "fit", text: "yarn 1.22.22" });
    expect(readFileSync(seen, "utf8")).not.toMatch(/yarnrc|npm_secret|p4ss|NODE_OPTIONS/u);
    expect(readFileSync(seen, "utf8")).toMatch(/^COREPACK_ENABLE_PROJECT_SPEC=0$/mu);
  });

  test("is none that the repository has put there", async () => {
    const cwd = wholePlugin(YARN);
    const ran = join(temporaryFolder(), "ran");
    const bin = programs({ yarn: `touch ${ran}; echo 4.0.0`, git: `touch ${ran}; echo 3.0.0` }, join(cwd, "bin"));
    const seen = await ask(cwd, { PATH: pathWith(bin) });
    expect([find(seen, "yarn")?.text, existsSync(ran)]).toEqual([
      "yarn is not installed, or not in PATH outside the repository",
      false,
    ]);
  });

  nightly.each([
    ["# yarn lockfile v1\n", ["npm install --global yarn"]],
    ["__metadata:\n  version: 8\n", ["npm install --global corepack", "corepack enable yarn"]],
  ])("says how to get the Yarn that wrote %j", async (lock, commands) => {
    const seen = await ask(wholePlugin({ ...YARN, "yarn.lock": lock }), { PATH: pathWith(programs({})) });
    expect(find(seen, "yarn")).toMatchObject({ state: "unfit", commands });
  });

  test("finds TypeScript in the package.json at the root of a workspace", async () => {
    const root = makePlugin({
      ".git/HEAD": "ref: refs/heads/main\n",
      "package.json": JSON.stringify({ workspaces: ["plugins/*"], devDependencies: { typescript: "^6.0.0" } }),
      "node_modules/typescript/package.json": JSON.stringify({ name: "typescript", version: "6.0.1" }),
    });
    const packageJson = JSON.stringify({ name: "tides", version: "1.4.0" });
    const cwd = wholePlugin({ "tsconfig.json": "{}\n", "package.json": packageJson }, join(root, "plugins", "tides"));
    expect(find(await ask(cwd), "typescript")).toMatchObject({ state: "fit", text: "TypeScript 6.0.1" });
  });

  nightly.each([
    ["echo '1.21.1'", "yarn 1.21.1: yarn 1.22 or newer is needed"],
    ["echo 'no idea'", "yarn prints no version"],
    ["printf '\\033[31m1.22.22'", "yarn prints no version"],
    ["head -c 100000 /dev/zero", "yarn prints too much in the place of its version"],
    ["exit 3", "yarn ends with status 3 when asked for its version"],
  ])("may print anything: %s", async (text, expected) => {
    const seen = await ask(wholePlugin(YARN), { PATH: pathWith(programs({ yarn: text })) });
    expect(find(seen, "yarn")).toMatchObject({ state: "unfit", text: expected });
  });

  test("is ended when it hangs", async () => {
    const file = join(programs({ slow: "exec sleep 600" }), "slow");
    const answer = await askVersion(
      { file, args: [], path: ["/bin"] },
      { env: {} },
      { milliseconds: 200, mostBytes: 10 },
    );
    expect(answer).toEqual({ unknown: "does not answer within 0.2 seconds" });
  });
});

describe("plugin-preflight env", () => {
  const SECRETS = {
    NPM_TOKEN: "npm_tokenvalue",
    NPM_CONFIG_REGISTRY: "https://user:registrypass@npm.example.com",
    HTTPS_PROXY: "http://me:proxypass@proxy:3128",
    "npm_config_//r.example.com/:_authToken": "authvalue",
    NODE_OPTIONS: "--title=optionvalue",
    PLUGIN_MARKETPLACE_TOKEN: "marketvalue",
  };
  const NEVER = /tokenvalue|registrypass|proxypass|authvalue|optionvalue|marketvalue|me:/u;

  test("is a report in 80 columns, with names of variables and no value", async () => {
    const { status, stdout } = await runCliHere(["env"], {
      cwd: wholePlugin({ ".git/": "" }),
      env: { ...FAST, ...SECRETS },
    });
    expect([status, NEVER.exec(stdout)?.[0]]).toEqual([0, undefined]);
    expect(stdout).toMatch(/^plugin-preflight {2}\d+\.\d+\.\d+, rules 20\d\d\.\d\d$/mu);
    expect(stdout).toMatch(/^node {14}\d+\./mu);
    expect(stdout).toMatch(/^project {11}Weather Widget, 1\.4\.0, dashboard-widget$/mu);
    expect(stdout).toMatch(
      /^variables {9}HTTPS_PROXY, NODE_OPTIONS, NPM_CONFIG_REGISTRY \(values are not\n {18}shown\)$/mu,
    );
    const long = stdout.split("\n").filter((line) => line.length > 80 && !line.startsWith("installed in"));
    expect(long).toEqual([]);
  });

  test("is JSON as its schema says, in a plugin and elsewhere", async () => {
    for (const cwd of [wholePlugin({ ".git/": "" }), temporaryFolder()]) {
      const { status, stdout } = await runCliHere(["env", "--format", "json"], { cwd, env: { ...FAST, ...SECRETS } });
      expect([status, NEVER.exec(stdout)?.[0]]).toEqual([0, undefined]);
      expect([isEnv(JSON.parse(stdout)), isEnv.errors]).toEqual([true, null]);
    }
  });

  test("shows nothing of a plugin's values that could be a secret, and no control character", async () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const manifest = JSON.stringify({ name: token, version: "1.0.0\u001b[31m", type: "::error::x" });
    const { stdout } = await runCliHere(["env"], {
      cwd: makePlugin({ ".git/": "", "manifest.json": manifest }),
      env: FAST,
    });
    expect(stdout).not.toContain(token.slice(0, 12));
    expect(stdout).toMatch(/^project +no name, 1\.0\.0\\x1b\[31m, /mu);
  });
});
