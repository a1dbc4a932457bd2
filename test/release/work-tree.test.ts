import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { startActionHere } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";
import { runCliHere } from "../support/product.js";
import { runReleaseHere, TAG, tagged, taggedPlugin } from "../support/release.js";
import { git } from "../support/repository.js";
import { RELEASE_TOKEN } from "../servers/release-server.js";

const write = (folder: string, path: string, text: string): void => {
  writeFileSync(join(folder, path), text);
};
const read = (folder: string, path: string): string => readFileSync(join(folder, path), "utf8");
const windowsLines = (folder: string, path: string): void => {
  write(folder, path, read(folder, path).replaceAll("\n", "\r\n"));
};

/** The tag's plugin, whose built code git ignores, as most do. */
function ignoringBuild(): string {
  const folder = wholePlugin({ ".gitignore": "dist/\n" });
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=first");
  git(folder, "tag", TAG);
  return folder;
}

nightly("built code that differs from the commit is reported, and released", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  write(folder, "dist/plugin.js.map", read(folder, "dist/plugin.js.map").replace("{", "{ "));
  write(folder, "dist/extra.js", "export default 1;\n");
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expect(output).toContain('  ! "dist/plugin.js.map" is packed with content that differs from the commit\n');
  expect(output).toContain('  ! "dist/extra.js" is packed, but not in the commit and not ignored by git\n');
});

nightly("in a workflow it is a warning, and the summary shows it", async () => {
  const server = await releaseServer();
  const workspace = taggedPlugin(server);
  write(workspace, "dist/extra.js", "export default 1;\n");
  const { status, annotations, summary } = await startActionHere({
    workspace,
    inputs: { "github-token": RELEASE_TOKEN, command: "release", tag: TAG, targets: "github-release" },
    env: { GITHUB_API_URL: server.url },
  });
  expect(status).toBe(0);
  const sentence = '"dist/extra.js" is packed, but not in the commit and not ignored by git';
  expect(annotations.shown.map(({ message }) => message)).toContain(sentence);
  expect(summary).toContain(`\n- ${sentence}\n`);
});

nightly("built code that git ignores and a plugin as committed give no warning", async () => {
  const folder = ignoringBuild();
  expect((await runCliHere(["pack", folder])).stderr).toBe("");
});

nightly("an annotated tag of this very commit is no other commit", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  git(folder, "tag", "--force", "--annotate", "--message=A release", TAG);
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
});

test("of many files the first are named", async () => {
  const folder = taggedPlugin(undefined);
  for (let number = 0; number < 9; number++) write(folder, `dist/${String(number)}.js`, "x");
  expect((await runCliHere(["pack", folder])).stderr).toContain(
    'plugin-preflight: 9 files are packed, but not in the commit and not ignored by git: "dist/0.js", "dist/1.js", "dist/2.js", "dist/3.js", "dist/4.js" and 4 more\n',
  );
});

nightly.each(["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"])(
  "a release whose %s is not the commit's does not start",
  async (path) => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    write(folder, path, `${read(folder, path)}\n`);
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(2);
    expect(output).toContain(`"${path}" is different from the commit of ${TAG}`);
    expect(server.calls).toEqual([]);
  },
);

nightly("an untracked file that declares what is released stops it as well", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  git(folder, "rm", "--quiet", "--cached", "LICENSE");
  git(folder, "commit", "--quiet", "--message=second");
  git(folder, "tag", "--force", TAG);
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(2);
  expect(output).toContain('"LICENSE" is different from the commit');
  expect(output).not.toContain("git checkout --");
  const [command = ""] = /git add --force -- LICENSE && .*/u.exec(output) ?? [];
  const identity = ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "Ada"],
    [`GIT_${who}_EMAIL`, "ada@example.com"],
  ]);
  const env = { ...process.env, ...(Object.fromEntries(identity) as NodeJS.ProcessEnv) };
  execFileSync("sh", ["-c", command], { cwd: folder, stdio: "ignore", env });
  expect(git(folder, "ls-tree", "--name-only", TAG, "LICENSE")).toBe("LICENSE\n");
});

nightly("other line endings are reported by pack and by a release, and stop neither", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  windowsLines(folder, "README.md");
  windowsLines(folder, "package.json");
  const sentence =
    '2 files are packed with line endings that differ from the commit: "README.md", "package.json". The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere';
  expect((await runCliHere(["pack", folder], { cwd: temporaryFolder() })).stderr).toContain(sentence);
  const json = await runCliHere(["pack", folder, "--format", "json"], { cwd: temporaryFolder() });
  expect((JSON.parse(json.stdout) as { warnings: string[] }).warnings).toEqual([sentence]);
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expect(output).toContain(`  ! ${sentence}\n`);
});

nightly(
  "what git itself converts at checkout is not a change; what another program made of a file is one",
  async () => {
    const large = `export default "${"x".repeat(2000)}";\n`;
    const oid = createHash("sha256").update(large).digest("hex");
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${String(large.length)}\n`;
    const server = await releaseServer();
    const folder = taggedPlugin(server, { "dist/lfs.js": pointer, "dist/id.js": "// $Id$\n", "dist/own.js": "1;\n" });
    write(folder, ".gitattributes", "dist/* filter=own\n");
    write(folder, "dist/lfs.js", large);
    write(folder, "dist/id.js", "// $Id: 0123456789 $\n");
    write(folder, "dist/own.js", "2;\n");
    const { stderr } = await runCliHere(["pack", folder], { cwd: temporaryFolder() });
    expect(stderr).toContain('"dist/own.js" is packed with content that differs from the commit\n');
  },
);

test("a release whose commit cannot be compared stops, and pack reports it as unknown", async () => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  const tree = git(folder, "rev-parse", `${TAG}^{tree}`).trim();
  const object = join(folder, ".git", "objects", tree.slice(0, 2), tree.slice(2));
  rmSync(object, { force: true });
  const { status, output } = await runReleaseHere(folder, server);
  expect([status, server.calls], output).toEqual([2, []]);
  expect(output).toContain(`Cannot compare what is packed with the commit of "${TAG}": not all of the commit`);
  const alone = await runCliHere(["pack", folder], { cwd: temporaryFolder(), env: { PATH: "/nowhere" } });
  expect([alone.status, alone.stderr]).toEqual([0, expect.stringContaining("with the commit: there is no git")]);
});

nightly(
  "check --tag stops for what release stops for, and looks at what the commands make of the archive",
  async () => {
    const server = await releaseServer();
    const folder = tagged(scriptedPlugin({}), server, [TAG]);
    const fine = await runCliHere(["check", "--tag", TAG], { cwd: folder });
    expect([fine.status, fine.stderr]).toEqual([0, expect.not.stringContaining("would stop a release")]);
    expect(fine.stdout).not.toContain("no release");

    write(folder, "manifest.json", `${read(folder, "manifest.json")}\n`);
    const checked = await runCliHere(["check", "--tag", TAG], { cwd: folder });
    const released = await runReleaseHere(folder, server);
    expect([checked.status, released.status], checked.output).toEqual([2, 2]);
    for (const { output } of [checked, released]) {
      expect(output).toContain('"manifest.json" is different from the commit of v1.4.0');
    }
    expect(checked.stdout).toContain("passes as a release");
  },
);
