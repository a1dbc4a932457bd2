import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATE_NAMES } from "../../src/create/templates.js";
import { temporaryFolder } from "../support/folders.js";
import { git } from "../support/git.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE } from "../support/marketplace.js";
import { runProcess, type Ended } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

/** All templates ask for the same packages: they are installed once, in this one, which has them all. */
const INSTALLED = "page";
const TOKEN = "try";
const TAG = "v0.1.0";
const PREFLIGHT = join("node_modules", ".bin", "plugin-preflight");

/** Those that are tried now: what they have in common is the same in all of them. */
const TRIED = sampleOf(TEMPLATE_NAMES, 1);

const folder = temporaryFolder();
const home = temporaryFolder();
const env = { HOME: home, GIT_CONFIG_GLOBAL: join(home, ".gitconfig"), PLUGIN_MARKETPLACE_TOKEN: TOKEN };
const program = join(folder, "package", "dist", "cli", "index.js");
let server: ChildProcess | undefined;
let marketplace = "";

const folderOf = (template: string): string => join(folder, "plugins", `my-${template}`);

beforeAll(async () => {
  writeFileSync(join(home, ".gitconfig"), "[user]\n\tname = Ada Byron\n\temail = ada@example.com\n");
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: ROOT, stdio: "ignore" });
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { readonly version: string };
  execFileSync("tar", ["-xzf", join(folder, `plugin-preflight-${version}.tgz`), "-C", folder]);
  const plugins = join(folder, "plugins");
  mkdirSync(plugins);
  for (const template of TEMPLATE_NAMES) {
    const args = [program, "create", `my-${template}`, "--template", template, "--yes"];
    const { status, output } = await runProcess(process.execPath, args, { cwd: plugins, env });
    expect(status, output).toBe(0);
  }
  const install = ["install", "--no-audit", "--no-fund"];
  execFileSync("npm", install, { cwd: folderOf(INSTALLED), stdio: "ignore" });
  for (const template of TEMPLATE_NAMES.filter((name) => name !== INSTALLED)) {
    symlinkSync(join(folderOf(INSTALLED), "node_modules"), join(folderOf(template), "node_modules"), "junction");
  }
  if (NODE_WITH_SQLITE === undefined) return;
  const serve = ["marketplace", "serve", "--port", "0", "--data", join(folder, "data")];
  server = spawn(NODE_WITH_SQLITE, [program, ...serve], { env, stdio: ["ignore", "pipe", "inherit"] });
  const started = await new Promise<Buffer>((resolve) => server?.stdout?.once("data", resolve));
  marketplace = /http:\S+/u.exec(started.toString())?.[0] ?? "";
});

afterAll(() => {
  server?.kill("SIGKILL");
});

/** Types a command in a project, and expects that it succeeds. */
async function type(template: string, command: string, ...args: readonly string[]): Promise<Ended> {
  const ended = await runProcess(command, args, { cwd: folderOf(template), env });
  expect(ended.status, `${args.join(" ")}\n${ended.output}`).toBe(0);
  return ended;
}

interface Report {
  readonly verdict: string;
  readonly plugins: readonly {
    readonly findings: readonly { readonly check: string }[];
    readonly outcomes: readonly { readonly check: string; readonly status: string }[];
  }[];
}

describe.skipIf(!POSIX)("what the packed package creates", () => {
  test.each(TRIED)("%s: it tests, builds, passes every check, lives and packs", async (template) => {
    await type(template, "npm", "test");
    await type(template, "npm", "run", "build");
    const { stdout } = await type(template, PREFLIGHT, "check", "--format", "json");
    const { verdict, plugins } = JSON.parse(stdout) as Report;
    const skipped = plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status !== "met"));
    // Nobody has named the owner of plugin-preflight: this copy is a clone of no public repository.
    const found = plugins.flatMap(({ findings }) => findings).filter(({ check }) => check !== "workflow-owner");
    expect([verdict, found]).toEqual(["pass", []]);
    // What is only of a release, or of a component. Everything else was looked at: the tests, and each step of the life
    // too.
    const hasComponent = !["cli-tool", "service"].includes(template);
    expect(skipped.map(({ check }) => check).toSorted()).toEqual([
      "archive-unchanged",
      ...(hasComponent ? [] : ["components-exist", "components-mount"]),
      "version-matches-tag",
      "workflow-owner",
    ]);

    const project = folderOf(template);
    git(project, "add", "--all");
    git(project, "commit", "--quiet", "--message=feat: start");
    git(project, "tag", TAG);
    const { stdout: packed } = await type(template, PREFLIGHT, "pack", "--out", join(home, `${template}.zip`));
    expect(packed).toContain(`my-${template}-0.1.0.zip`);
  });

  test.skipIf(NODE_WITH_SQLITE === undefined).each(TRIED)(`%s: its release (${NEEDS_SQLITE})`, async (template) => {
    const release = ["release", "--tag", TAG, "--marketplace-url", marketplace];
    const { stdout: planned } = await type(template, PREFLIGHT, ...release, "--dry-run");
    expect(planned).toContain("Planned");
    const { stdout: released } = await type(template, PREFLIGHT, ...release);
    const listing = `${marketplace}/plugins/my-${template}`;
    expect(released.trimEnd().split("\n").at(-1)).toBe(`Released: ${listing}`);
    expect(await (await fetch(listing)).text()).toContain(`/plugins/my-${template}/versions/0.1.0`);
  });
});
