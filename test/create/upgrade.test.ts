import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../src/core/tool.js";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { git, gitReading } from "../support/git.js";
import { filesOf } from "../support/healthy.js";
import { nightly } from "../support/nightly.js";
import { COPY, createOlder, createPinned, PINNED, RECORD, type RecordText } from "../support/older-project.js";
import { AUTHOR, POSIX, runCliHere } from "../support/product.js";

const WORKFLOW = ".github/workflows/check.yml";

const update = (cwd: string, ...args: readonly string[]) => runCliHere(["create", "--update", ...args], { cwd });
const upgrade = (cwd: string, ...args: readonly string[]) => runCliHere(["upgrade", ...args], { cwd });

describe("upgrade", () => {
  nightly("moves the vendored copy, the pins and the template together, once, and keeps the owner", async () => {
    const { folder, read, write } = await createPinned();
    write(".github/workflows/other.yml", "# acme/plugin-preflight\n# - uses: acme/plugin-preflight@v0\n");
    const { status, stdout, stderr } = await upgrade(folder, "--yes");
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/other\.yml names plugin-preflight@v0, .* stays\.\n$/u),
    ]);
    expect(stdout).toMatch(
      /\n# New: vendor\/.*\n# Removed: vendor\/plugin-preflight-0\.0\.1\.tgz\n\nWritten\. Next:\n {2}npm install\n/u,
    );
    expect(readdirSync(join(folder, "vendor"))).toEqual([COPY]);
    const { devDependencies, peerDependencies } = JSON.parse(read("package.json")) as Record<string, object>;
    expect(devDependencies).toMatchObject({ "plugin-preflight": `file:vendor/${COPY}` });
    expect(peerDependencies).toMatchObject({ "plugin-preflight": `^${TOOL.version}` });
    const pins = PINNED.flatMap((path) => read(path).match(/\S+\/plugin-preflight@.*/gu) ?? []);
    expect(new Set(pins).size).toBe(1);
    expect(pins[0]).toMatch(/^acme\/plugin-preflight@(?!0{40})[0-9a-f]{40}$/u);
    expect(read("tsconfig.json")).toContain('"strict": true');
    const again = await upgrade(folder, "--yes");
    expect([again.status, again.stdout, again.stderr]).toEqual([0, "", expect.stringContaining("is up to date with")]);
  });

  nightly("writes nothing unless it may, and the same as a patch that brings the package too", async () => {
    const { folder, read } = await createPinned();
    const before = filesOf(folder);
    const shown = await upgrade(folder, "--dry-run", "--yes");
    expect([shown.status, shown.stderr]).toEqual([0, "Nothing was written. To write it, add --yes\n"]);
    expect(filesOf(folder)).toEqual(before);
    await upgrade(folder, "--output", "../upgrade.patch");
    git(folder, "apply", join("..", "upgrade.patch"));
    expect(readdirSync(join(folder, "vendor"))).toEqual([COPY]);
    expect(read(RECORD)).toContain(`"version": "${TOOL.version}"`);
  });

  nightly(
    "gives other bytes of the same version another name, as package managers keep what they have by its name",
    async () => {
      const { folder, read, write } = await createOlder({});
      write(`vendor/${COPY}`, "another build");
      await upgrade(folder, "--yes");
      const [copy = "", ...others] = readdirSync(join(folder, "vendor"));
      expect([others, copy]).toEqual([[], expect.stringMatching(/-[0-9a-f]{8}\.tgz$/u)]);
      expect(read("package.json")).toContain(`"file:vendor/${copy}"`);
    },
  );

  test("refuses to bring a project back to an older version", async () => {
    const { folder, read, write } = await createOlder({});
    write(RECORD, read(RECORD).replace('"0.0.1"', '"99.0.0"'));
    const { status, stderr } = await upgrade(folder, "--yes");
    expect([status, stderr]).toEqual([2, expect.stringContaining("The project has plugin-preflight 99.0.0")]);
  });

  test("moves the pins of a repository that create has not made", async () => {
    const sha = "1".repeat(40);
    const folder = makePlugin({
      ".git/": "",
      [WORKFLOW]: `steps:\n  - { uses: "OWNER/plugin-preflight@${sha}" }\n  - uses: OWNER/plugin-preflight@v0.0.1\r\n`,
      ".github/workflows/nightly.yaml": `steps:\n  - uses: acme/plugin-preflight@${sha}\n`,
      ".pre-commit-config.yaml": `repos:\n  - repo: https://github.com/acme/plugin-preflight\n    rev: ${sha} # v0.0.1\n`,
    });
    expect((await upgrade(folder, "--yes")).status).toBe(0);
    const texts = [WORKFLOW, ".pre-commit-config.yaml"].map((path) => readFileSync(join(folder, path), "utf8"));
    const commit = /rev: ([0-9a-f]{40})/u.exec(texts[1] ?? "")?.[1] ?? "";
    expect(texts[0]).toBe(
      `steps:\n  - { uses: "acme/plugin-preflight@${commit}" }\n  - uses: acme/plugin-preflight@${commit}\r\n`,
    );
    const other = readFileSync(join(folder, ".github/workflows/nightly.yaml"), "utf8");
    expect(other).toBe(`steps:\n  - uses: acme/plugin-preflight@${commit}\n`);
    expect(commit).not.toBe(sha);
    expect(existsSync(join(folder, RECORD))).toBe(false);
  });
});

