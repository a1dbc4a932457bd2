import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { commitAll, git, makeRepository } from "../support/repository.js";

const WEB_APP = JSON.stringify({ name: "Site", description: "A site", start_url: "/", icons: [] });

/** A repository with the plugins a and b on main, and a branch of its own. */
function twoPlugins(): string {
  const folder = makeRepository({});
  for (const name of ["a", "b"]) wholePlugin({}, join(folder, "plugins", name));
  commitAll(folder);
  git(folder, "switch", "--quiet", "--create", "work");
  return folder;
}

interface JsonReport {
  readonly plugins: readonly {
    readonly path: string;
    readonly findings: readonly { readonly check: string; readonly message: string; readonly help: string }[];
  }[];
  readonly notes?: readonly { readonly severity: string; readonly path: string; readonly message: string }[];
}

async function validate(cwd: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = await runCliHere(["validate", ...args, "--format", "json"], { cwd });
  const report = JSON.parse(stdout || '{"plugins":[]}') as JsonReport;
  const findings = report.plugins.flatMap(({ path, findings: found }) =>
    found.filter(({ check }) => check === "manifest-json").map(({ message }) => [path, message]),
  );
  return { status, findings, notes: report.notes ?? [], stderr };
}

describe("a plugin that a pattern names does not vanish:", () => {
  nightly.each(["manifest.jsonc", "manifest.json5", "Manifest.json", "manifst.json"])(
    "a manifest named %s",
    async (name) => {
      const cwd = twoPlugins();
      git(cwd, "mv", "plugins/b/manifest.json", `plugins/b/${name}`);
      commitAll(cwd);
      const message = `The file must be named exactly "manifest.json", not "${name}"`;
      for (const args of [["plugins/*"], ["**"], ["plugins/*", "--changed-since", "main"]]) {
        expect(await validate(cwd, ...args)).toMatchObject({ status: 1, findings: [["plugins/b", message]] });
      }
    },
  );

  test("a finding about a workflow, where the first plugin has no manifest", async () => {
    const cwd = twoPlugins();
    makePlugin(
      {
        ".github/workflows/check.yml": "on: push\njobs:\n  c:\n    steps:\n      - uses: OWNER/plugin-preflight@main\n",
      },
      cwd,
    );
    const listWorkflowChecks = async (): Promise<readonly string[]> => {
      const { stdout } = await runCliHere(["validate", "plugins/*", "--format", "json"], { cwd });
      const { plugins } = JSON.parse(stdout) as JsonReport;
      return plugins
        .flatMap(({ findings }) => findings.map(({ check }) => check))
        .filter((id) => id.startsWith("workflow-"));
    };
    const before = await listWorkflowChecks();
    expect(before).not.toEqual([]);
    rmSync(join(cwd, "plugins/a/manifest.json"));
    expect(await listWorkflowChecks()).toEqual(before);
  });

  test("a manifest that is deleted from a folder that stays", async () => {
    const cwd = twoPlugins();
    rmSync(join(cwd, "plugins/b/manifest.json"));
    const findings = [["plugins/b", 'There is no manifest.json in "plugins/b", and git tracks one']];
    expect(await validate(cwd, "plugins/*")).toMatchObject({ status: 1, findings });
    commitAll(cwd);
    const committed = { status: 1, findings: [["plugins/b", 'There is no manifest.json in "plugins/b"']] };
    expect(await validate(cwd, "plugins/*", "--changed-since", "main")).toMatchObject(committed);
    expect(await validate(cwd, "plugins/*", "--changed-since", "main", "--fail-on-new", "error")).toMatchObject(
      committed,
    );
  });

  test("a built plugin that has lost its manifest is checked, and not said to be unchecked", async () => {
    const cwd = twoPlugins();
    git(cwd, "rm", "--quiet", "plugins/b/manifest.json");
    commitAll(cwd);
    expect(await validate(cwd, "plugins/*", "--changed-since", "main")).toMatchObject({
      status: 1,
      findings: [["plugins/b", 'There is no manifest.json in "plugins/b"']],
      notes: [{ severity: "notice", path: "plugins/b", message: "files of its own have changed" }],
    });
  });

  test("a submodule that was not fetched", async () => {
    const inner = wholePlugin();
    git(inner, "init", "--quiet", "--initial-branch=main");
    commitAll(inner);
    const top = twoPlugins();
    git(top, "submodule", "--quiet", "add", `file://${inner}`, "plugins/c");
    commitAll(top);
    const cwd = join(temporaryFolder(), "clone");
    git(top, "clone", "--quiet", `file://${top}`, cwd);
    const message = 'There is no manifest.json in "plugins/c", a submodule that was not fetched';
    expect(await validate(cwd, "plugins/*")).toMatchObject({ status: 1, findings: [["plugins/c", message]] });
    expect(await validate(cwd, "plugins/*", "!plugins/c")).toMatchObject({ status: 0, findings: [] });
    expect(await validate(top, "plugins/*")).toMatchObject({ status: 0, findings: [] });
    rmSync(join(top, "plugins/c/manifest.json"));
    const lost = 'There is no manifest.json in "plugins/c"';
    expect(await validate(top, "plugins/c")).toMatchObject({ status: 1, findings: [["plugins/c", lost]] });
  });

  test("a plugin that a sparse checkout leaves out", async () => {
    const cwd = twoPlugins();
    git(cwd, "sparse-checkout", "set", "--cone", "plugins/a");
    const message = 'There is no manifest.json in "plugins/b", which a sparse checkout leaves out';
    expect(await validate(cwd, "plugins/*")).toMatchObject({ status: 1, findings: [["plugins/b", message]] });
    expect(await validate(cwd, "plugins/a")).toMatchObject({ status: 0, findings: [] });
  });
});

