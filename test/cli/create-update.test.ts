import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { git, gitReading } from "../support/git.js";
import { filesOf } from "../support/healthy.js";
import { POSIX, runCliHere } from "../support/product.js";

const RECORD = ".plugin-preflight.json";
const WORKFLOW = ".github/workflows/check.yml";

interface Project {
  readonly folder: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
}

interface Written {
  version: string;
  files: Record<string, string>;
  packages: Record<string, string>;
}

/** A project that an older version has made: some of its files were different then. */
async function createOlder(older: Readonly<Record<string, string>>, cwd = temporaryFolder()): Promise<Project> {
  await runCliHere(["create", "my-clock", "--yes"], { cwd });
  const folder = join(cwd, "my-clock");
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const write = (path: string, text: string): void => {
    writeFileSync(join(folder, path), text);
  };
  const record = JSON.parse(read(RECORD)) as Written;
  for (const [path, text] of Object.entries(older)) {
    write(path, text);
    record.files[path] = createHash("sha256").update(text).digest("hex");
  }
  write(RECORD, `${JSON.stringify({ ...record, version: "0.0.1" }, undefined, 2)}\n`);
  return { folder, read, write };
}

const update = (cwd: string, ...args: readonly string[]) => runCliHere(["create", "--update", ...args], { cwd });

describe("create --update", () => {
  test("has nothing for a project that was just made", async () => {
    const cwd = temporaryFolder();
    await runCliHere(["create", "my-clock", "--yes"], { cwd });
    const { status, stdout, stderr } = await update(join(cwd, "my-clock"));
    expect([status, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("is up to date with the templates of");
  });

  test("prints a patch that Git applies, after which nothing is left", async () => {
    const { folder, read } = await createOlder({ "tsconfig.json": "{}\n", [WORKFLOW]: "on: push\n" });
    const { status, stdout } = await update(folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^# plugin-preflight .*, for a project of 0\.0\.1\. At the repository's root: git apply FILE\ndiff --git /u,
    );
    const patch = join(temporaryFolder(), "update.patch");
    writeFileSync(patch, stdout);
    git(folder, "apply", patch);
    expect(read("tsconfig.json")).toContain('"strict": true');
    expect(read(WORKFLOW)).toContain("plugin-preflight@");
    expect((await update(folder)).stdout).toBe("");
  });

  test("keeps what the author has changed, and shows a conflict where the template has changed it too", async () => {
    const { folder, read, write } = await createOlder({ "tsconfig.json": "{}\n" });
    const [mine, rules] = ['{ "mine": true }\n', "export default [];\n"];
    write("tsconfig.json", mine);
    write("eslint.config.js", rules);
    const { stdout } = await update(folder);
    expect(stdout).toContain(
      "\n# Conflict: you have changed tsconfig.json, and the template too. It would do this:\n# diff --git ",
    );
    expect(stdout).not.toContain("b/eslint.config.js");
    gitReading(stdout, folder, "apply", "-");
    expect([read("tsconfig.json"), read("eslint.config.js")]).toEqual([mine, rules]);
    expect((await update(folder)).stdout).toBe("");
  });

  test("brings a file that is new in the template, and none that the author has removed", async () => {
    const { folder, read, write } = await createOlder({ ".gitignore": "dist/\n" });
    const record = JSON.parse(read(RECORD)) as Written;
    delete record.files["tsconfig.json"];
    write(RECORD, JSON.stringify(record));
    rmSync(join(folder, "tsconfig.json"));
    rmSync(join(folder, ".gitignore"));
    const { stdout, stderr } = await update(folder);
    expect(stdout).toContain("diff --git a/tsconfig.json b/tsconfig.json\nnew file mode 100644\n");
    expect(stdout).not.toContain("b/.gitignore");
    expect(stderr).toBe(".gitignore was removed, and stays so.\n");
  });

  test("raises the versions of packages that the author has not changed", async () => {
    const { folder, read, write } = await createOlder({});
    const record = JSON.parse(read(RECORD)) as Written;
    record.packages["vitest"] = "^3.0.0";
    record.packages["eslint"] = "^9.0.0";
    write(RECORD, JSON.stringify(record));
    const before = read("package.json");
    write(
      "package.json",
      before.replace(/("vitest": )"[^"]+"/u, '$1"^3.0.0"').replace(/("eslint": )"[^"]+"/u, '$1"^8.0.0"'),
    );
    const { stdout, stderr } = await update(folder);
    expect(stdout).toMatch(/\n- {4}"vitest": "\^3\.0\.0"/u);
    expect(stderr).toMatch(/^package\.json has eslint at \^8\.0\.0; the template has \^\d/u);
  });

  test("names files from the root of the repository around the project, and writes to a file", async () => {
    const cwd = temporaryFolder();
    makePlugin({ "readme.txt": "" }, cwd);
    git(cwd, "init", "--quiet");
    const { folder, read } = await createOlder({ "tsconfig.json": "{}\n" }, cwd);
    const { status, stdout } = await update(folder, "--output", "../update.patch");
    expect([status, stdout]).toEqual([0, ""]);
    git(cwd, "apply", "update.patch");
    expect(read("tsconfig.json")).toContain('"strict": true');
  });

  test.runIf(POSIX)("names files below a folder whose name has a backslash", async () => {
    const root = temporaryFolder();
    git(root, "init", "--quiet");
    const { folder, read } = await createOlder({ "tsconfig.json": "{}\n" }, makePlugin({}, join(root, "a\\b")));
    await update(folder, "--output", "../../update.patch");
    git(root, "apply", "update.patch");
    expect(read("tsconfig.json")).toContain('"strict": true');
  });

  test.each([
    [{}, "There is no .plugin-preflight.json that create has written"],
    [{ [RECORD]: "{" }, "There is no .plugin-preflight.json that create has written"],
    [{ [RECORD]: '{ "template": "../evil", "version": "1", "files": {}, "packages": {} }' }, "There is no"],
    [{ [RECORD]: '{ "template": "page", "version": "1", "files": { "a": 1 }, "packages": {} }' }, "There is no"],
  ])("refuses a folder with %j, and writes nothing", async (files, message) => {
    const folder = makePlugin(files);
    const { status, stdout, stderr } = await update(folder);
    expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(message)]);
    expect(Object.keys(filesOf(folder))).toEqual(Object.keys(files));
  });
});