describe("create --update, another name of upgrade,", () => {
  test("has nothing for a project that was just made", async () => {
    const cwd = temporaryFolder();
    await runCliHere(["create", "my-clock", "--yes"], { cwd, env: AUTHOR });
    const { status, stdout, stderr } = await update(join(cwd, "my-clock"));
    expect([status, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("is up to date with plugin-preflight");
  });

  nightly("prints a patch that Git applies, after which nothing is left", async () => {
    const { folder, read } = await createOlder({ "tsconfig.json": "{}\n", [WORKFLOW]: "on: push\n" });
    const { status, stdout } = await update(folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^# plugin-preflight .*: what it changes in a project of 0\.0\.1\. At the repository's root: git apply FILE\ndiff --git /u,
    );
    const patch = join(temporaryFolder(), "update.patch");
    writeFileSync(patch, stdout);
    git(folder, "apply", patch);
    expect(read("tsconfig.json")).toContain('"strict": true');
    expect(read(WORKFLOW)).toContain("plugin-preflight@");
    expect((await update(folder)).stdout).toBe("");
  });

  nightly("keeps what the author has changed, and shows a conflict where the template has changed it too", async () => {
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

  nightly("brings a file that is new in the template, and none that the author has removed", async () => {
    const { folder, read, write } = await createOlder({ ".gitignore": "dist/\n" });
    const record = JSON.parse(read(RECORD)) as RecordText;
    delete record.files["tsconfig.json"];
    write(RECORD, JSON.stringify(record));
    rmSync(join(folder, "tsconfig.json"));
    rmSync(join(folder, ".gitignore"));
    const { stdout, stderr } = await update(folder);
    expect(stdout).toContain("diff --git a/tsconfig.json b/tsconfig.json\nnew file mode 100644\n");
    expect(stdout).not.toContain("b/.gitignore");
    expect(stderr).toMatch(/^\.gitignore was removed, and stays so\.\nNothing was written/u);
  });

  nightly("raises the versions of packages that the author has not changed", async () => {
    const { folder, read, write } = await createOlder({});
    const record = JSON.parse(read(RECORD)) as RecordText;
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

  nightly("names files from the root of the repository around the project, and writes to a file", async () => {
    const cwd = temporaryFolder();
    makePlugin({ "readme.txt": "" }, cwd);
    git(cwd, "init", "--quiet");
    const { folder, read } = await createOlder({ "tsconfig.json": "{}\n" }, cwd);
    const { status, stdout } = await update(folder, "--output", "../update.patch");
    expect([status, stdout]).toEqual([0, ""]);
    git(cwd, "apply", "update.patch");
    expect(read("tsconfig.json")).toContain('"strict": true');
  });

  nightly.runIf(POSIX)("names files below a folder whose name has a backslash", async () => {
    const root = temporaryFolder();
    git(root, "init", "--quiet");
    const { folder, read } = await createOlder({ "tsconfig.json": "{}\n" }, makePlugin({}, join(root, "a\\b")));
    await update(folder, "--output", "../../update.patch");
    git(root, "apply", "update.patch");
    expect(read("tsconfig.json")).toContain('"strict": true');
  });

  nightly.each([
    [{}, "There is no .plugin-preflight.json from create"],
    [{ [RECORD]: "{" }, "There is no .plugin-preflight.json from create"],
    [{ [RECORD]: '{ "template": "../evil", "version": "1", "files": {}, "packages": {} }' }, "There is no"],
    [{ [RECORD]: '{ "template": "page", "version": "1", "files": { "a": 1 }, "packages": {} }' }, "There is no"],
  ])("refuses a folder with %j, and writes nothing", async (files, message) => {
    const folder = makePlugin(files);
    const { status, stdout, stderr } = await update(folder);
    expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(message)]);
    expect(Object.keys(filesOf(folder))).toEqual(Object.keys(files));
  });
});