describe("what is no plugin does not fail:", () => {
  test("a plugin whose whole folder is gone was removed", async () => {
    const cwd = twoPlugins();
    rmSync(join(cwd, "plugins/b"), { recursive: true });
    const notes = [{ severity: "notice", path: "plugins/b", message: "the plugin was removed" }];
    expect(await validate(cwd, "plugins/*")).toMatchObject({ status: 0, notes });
    commitAll(cwd);
    expect(await validate(cwd, "plugins/*", "--changed-since", "main")).toMatchObject({ status: 0, notes });
    expect(await validate(cwd, "plugins/*")).toMatchObject({ status: 0, notes: [] });
    // What git ignores may be left on a developer's machine.
    makePlugin({ "plugins/b/node_modules/x.js": "" }, cwd);
    expect(await validate(cwd, "plugins/*", "--changed-since", "main")).toMatchObject({ status: 0 });
  });

  test.each(["plugins/*/manifest.json", "./plugins/*/", "plugins/*//"])(
    "a removed plugin, as %s names it",
    async (path) => {
      const cwd = twoPlugins();
      rmSync(join(cwd, "plugins/b"), { recursive: true });
      commitAll(cwd);
      const notes = [{ severity: "notice", path: "plugins/b", message: "the plugin was removed" }];
      expect(await validate(cwd, path, "--changed-since", "main")).toMatchObject({ status: 0, notes, stderr: "" });
    },
  );

  test("a plugin whose folder is renamed is the same plugin", async () => {
    const cwd = twoPlugins();
    renameSync(join(cwd, "plugins/b"), join(cwd, "plugins/c"));
    commitAll(cwd);
    const { status, notes } = await validate(cwd, "plugins/*", "--changed-since", "main");
    expect([status, notes]).toEqual([
      0,
      [{ severity: "notice", path: "plugins/c", message: "files of its own have changed" }],
    ]);
  });

  test("the manifest of a web app", async () => {
    const cwd = twoPlugins();
    makePlugin({ "apps/web/manifest.json": WEB_APP, "plugins/site/manifest.json": WEB_APP }, cwd);
    const { status, findings, notes } = await validate(cwd, "plugins/*", "plugins/**");
    expect([status, findings, notes.map(({ path }) => path)]).toEqual([0, [], ["plugins/site"]]);
    const alone = await validate(cwd, "apps/*");
    expect([alone.status, alone.stderr]).toEqual([2, expect.stringMatching(/No plugin matches "apps\/\*".*web app/u)]);
    expect(await validate(cwd, "apps/web")).toMatchObject({ status: 1 });
  });

  test("a built package without a manifest is a warning", async () => {
    const cwd = twoPlugins();
    mkdirSync(join(cwd, "plugins/c/dist"), { recursive: true });
    writeFileSync(join(cwd, "plugins/c/package.json"), "{}");
    writeFileSync(join(cwd, "plugins/c/dist/plugin.js"), "");
    const notes = [{ severity: "warning", path: "plugins/c" }];
    expect(await validate(cwd, "plugins/*")).toMatchObject({ status: 0, notes });
  });
});
