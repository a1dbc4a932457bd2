import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM } from "../../scripts/chromium.js";
import { FRAMEWORKS, listTemplates, type TemplateName } from "../../src/create/templates.js";
import { findViolations } from "../support/axe.js";
import { temporaryFolder } from "../support/folders.js";
import { git } from "../support/git.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE } from "../support/marketplace.js";
import { runProcess, type Ended } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { IS_WHOLE, sampleOf } from "../support/torture.js";
import { openWorkbench } from "../support/workbench.js";

interface Variant {
  readonly template: TemplateName;
  readonly words: readonly string[];
}

/** Every template, without a library and with each. */
const VARIANTS: ReadonlyMap<string, Variant> = new Map(
  [undefined, ...FRAMEWORKS].flatMap((framework) =>
    listTemplates(framework).map((template): [string, Variant] => {
      const words = ["--template", template, ...(framework ? ["--framework", framework] : [])];
      return [framework ? `${template}-${framework}` : template, { template, words }];
    }),
  ),
);
/** What the component of each shows in the preview. */
const SHOWN: Readonly<Partial<Record<TemplateName, string>>> = {
  "dashboard-widget": "UTC",
  page: "Notes",
  hybrid: "Notes",
};
const TOKEN = "try";
const TAG = "v0.1.0";
const PREFLIGHT = join("node_modules", ".bin", "plugin-preflight");

/** Those that are tried now: what they have in common is the same in all of them. */
const TRIED = sampleOf([...VARIANTS.keys()], IS_WHOLE ? Infinity : 1);

const folder = temporaryFolder();
const home = temporaryFolder();
const env = { HOME: home, GIT_CONFIG_GLOBAL: join(home, ".gitconfig"), PLUGIN_MARKETPLACE_TOKEN: TOKEN };
const program = join(folder, "package", "dist", "cli", "index.js");
let server: ChildProcess | undefined;
let marketplace = "";

function getVariant(name: string): Variant {
  const variant = VARIANTS.get(name);
  if (!variant) throw new Error(`There is no variant ${name}`);
  return variant;
}

const folderOf = (template: string): string => join(folder, "plugins", `my-${template}`);

const listSources = (template: string): readonly string[] =>
  ["plugin.ts", "plugin.tsx"].map((name) => join(folderOf(template), "src", name));

const readDevDependencies = (template: string): unknown =>
  (JSON.parse(readFileSync(join(folderOf(template), "package.json"), "utf8")) as Readonly<Record<string, unknown>>)[
    "devDependencies"
  ];

beforeAll(async () => {
  writeFileSync(join(home, ".gitconfig"), "[user]\n\tname = Ada Byron\n\temail = ada@example.com\n");
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: ROOT, stdio: "ignore" });
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { readonly version: string };
  execFileSync("tar", ["-xzf", join(folder, `plugin-preflight-${version}.tgz`), "-C", folder]);
  const plugins = join(folder, "plugins");
  mkdirSync(plugins);
  for (const template of TRIED) {
    const args = [program, "create", `my-${template}`, ...getVariant(template).words, "--yes"];
    const { status, output } = await runProcess(process.execPath, args, { cwd: plugins, env });
    expect(status, output).toBe(0);
  }
  // Templates that ask for the same packages share them.
  const installed = new Map<string, string>();
  for (const template of TRIED) {
    const asked = JSON.stringify(readDevDependencies(template));
    const modules = join(folderOf(template), "node_modules");
    const shared = installed.get(asked);
    if (shared === undefined) {
      execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folderOf(template), stdio: "ignore" });
      installed.set(asked, modules);
    } else symlinkSync(shared, modules, "junction");
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

  test.skipIf(!existsSync(CHROMIUM)).each(TRIED)("%s: dev shows it to everyone, breaks and is mended", async (name) => {
    const page = await openWorkbench();
    try {
      await page.open(folderOf(name), []);
      const { template } = getVariant(name);
      const shown = SHOWN[template];
      if (shown === undefined) await page.waitFor("Enabled", ".status");
      else await page.waitForPlugin(shown);
      await page.expectFit(name);
      const { evaluateInFrame } = page.browser;
      const violations = shown === undefined ? [] : await findViolations({ evaluate: evaluateInFrame });
      // The page around a widget has the heading.
      expect(violations.filter((one) => template === "page" || !one.startsWith("page-has-heading-one:"))).toEqual([]);
      const source = listSources(name).find((path) => existsSync(path)) ?? "";
      const text = readFileSync(source, "utf8");
      await page.waitFor("Build at ", ".state");
      writeFileSync(source, `export const broken = ;\n${text}`);
      await page.waitFor("Build failed at ", ".state");
      await page.waitFor("src/plugin.ts", ".problems");
      writeFileSync(source, text);
      await page.waitFor("Build at ", ".state");
      await page.waitFor("Enabled", ".status");
      if (shown !== undefined) await page.waitForPlugin(shown);
      expect(page.problems()).toEqual([]);
    } finally {
      await page.close();
    }
  });

  test.skipIf(NODE_WITH_SQLITE === undefined).each(TRIED)(`%s: its release (${NEEDS_SQLITE})`, async (template) => {
    const release = ["release", "--tag", TAG, "--marketplace-url", marketplace];
    const { stdout: planned } = await type(template, PREFLIGHT, ...release, "--dry-run");
    expect(planned).toContain("Planned");
    const { stdout: released } = await type(template, PREFLIGHT, ...release);
    const listing = `${marketplace}/plugins/my-${template}`;
    expect(released.trimEnd().split("\n").at(-1)).toBe(`Released: ${listing}`);
    expect(await (await fetch(listing)).text()).toContain(`/plugins/my-${template}/versions/0.1.0`);

    // A stranger has the archive, and what the host brings.
    const place = join(home, `installed-${template}`);
    await type(template, PREFLIGHT, "install", `my-${template}`, "--marketplace-url", marketplace, "--output", place);
    symlinkSync(join(folderOf(template), "node_modules"), join(place, "node_modules"), "junction");
    const { status, output } = await runProcess(process.execPath, [program, "test"], { cwd: place, env });
    expect(status, output).toBe(0);
  });
});
