import { spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { isRunning } from "../commands/ended-processes.js";
import { startActionHere } from "../support/action.js";
import { makePlugin, manifestWith, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { CLI, POSIX, runCli } from "../support/product.js";
import { readReport, type ReportRecord } from "../support/records.js";
import { makePathWithoutNpm } from "../support/scripted-plugin.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

const PATH = makePathWithoutNpm();
const SLOWLY = `node -e 'setTimeout(() => {}, 300)'`;

interface Member {
  readonly commands?: Readonly<Record<string, string>>;
  readonly files?: Files;
}

/** A repository with plugins p00, p01 ... that need nothing installed. */
function makeRepository(members: readonly Member[]): string {
  const root = makePlugin({ ".git/": "" });
  members.forEach(({ commands = {}, files = {} }, at) => {
    const name = `p${String(at).padStart(2, "0")}`;
    const fine = { test: "exit 0", lint: "exit 0", typecheck: "exit 0" };
    const packageJson = {
      name: `@lumen-labs/${name}`,
      version: "1.4.0",
      type: "module",
      files: ["dist/", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md", "screenshots/"],
      "plugin-preflight": { commands: { ...fine, ...commands } },
    };
    wholePlugin(
      { "package.json": JSON.stringify(packageJson, undefined, 2), "manifest.json": manifestWith({ name }), ...files },
      join(root, "plugins", name),
    );
  });
  return root;
}

async function checkWith(jobs: string, members: readonly Member[], more: readonly string[] = []) {
  const cwd = makeRepository(members);
  const args = ["check", "--jobs", jobs, "--format", "json", ...more, "plugins/*"];
  const { status, stdout, stderr } = await runCli(args, { cwd, env: { PATH } });
  return { cwd, stderr, status, report: readReport(stdout) };
}

/** All that a report says of each plugin, in its order. */
const tell = ({ plugins }: ReportRecord) =>
  plugins.map(({ path, findings, outcomes }) => [
    path,
    findings.map(({ check, message }) => `${check}: ${message}`),
    outcomes.map(({ check, status }) => `${check} ${status}`),
  ]);
const listFailed = ({ plugins }: ReportRecord) =>
  plugins.flatMap(({ path, findings }) =>
    findings.flatMap(({ check }) => (OTHERS.has(check) ? [] : [`${path} ${check}`])),
  );
/** npm is not asked, and these plugins do not declare all that they use. */
const OTHERS = new Set(["package-files", "permissions-used", "manifest-entry-points", "manifest-sections"]);

const node = (program: string): string => `node -e '${program}'`;
const many = (count: number, member: Member): readonly Member[] => Array.from({ length: count }, () => member);

/** Each listens for a moment, and counts how often it was started. */
const listening = (port: number): Member => ({
  commands: {
    test: node(
      `fs.appendFileSync("started", "."); const s = net.createServer().listen(${String(port)}, "127.0.0.1", () => setTimeout(() => s.close(), 400))`,
    ),
  },
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const HOOK_THAT_LISTENS = (port: number): Member => ({
  files: {
    "dist/plugin.js": `import { createServer } from "node:http";
let server;
export async function onEnable() {
  server = createServer();
  await new Promise((resolve, reject) => server.once("error", reject).listen(${String(port)}, "127.0.0.1", resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
}
export async function onDisable() { await new Promise((resolve) => server.close(resolve)); }
export function WeatherWidget(root) { root.textContent = "rain"; }
`,
    "dist/plugin.js.map": "",
    "manifest.json": manifestWith({
      type: "service",
      web: undefined,
      main: "dist/plugin.js",
      hooks: { onEnable: "onEnable", onDisable: "onDisable" },
    }),
  },
});

/** What the plugins are, and which of their checks fail, however many run at once. */
const CASES: readonly {
  readonly name: string;
  readonly make: (port: number) => readonly Member[];
  readonly failed: readonly string[];
  readonly options?: readonly string[];
}[] = [
  {
    name: "commands that fail",
    make: () => [{ commands: { test: "exit 3" } }, {}, { commands: { lint: "echo no; exit 1" } }, {}],
    failed: ["plugins/p00 scripts-test", "plugins/p02 scripts-lint"],
  },
  { name: "tests that use one port", make: (port) => many(3, listening(port)), failed: [] },
  { name: "hooks that use one port", make: (port) => many(3, HOOK_THAT_LISTENS(port)), failed: [] },
  {
    name: "a command that hangs",
    make: () => [{}, { commands: { test: node("setTimeout(() => {}, 600_000)") } }, {}],
    failed: ["plugins/p01 scripts-test"],
    options: ["--time-limit", "0.05"],
  },
  {
    name: "a command that writes files of a sibling",
    make: () => [
      {
        commands: {
          test: `${SLOWLY}; echo "export function onEnable() {" > ../p01/dist/plugin.js; ${node('fs.rmSync("../p01/LICENSE")')}`,
        },
      },
      {},
      { commands: { test: node('fs.rmSync("../p00/CHANGELOG.md")') } },
    ],
    failed: [
      "plugins/p00 changelog-present",
      "plugins/p01 license-present",
      "plugins/p01 lifecycle-install",
      "plugins/p01 bundle-syntax",
    ],
  },
  {
    name: "a test that needs what the one before it builds",
    make: () => [{ commands: { test: `${SLOWLY}; echo > built` } }, { commands: { test: "test -e ../p00/built" } }],
    failed: [],
  },
  {
    name: "40 plugins with three commands each",
    make: () => Array.from({ length: 40 }, (_, at) => (at % 9 === 4 ? { commands: { lint: "exit 1" } } : {})),
    failed: [4, 13, 22, 31].map((at) => `plugins/p${String(at).padStart(2, "0")} scripts-lint`),
  },
];

describe.skipIf(!POSIX)("with 1, 2 and 8 jobs a report is the same of", () => {
  nightly.each(sampleOf(CASES, 3))("$name", async ({ make, failed, options }) => {
    const members = make(await findFreePort());
    // One after the other: side by side they would use one port as well.
    const one = await checkWith("1", members, options);
    expect(listFailed(one.report)).toEqual(failed);
    for (const jobs of IS_TORTURE ? ["2", "8"] : ["2"]) {
      const { report, status } = await checkWith(jobs, members, options);
      expect([status, tell(report)]).toEqual([one.status, tell(one.report)]);
    }
  });
});

describe.skipIf(!POSIX)("what fails beside others", () => {
  nightly("runs once more alone, and nothing runs twice where it runs alone", async () => {
    const members = many(2, listening(await findFreePort()));
    const countStarts = (cwd: string): readonly number[] =>
      ["p00", "p01"].map((name) => readFileSync(join(cwd, "plugins", name, "started")).length);
    const alone = await checkWith("1", members);
    expect(countStarts(alone.cwd)).toEqual([1, 1]);
    expect(alone.stderr).not.toContain("once more");
    const beside = await checkWith("2", members);
    expect(countStarts(beside.cwd).toSorted()).toEqual([1, 2]);
    expect(beside.stderr).toMatch(/↻ plugins\/p0[01]: a command failed while other plugins ran/u);
    expect(listFailed(beside.report)).toEqual([]);
  });
});

describe.skipIf(!POSIX)("the log of several plugins at once", () => {
  nightly("has all of a plugin's lines together, in the order of the plugins", async () => {
    const say = (name: string): Member => {
      const print = node(
        `let n = 0; const id = setInterval(() => { console.log("${name} " + ++n); if (n === 8) clearInterval(id); }, 30)`,
      );
      return { commands: { test: print, lint: print, typecheck: "exit 0" } };
    };
    const names = ["p00", "p01", "p02", "p03"];
    const workspace = makeRepository(names.map(say));
    const inputs = { path: "plugins/*", "run-scripts": "auto", lifecycle: "false", jobs: "4" };
    const { runner } = await startActionHere({ workspace, inputs, env: { PATH }, fences: true });
    const lines = runner.log.filter((line) => /^p\d\d \d+$/u.test(line));
    const once = (name: string) => Array.from({ length: 8 }, (_, at) => `${name} ${String(at + 1)}`);
    expect(lines).toEqual(names.flatMap((name) => [...once(name), ...once(name)]));
  });
});

describe.skipIf(!POSIX)("the hooks of several plugins at once", () => {
  nightly("are shown in the order of the plugins, whichever ends first", async () => {
    const members = [500, 0, 200, 0].map((milliseconds): Member => ({
      files: {
        "dist/plugin.js": `export const onEnable = () => new Promise((resolve) => setTimeout(resolve, ${String(milliseconds)}));`,
        "dist/plugin.js.map": "",
        "manifest.json": manifestWith({ hooks: { onEnable: "onEnable" } }),
      },
    }));
    const inputs = { path: "plugins/*", "run-scripts": "false", lifecycle: "true", jobs: "4" };
    const workspace = makeRepository(members);
    const { stdout } = await startActionHere({ workspace, inputs, env: { PATH }, fences: true });
    const titles = [...stdout.matchAll(/^::group::(.*): lifecycle$/gmu)].map(([, folder]) => folder);
    expect(titles).toEqual(["plugins/p00", "plugins/p01", "plugins/p02", "plugins/p03"]);
  });
});

describe.runIf(process.platform === "linux")("a check of several plugins that is cancelled", () => {
  nightly.each(sampleOf(["SIGINT", "SIGTERM"] as const, 1))("by %s ends all that runs", async (signal) => {
    const mark = `sleeper-${crypto.randomUUID()}`;
    const sleeping = { commands: { test: `echo > ready; exec node -e 'setTimeout(() => {}, 600_000)' ${mark}` } };
    const cwd = makeRepository(many(3, sleeping));
    const child = spawn(process.execPath, [CLI, "check", "--jobs", "3", "plugins/*"], { cwd, env: { PATH } });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const isReady = (name: string): boolean => existsSync(join(cwd, "plugins", name, "ready"));
    while (!["p00", "p01", "p02"].every(isReady)) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill(signal);
    expect(await ended).toBe(signal === "SIGINT" ? 130 : 143);
    expect(isRunning(mark)).toBe(false);
  });
});

describe.skipIf(!POSIX)("a plugin of which npm packs another list than ours", () => {
  const member = {
    files: {
      "dist/plugin.js": 'export { onEnable } from "../lib/enable.js";',
      "dist/plugin.js.map": "",
      "lib/enable.js": "export function onEnable() {}",
      "manifest.json": manifestWith({ hooks: { onEnable: "onEnable" } }),
    },
  };
  const list = `fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
      .map((one) => ({ path: path.relative(folder, path.join(one.parentPath, one.name)), size: 1 }))`;

  /** How onEnable ends in two such plugins, where npm prints this for the folders. */
  async function enable(printed: string): Promise<readonly (string | undefined)[]> {
    const npm = `#!${process.execPath}\nconst folders = process.argv.slice(3).filter((word) => !word.startsWith("-"));
const [fs, path] = [require("fs"), require("path")];
console.log(JSON.stringify(${printed}));`;
    const bin = makePlugin({ npm });
    chmodSync(join(bin, "npm"), 0o755);
    const args = ["check", "--no-scripts", "--lifecycle", "true", "--format", "json", "plugins/*"];
    const env = { PATH: `${bin}${delimiter}${PATH}` };
    const { stdout } = await runCli(args, { cwd: makeRepository(many(2, member)), env });
    const outcomes = readReport(stdout).plugins.map((plugin) => plugin.outcomes);
    return outcomes.map((all) => all.find(({ check }) => check === "lifecycle-enable")?.status);
  }

  test("lives again by npm's", async () => {
    expect(await enable(`folders.map((folder) => ({ files: ${list} }))`)).toEqual(["met", "met"]);
  });

  nightly("lives once where npm is silent", async () => {
    expect(await enable("0")).not.toContain("met");
  });
});

describe.runIf(process.platform === "linux")("a check that is cancelled while npm is asked", () => {
  test("ends npm, and passes nothing", async () => {
    const mark = `sleeper-${crypto.randomUUID()}`;
    const bin = makePlugin({
      npm: `#!/bin/sh\nexec "${process.execPath}" -e "setTimeout(() => {}, 600_000)" ${mark}\n`,
    });
    chmodSync(join(bin, "npm"), 0o755);
    const cwd = makeRepository(many(2, {}));
    const env = { PATH: `${bin}${delimiter}${PATH}` };
    const child = spawn(process.execPath, [CLI, "check", "--no-lifecycle", "plugins/*"], { cwd, env });
    let printed = "";
    child.stdout.on("data", (text: Buffer) => (printed += text.toString()));
    const ended = new Promise((resolve) => child.once("exit", resolve));
    while (!isRunning(mark)) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill("SIGTERM");
    expect([await ended, printed]).toEqual([143, ""]);
    expect(isRunning(mark)).toBe(false);
  });
});

test.each(["0", "-1", "1.5", "many", "10000", "65", " "])(
  "%j is no number of jobs, and the error says what is",
  async (jobs) => {
    const { status, stdout, stderr } = await runCli(["check", `--jobs=${jobs}`], { cwd: wholePlugin() });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      `plugin-preflight: --jobs is ${JSON.stringify(jobs)}, which is not a number of plugins to run at once\nWrite a whole number from 1 to 64, or leave it out for one per processor\n`,
    );
  },
);
