import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { git } from "../support/git.js";
import { filesOf, textOf } from "../support/healthy.js";
import { POSIX, runCliHere } from "../support/product.js";
import { findingsOf } from "../support/records.js";

const WORKFLOW = ".github/workflows/check.yml";
const LOCK = `{ "lockfileVersion": 3 }\n`;

/** A plugin in a repository, whose package.json asks for some packages. */
function plugin(packages: Readonly<Record<string, string>> = {}, files: Files = {}, folder?: string): string {
  const packageJson = {
    name: "tides",
    version: "1.4.0",
    scripts: { build: "node build.js" },
    devDependencies: packages,
  };
  const own = {
    "package.json": `${JSON.stringify(packageJson, undefined, 4)}\n`,
    "package-lock.json": LOCK,
    "manifest.json": manifestWith({ name: "Tides" }),
    ".git/": "",
  };
  return wholePlugin({ ...own, ...files }, folder);
}

const init = (cwd: string, ...args: readonly string[]) => runCliHere(["init", ...args], { cwd });

describe("init", () => {
  test("adds the workflow, which no check has anything against", async () => {
    const folder = plugin();
    const { status, stdout, stderr } = await init(folder, "--yes");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`\n+      - run: npm ci && npm run build\n`);
    expect(stdout).toContain(`Written: ${WORKFLOW}\n`);
    const only = ["workflow-yaml", "workflow-build", "workflow-pins", "workflow-permissions", "workflow-inputs"];
    const judged = await runCliHere(["validate", "--only", only.join(), "--format", "json"], { cwd: folder });
    expect([judged.status, findingsOf(judged.stdout)]).toEqual([0, []]);
  });

  test.each([
    ["https://github.com/harbour/tides", "harbour/tides"],
    ["git+https://github.com/harbour/tides.git", "harbour/tides"],
    ["https://gitlab.com/harbour/tides", undefined],
    ["https://github.com/harbour/tides](https://evil.example)", undefined],
  ])("prints the badge of a plugin in %s", async (repository, name) => {
    const folder = plugin({}, { "manifest.json": manifestWith({ repository }) });
    const { stdout } = await init(folder, "--yes");
    const page = `https://github.com/${name ?? ""}/actions/workflows/check.yml`;
    const badge = `A badge for README.md:\n  [![plugin-preflight](${page}/badge.svg)](${page})\n`;
    expect([stdout.includes("badge"), stdout.includes(badge)]).toEqual(Array(2).fill(name !== undefined));
  });

  test("has nothing to do a second time", async () => {
    const folder = plugin({ "plugin-preflight": "^0.1.0", vitest: "^4.0.0" });
    await init(folder, "--yes");
    const before = filesOf(folder);
    const { status, stdout } = await init(folder, "--yes");
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\nThere is nothing to do\.\n$/u)]);
    expect(filesOf(folder)).toEqual(before);
  });

  test("adds scripts of the tools that are there, and the schema, and changes nothing else", async () => {
    const packages = { "plugin-preflight": "^0.1.0", typescript: "^6.0.0", vitest: "^4.0.0", eslint: "^10.0.0" };
    const folder = plugin(packages);
    const before = filesOf(folder);
    await init(folder, "--yes");
    const after = filesOf(folder);
    const read = (files: typeof before, name: string) => JSON.parse(textOf(files[name])) as Record<string, unknown>;
    expect(read(after, "package.json")).toEqual({
      ...read(before, "package.json"),
      scripts: {
        ...{ build: "node build.js", test: "vitest run", lint: "eslint .", "type-check": "tsc --noEmit" },
        ...{ validate: "plugin-preflight validate", check: "plugin-preflight check" },
      },
    });
    expect(textOf(after["package.json"])).toMatch(/^ {4}"scripts": \{\n {8}"build"/mu);
    expect(Object.keys(read(after, "manifest.json"))[0]).toBe("$schema");
    const changed = Object.keys(after).filter((path) => textOf(after[path]) !== textOf(before[path]));
    expect(changed.toSorted()).toEqual([WORKFLOW, "manifest.json", "package.json"]);
  });

  test.each([[], ["--dry-run"], ["--dry-run", "--yes"]])(
    "writes nothing without a terminal for %j",
    async (...args) => {
      const folder = plugin();
      const before = filesOf(folder);
      const { status, stdout } = await init(folder, ...args);
      expect([status, stdout]).toEqual([0, expect.stringContaining("Nothing was written. To write it: init --yes\n")]);
      expect(filesOf(folder)).toEqual(before);
    },
  );

  test("shows a patch that Git applies", async () => {
    const folder = plugin({ "plugin-preflight": "^0.1.0", vitest: "^4.0.0" });
    git(folder, "init", "--quiet");
    const { stdout } = await init(folder, "--dry-run");
    const patch = join(temporaryFolder(), "init.patch");
    writeFileSync(patch, stdout.slice(0, stdout.indexOf("\nNothing was written")));
    git(folder, "apply", patch);
    expect((await init(folder)).stdout).toMatch(/\nThere is nothing to do\.\n$/u);
  });

  test("leaves a workflow that runs this tool already, and one of the same name that does not", async () => {
    const uses = `on: push\njobs: { a: { runs-on: x, steps: [{ uses: OWNER/plugin-preflight@v1 }] } }\n`;
    const own = plugin({}, { ".github/workflows/mine.yml": uses });
    expect((await init(own, "--yes")).stdout).toContain(".github/workflows/mine.yml runs plugin-preflight already.");
    const other = plugin({}, { [WORKFLOW]: "on: push\njobs: {}\n" });
    expect((await init(other, "--yes")).stdout).toContain("Written: .github/workflows/plugin-preflight.yml\n");
    expect(textOf(filesOf(other)[WORKFLOW])).toBe("on: push\njobs: {}\n");
  });

  test("installs with the package manager of the lock file, in the plugin's own folder", async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, ".git"));
    plugin({}, { "pnpm-lock.yaml": "lockfileVersion: '9.0'\n" }, join(root, "plugins", "tides"));
    for (const name of ["package-lock.json", ".git"]) rmSync(join(root, "plugins", "tides", name), { recursive: true });
    const { stdout, status } = await init(root, "plugins/tides", "--yes");
    expect(status, stdout).toBe(0);
    const workflow = textOf(filesOf(root)[WORKFLOW]);
    expect(workflow).toContain(
      'run: corepack enable && pnpm install --frozen-lockfile && pnpm run build\n        working-directory: "plugins/tides"\n',
    );
    expect(workflow).toMatch(/plugin-preflight@.*\n {8}with:\n {10}path: "plugins\/tides"\n$/u);
    expect(workflow).not.toContain("cache:");
  });

  test("refuses a folder without a plugin", async () => {
    const { status, stderr } = await init(temporaryFolder(), "--yes");
    expect([status, stderr]).toEqual([2, expect.stringContaining("There is no manifest.json")]);
  });

  test.runIf(POSIX)("writes through no link", async () => {
    const elsewhere = temporaryFolder();
    const folder = plugin();
    symlinkSync(elsewhere, join(folder, ".github"));
    const { stdout } = await init(folder, "--yes");
    expect(stdout).toContain("There is no place for a workflow in .github/workflows.");
    expect(filesOf(elsewhere)).toEqual({});
  });
});
