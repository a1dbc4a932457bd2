import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, git, makeRepository } from "../support/repository.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

/** A repository with three plugins on main, and a branch of its own. */
function threePlugins(): string {
  const folder = makeRepository({});
  for (const name of ["a", "b", "c"]) wholePlugin({}, join(folder, "plugins", name));
  commitAll(folder);
  git(folder, "switch", "--quiet", "--create", "work");
  return folder;
}

describe.each(SAMPLED_RUNTIMES)("--changed-since under $runtime", ({ node }) => {
  const since = (ref: string): readonly string[] => ["validate", "plugins/*", "--changed-since", ref];

  nightly.each<[what: string, change: (folder: string) => unknown, plugins: readonly string[]]>([
    [
      "a plugin whose folder was renamed",
      (folder) => {
        renameSync(join(folder, "plugins/b"), join(folder, "plugins/tides"));
      },
      ["plugins/tides"],
    ],
    [
      "all plugins for a lock file at the root",
      (folder) => makePlugin({ "package-lock.json": "{}" }, folder),
      allOfThem(),
    ],
    [
      "all plugins for a workflow",
      (folder) => makePlugin({ ".github/workflows/check.yml": "on: push\n" }, folder),
      allOfThem(),
    ],
    ["none for a text that is only read", (folder) => makePlugin({ "README.md": "# Plugins\n" }, folder), []],
  ])("takes %s", async (_, change, plugins) => {
    const cwd = threePlugins();
    change(cwd);
    commitAll(cwd);
    const { stdout, stderr } = await runCliHere([...since("main"), "--format", "json"], { node, cwd });
    expect([readReport(stdout).plugins.map(({ path }) => path), stderr]).toEqual([plugins, ""]);
  });

  test("reports that there is no repository, and what to do", async () => {
    const none = temporaryFolder();
    mkdirSync(join(none, "plugins"));
    wholePlugin({}, join(none, "plugins/a"));
    const env = { GIT_CEILING_DIRECTORIES: join(none, ".."), LC_ALL: "C" };
    expect(await refused(since("main"), none, env)).toEqual([
      "plugin-preflight: Git is needed to find out what has changed, but the plugins are not in a git repository",
      "Clone the repository with git, or check all plugins",
    ]);
  });

  nightly("looks at a repository of another user, as no setting of it is read", async () => {
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1", HOME: temporaryFolder() };
    const { status, stdout } = await runCliHere(since("main"), { node, cwd: threePlugins(), env });
    expect([status, stdout]).toEqual([0, "None of 3 plugins: changed since main\n✔ There is nothing to check\n"]);
  });

  test.runIf(POSIX)("reports that git is not installed", async () => {
    expect(await refused(since("main"), threePlugins(), { PATH: temporaryFolder() })).toEqual([
      "plugin-preflight: Git is needed to find out what has changed, but it is not installed",
      "Install git, or check all plugins",
    ]);
  });

  nightly.each(["nope", "main..work", "HEAD^{tree}", ":/A change", "a b", "--output=x", "-x"])(
    "takes %j for no commit, and shows git nothing that is an option",
    async (ref) => {
      const cwd = threePlugins();
      expect(await refused(["validate", "plugins/*", `--changed-since=${ref}`], cwd, {})).toEqual([
        `plugin-preflight: git cannot find the commit ${JSON.stringify(ref)}`,
        "Name a branch, tag or commit of this clone, such as origin/main",
      ]);
      expect(git(cwd, "status", "--porcelain")).toBe("");
    },
  );

  test("says where the branch is, if a merge queue leaves its name empty", async () => {
    expect(await refused(since("origin/"), threePlugins(), {})).toEqual([
      'plugin-preflight: git cannot find the commit "origin/"',
      "The name of the branch is missing. In a merge queue, github.base_ref is empty: write changed-since: ${{ github.event.merge_group.base_sha || format('origin/{0}', github.base_ref) }}",
    ]);
  });

  async function refused(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
    const { status, stdout, stderr } = await runCliHere(args, { node, cwd, env });
    expect([status, stdout]).toEqual([2, ""]);
    return stderr.trimEnd().split("\n");
  }
});

function allOfThem(): readonly string[] {
  return ["plugins/a", "plugins/b", "plugins/c"];
}
