import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { manifestWith, temporaryFolder } from "../support/folders.js";
import { git } from "../support/git.js";
import { filesOf, textOf } from "../support/healthy.js";
import {
  expectGoodWorkflows as expectGood,
  init,
  pluginToInit as plugin,
  WORKFLOW,
  workflowsOf,
} from "../support/init.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";

/** A clone of a repository whose default branch has this name. */
function cloneOf(folder: string, branch: string): string {
  rmSync(join(folder, ".git"), { recursive: true });
  git(folder, "init", "--quiet", `--initial-branch=${branch}`, "--template=");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message=first");
  git(folder, "branch", "--quiet", "work");
  const clone = join(temporaryFolder(), "clone");
  git(folder, "clone", "--quiet", `file://${folder}`, clone);
  return clone;
}

describe("init", () => {
  test("adds the workflow, which no check has anything against", async () => {
    const folder = plugin();
    const { status, stdout, stderr } = await init(folder, "--yes");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`\n+      - run: npm ci && npm run build\n`);
    expect(stdout).toContain(`Written: ${WORKFLOW}\n`);
    for (const left of [
      'manifest.json gets a "$schema" for editors once plugin-preflight is in package.json. Run init again then.',
      'package.json has no script "test", and init knows no tool for it: write one.',
    ])
      expect(stdout.replaceAll(/\s+/gu, " ")).toContain(left);
    await expectGood(folder);
  });

  test.each(["trunk", "master"])("names %s, the default branch of the clone that it is in", async (branch) => {
    const folder = cloneOf(plugin(), branch);
    const { stdout } = await init(folder, "--yes", "--comment", "--release");
    expect(stdout).not.toContain("The workflow names");
    const texts = workflowsOf(folder).map(({ text }) => text);
    expect(texts.join("")).toContain(`    branches: [${branch}]\n`);
    expect(texts.join("")).toContain(`# Checks each pull request, and each push to ${branch}.\n`);
    expect(texts.join("")).not.toMatch(/\bmain\b/u);
  });

  test.each([
    ["true", '["true"]'],
    ["a#b", '["a#b"]'],
    ['a"],b', '["a\\"],b"]'],
    ["a+!b", '["a\\\\+\\\\!b"]'],
  ])("writes the branch %s as YAML and GitHub's filters read it", async (branch, written) => {
    const folder = plugin({}, { ".git/HEAD": `ref: refs/heads/${branch}\n`, ".git/objects/": "", ".git/refs/": "" });
    await init(folder, "--yes");
    const [workflow] = workflowsOf(folder);
    expect(workflow?.text).toContain(`    branches: ${written}\n`);
    const { on } = parse(workflow?.text ?? "") as { readonly on: { readonly push: { readonly branches: unknown } } };
    expect(on.push.branches).toEqual([branch.replace(/[+!]/gu, "\\$&")]);
  });

  test.each(["a\u202eb", "../../x", ".invalid"])("does not take the branch %j for one", async (branch) => {
    const folder = plugin({}, { ".git/HEAD": `ref: refs/heads/${branch}\n`, ".git/objects/": "", ".git/refs/": "" });
    expect((await init(folder)).stdout).toContain("The default branch is unknown");
  });

  test("says it where git does not know the default branch", async () => {
    const unknown = 'The default branch is unknown, so the workflow names "main".';
    expect((await init(plugin())).stdout).toContain(unknown);
    const folder = plugin();
    git(folder, "init", "--quiet", "--initial-branch=stable", "--template=");
    const { stdout } = await init(folder, "--yes");
    expect(stdout).toContain('The workflow names "stable", the branch that is checked out.');
    expect(workflowsOf(folder)[0]?.text).toContain("    branches: [stable]\n");
  });

  test("writes the workflow that releases, for the targets that are asked for", async () => {
    const folder = plugin();
    await init(folder, "--yes", "--release");
    expect(workflowsOf(folder).map(({ name }) => name)).toEqual(["check.yml", "release.yml"]);
    const released = workflowsOf(folder)[1]?.text ?? "";
    expect(released).toContain("          targets: github-release\n");
    expect(released).toContain("id-token: write # for the attestation\n");
    expect(released).toContain("attestation: ${{ steps.attest.outputs.bundle-path }}\n");
    await expectGood(folder);
    const other = plugin();
    const url = ["--marketplace-url", "https://plugins.example.com/"];
    await init(other, "--yes", "--targets", "github-release,npm", ...url);
    const text = workflowsOf(other)[1]?.text ?? "";
    expect(text).toContain("          targets: github-release, npm, marketplace\n");
    expect(text).toContain('          marketplace-url: "https://plugins.example.com"\n');
    expect(text.match(/id-token: write|contents: write|actions\/setup-node@|npm trust github/gu)).toEqual([
      ...["npm trust github", "actions/setup-node@", "contents: write", "id-token: write", "actions/setup-node@"],
    ]);
    await expectGood(other);
  });

  test("gives the job that publishes elsewhere no right to write here", async () => {
    const folder = plugin();
    await init(folder, "--yes", "--targets", "npm");
    expect(workflowsOf(folder)[1]?.text).not.toContain("contents: write");
    await expectGood(folder);
  });

  nightly.each([
    [["--targets", "npn"], '--targets contains "npn", but the only targets are github-release, marketplace, npm'],
    [["--targets", "marketplace"], "The URL of the marketplace is missing"],
    [["--marketplace-url", "http://plugins.example.com"], "a credential is sent there without encryption"],
    [["--marketplace-url", "https://u:p4ss@plugins.example.com"], "contains a password"],
  ])("refuses %j, and writes nothing", async (options, message) => {
    const folder = plugin();
    const before = filesOf(folder);
    const { status, stderr } = await init(folder, "--yes", ...options);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(filesOf(folder)).toEqual(before);
  });

  test("says how to write what it has shown", async () => {
    const { stdout } = await init(plugin(), "--targets", "npm,marketplace", "--marketplace-url", "https://a.example");
    expect(stdout).toContain(
      "To write it: init --release --targets npm,marketplace --marketplace-url https://a.example --yes\n",
    );
  });

  test("adds a release to a repository that checks already, and not to one that releases", async () => {
    const folder = plugin();
    await init(folder, "--yes");
    const [check] = workflowsOf(folder);
    const { stdout } = await init(folder, "--yes", "--release");
    expect(stdout).toContain("Written: .github/workflows/release.yml\n");
    expect(stdout).not.toContain("badge");
    expect(workflowsOf(folder)[0]).toEqual(check);
    const again = await init(folder, "--yes", "--release");
    expect(again.stdout).toContain(".github/workflows/release.yml already releases with plugin-preflight.");
    expect(again.stdout).toMatch(/\nThere is nothing to do\.\n$/u);
  });

  test("releases a plugin in a folder by tags with its name", async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, ".git"));
    plugin({}, {}, join(root, "plugins", "tides"));
    rmSync(join(root, "plugins", "tides", ".git"), { recursive: true });
    await init(root, "plugins/tides", "--yes", "--comment", "--release");
    const [, check, release] = workflowsOf(root);
    expect(check?.text).toContain(
      '        with:\n          path: "plugins/tides"\n          comment: true\n          report-file: preflight.json\n',
    );
    expect(release?.text).toContain('    tags: ["tides@*"]\n');
    expect(release?.text).toMatch(/- run: .*\n +working-directory: "plugins\/tides"\n/u);
    expect(release?.text).toMatch(/plugin-preflight@.*\n +with:\n +path: "plugins\/tides"\n +id: preflight\n/u);
    await expectGood(root, "plugins/tides");
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

  nightly("has nothing to do a second time", async () => {
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
        build: "node build.js",
        test: "vitest run",
        lint: "eslint .",
        "type-check": "tsc --noEmit",
        validate: "plugin-preflight validate",
        check: "plugin-preflight check",
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
      expect(stdout).not.toContain("plugins of this repository");
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
    expect((await init(own, "--yes")).stdout).toContain(".github/workflows/mine.yml already runs plugin-preflight.");
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
    expect(stdout).toContain("A workflow cannot be added to .github/workflows.");
    expect(filesOf(elsewhere)).toEqual({});
  });
});
