import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startActionHere } from "../support/action.js";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { git, initialize } from "../support/repository.js";

/** A repository with the plugin `plugins/a`, and a good plugin beside it. */
function place(): { readonly above: string; readonly repository: string; readonly other: string } {
  const above = temporaryFolder();
  const [repository, other] = [join(above, "repository"), join(above, "other", "plugin")];
  mkdirSync(repository);
  initialize(repository);
  wholePlugin({}, join(repository, "plugins", "a"));
  wholePlugin({}, other);
  return { above, repository, other };
}

type Plant = (at: ReturnType<typeof place>) => void;

const link =
  (target: string, path: string): Plant =>
  ({ repository }) => {
    symlinkSync(target, join(repository, path));
  };

/** Each makes `path` lead out of the repository. */
const OUT: readonly (readonly [what: string, plant: Plant, path: string])[] = [
  ["the folder itself", link("../other/plugin", "plugin"), "plugin"],
  [
    "an absolute link",
    (at) => {
      link(at.other, "plugin")(at);
    },
    "plugin",
  ],
  ["a folder above it", link("../other", "folder"), "folder/plugin"],
  ["its manifest's folder", link("../other/plugin", "plugin"), "plugin/manifest.json"],
  ["a way out through the repository itself", link("../repository/../other/plugin", "plugin"), "plugin"],
  [
    "a second link, outside of the repository",
    (at) => {
      symlinkSync(at.other, join(at.above, "second"));
      link("../second", "plugin")(at);
    },
    "plugin",
  ],
  ["a linked folder that a pattern matches", link("../../other/plugin", "plugins/b"), "plugins/*"],
  ["a linked folder that ** matches", link("../../other/plugin", "plugins/b"), "**"],
  ["the folder that a pattern begins in", link("../other", "folder"), "folder/*"],
  ["the repository's own parent", link("..", "up"), "up/other/plugin"],
  [
    "a nested repository's link into the outer one",
    (at) => {
      const nested = makePlugin({}, join(at.repository, "nested"));
      initialize(nested);
      link("../plugins/a", "nested/plugin")(at);
    },
    "nested/plugin",
  ],
  [
    "the link of a worktree into the repository that it belongs to",
    (at) => {
      git(at.repository, "commit", "--quiet", "--allow-empty", "--message", "first");
      git(at.repository, "worktree", "add", "--quiet", join(at.repository, "tree"));
      link("../plugins/a", "tree/plugin")(at);
    },
    "tree/plugin",
  ],
];

describe.runIf(POSIX)("a link that leads out of its repository does not pass for the plugin", () => {
  nightly.each(OUT)("%s", async (_, plant, path) => {
    const at = place();
    plant(at);
    const cli = await runCliHere(["validate", path], { cwd: at.repository });
    expect([cli.status, cli.stdout]).toEqual([5, ""]);
    expect(cli.stderr).toMatch(/is a link that points outside its repository.*\n.*Put the plugin itself there/u);
    const action = await startActionHere({ workspace: at.repository, inputs: { path } });
    expect([action.status, action.outputs["verdict"]]).toEqual([5, "broken"]);
  });

  test.each([["pack"], ["check", "--no-scripts"], ["doctor"], ["init"], ["version", "9.9.9"], ["test"]])(
    "%s",
    async (...command) => {
      const at = place();
      link("../other/plugin", "plugin")(at);
      expect((await runCliHere([...command, "plugin"], { cwd: at.repository })).status).toBe(5);
    },
  );

  test("the advice helps: the folder that it leads to is judged by its own name", async () => {
    const at = place();
    link("../other/plugin", "plugin")(at);
    const { stderr } = await runCliHere(["validate", "plugin"], { cwd: at.repository });
    const [, named = ""] = /name the folder that it points to: "([^"]+)"/u.exec(stderr) ?? [];
    expect((await runCliHere(["validate", named], { cwd: at.repository })).status).toBe(0);
  });

  test("a link that is left out may lead anywhere", async () => {
    const at = place();
    link("../../other/plugin", "plugins/b")(at);
    expect((await runCliHere(["validate", "plugins/*", "!plugins/b"], { cwd: at.repository })).status).toBe(0);
  });
});

describe.runIf(POSIX)("in a job, a folder outside of the workspace is refused", () => {
  test.each([
    ["beside it", "../other/plugin"],
    ["above it", ".."],
    ["by a pattern", "../other/*"],
  ])("%s", async (_, path) => {
    const { repository } = place();
    const { status, annotations } = await startActionHere({ workspace: repository, inputs: { path } });
    expect(status).toBe(5);
    expect(annotations.shown.at(-1)?.message).toMatch(/is outside the workspace .*\nName a folder in the work/u);
  });

  test("by a link of a workspace that is no repository", async () => {
    const at = place();
    rmSync(join(at.repository, ".git"), { recursive: true });
    link("../other/plugin", "plugin")(at);
    expect((await startActionHere({ workspace: at.repository, inputs: { path: "plugin" } })).status).toBe(5);
  });
});

describe.runIf(POSIX)("what is no way out is judged", () => {
  const pathsOf = async (path: string, cwd: string): Promise<readonly string[]> => {
    const { status, stdout, stderr } = await runCliHere(["validate", path, "--format", "json"], { cwd });
    expect([status, stderr]).toEqual([0, ""]);
    return readReport(stdout).plugins.map((plugin) => plugin.path);
  };

  test("a link within the repository is judged by the name of the folder that it leads to", async () => {
    const at = place();
    wholePlugin({}, join(at.repository, "shared", "b"));
    link("plugins/a", "plugin")(at);
    link("../shared/b", "plugins/b")(at);
    link("a", "plugins/same")(at);
    expect(await pathsOf("plugin", at.repository)).toEqual(["plugins/a"]);
    expect(await pathsOf("plugins/*", at.repository)).toEqual(["plugins/a", "shared/b"]);
    expect((await startActionHere({ workspace: at.repository, inputs: { path: "plugin" } })).status).toBe(0);
  });

  test("a link of the machine's to a repository, or to a folder in it, is followed", async () => {
    const { above, repository } = place();
    symlinkSync(repository, join(above, "mine"));
    symlinkSync(join(repository, "plugins/a"), join(above, "plugin"));
    const from = temporaryFolder();
    expect(await pathsOf(join(above, "mine/plugins/a"), from)).toEqual(["plugins/a"]);
    expect(await pathsOf(join(above, "mine/plugins/*"), from)).toEqual(["plugins/a"]);
    expect(await pathsOf("plugin", above)).toEqual(["plugins/a"]);
    expect(await pathsOf("..", join(repository, "plugins/a/dist"))).toEqual(["plugins/a"]);
  });

  test("a workspace whose own path leads through a link is the workspace all the same", async () => {
    const { above, repository } = place();
    renameSync(repository, join(above, "real"));
    symlinkSync("real", repository);
    for (const path of ["plugins/a", "plugins/*", join(repository, "plugins/a"), join(above, "real/plugins/a")]) {
      const env = { GITHUB_WORKSPACE: repository };
      const { status, output } = await startActionHere({ workspace: join(above, "real"), env, inputs: { path } });
      expect(status, `${path}\n${output}`).toBe(0);
    }
  });
});
