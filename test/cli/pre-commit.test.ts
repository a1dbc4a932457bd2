import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { git } from "../support/git.js";
import { runProcess } from "../support/process.js";
import { POSIX, runCliHere } from "../support/product.js";
import { DIST, ROOT } from "../support/project.js";

interface Hook {
  readonly id: string;
  readonly language: string;
  readonly entry: string;
  readonly pass_filenames: boolean;
}

const readYaml = (text: string): unknown => parse(text);
const HOOKS = readYaml(readFileSync(join(ROOT, ".pre-commit-hooks.yaml"), "utf8")) as readonly Hook[];
const BAD = { "manifest.json": manifestWith({ name: "W" }) };

/** The clone that pre-commit makes, in a repository of its own. */
function cloneOfTool(): string {
  const folder = temporaryFolder();
  cpSync(DIST, join(folder, "dist"), { recursive: true });
  cpSync(join(ROOT, ".pre-commit-hooks.yaml"), join(folder, ".pre-commit-hooks.yaml"));
  return folder;
}

function repository(folder: string): string {
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message=first");
  return folder;
}

describe.runIf(POSIX)("a hook of pre-commit", () => {
  test.each(HOOKS)("$id starts from the clone, without anything installed", async ({ language, entry, ...hook }) => {
    expect([language, hook.pass_filenames]).toEqual(["script", false]);
    const [program = "", ...args] = entry.split(" ");
    const clone = cloneOfTool();
    const bad = await runProcess(join(clone, program), [...args, "--only", "manifest-name"], { cwd: wholePlugin(BAD) });
    expect([bad.status, bad.stdout]).toEqual([1, expect.stringContaining("manifest-name")]);
    const good = await runProcess(join(clone, program), [...args, "--only", "manifest-name"], { cwd: wholePlugin() });
    expect(good.status).toBe(0);
  });

  test("says nothing of a plugin that passes", async () => {
    const [, ...args] = HOOKS.find(({ id }) => id === "plugin-preflight")?.entry.split(" ") ?? [];
    expect((await runCliHere(args, { cwd: wholePlugin() })).output).toBe("");
  });

  const PRE_COMMIT = process.env["PREFLIGHT_PRE_COMMIT"];
  test.runIf(PRE_COMMIT)("stops the commit of a plugin that does not pass, in pre-commit itself", async () => {
    const tool = repository(cloneOfTool());
    const page = readFileSync(join(ROOT, "docs", "guides", "git-hooks.md"), "utf8");
    const [, config = ""] = /```yaml\n(repos:\n[^]*?)```/u.exec(page) ?? [];
    const written = config
      .replace(/(?<=repo: ).*/u, tool)
      .replace(/(?<=rev: ).*/u, git(tool, "rev-parse", "HEAD").trim());
    for (const [files, status] of [[BAD, 1] as const, [{}, 0] as const]) {
      const cwd = repository(wholePlugin({ ...files, ".pre-commit-config.yaml": written }));
      const env = { HOME: temporaryFolder(), PRE_COMMIT_HOME: temporaryFolder() };
      const ran = await runProcess(PRE_COMMIT ?? "", ["run", "--all-files"], { cwd, env });
      expect([ran.status, ran.stdout]).toEqual([status, expect.stringContaining(status === 0 ? "Passed" : "Failed")]);
    }
  });
});

test("the hooks that docs/guides/git-hooks.md names exist", () => {
  const page = readFileSync(join(ROOT, "docs", "guides", "git-hooks.md"), "utf8");
  const [, config = ""] = /```yaml\n(repos:\n[^]*?)```/u.exec(page) ?? [];
  const { repos } = readYaml(config) as { repos: { hooks: { id: string }[] }[] };
  expect(repos.flatMap(({ hooks }) => hooks.map(({ id }) => id))).toEqual(HOOKS.map(({ id }) => id));
});
