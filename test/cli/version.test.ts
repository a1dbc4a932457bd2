import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatDay } from "../../src/base/text/day.js";
import { RAISES, raiseVersion, parseVersion } from "../../src/base/text/versions/versions.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { POSIX, runCliHere } from "../support/product.js";
import { ROOT } from "../support/project.js";

const TODAY = formatDay(new Date());
const LOCK = JSON.stringify(
  { name: "w", version: "1.4.0", packages: { "": { name: "w", version: "1.4.0" } } },
  undefined,
  2,
);
const CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n- Tides.\n\n## [1.4.0] - 2026-01-31\n\n- Wind.\n";

const GIT = { ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/": "", ".git/refs/": "" };

function plugin(files: Files = {}): string {
  return wholePlugin({ ...GIT, "package-lock.json": LOCK, "CHANGELOG.md": CHANGELOG, ...files });
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
const readAll = (folder: string): readonly string[] =>
  ["manifest.json", "package.json", "package-lock.json", "CHANGELOG.md"].map((file) => read(folder, file));

async function raise(cwd: string, ...args: readonly string[]) {
  return runCliHere(["version", ...args], { cwd });
}

/** The entry's title, and the versions of all files. */
async function raised(cwd: string, wanted: string): Promise<readonly (string | undefined)[]> {
  const { status, stderr } = await raise(cwd, wanted);
  expect([status, stderr]).toEqual([0, ""]);
  const [manifest = "", packaged = "", lock = "", changelog = ""] = readAll(cwd);
  const versions = [manifest, packaged, lock].map((text) => (JSON.parse(text) as { version: string }).version);
  return [...versions, /^## \[\d.*$/mu.exec(changelog)?.[0]];
}

describe("plugin-preflight version", () => {
  nightly("raises every file in one step, and changes nothing else in them", async () => {
    const cwd = plugin();
    const before = readAll(cwd);
    const { status, stdout } = await raise(cwd, "minor");
    expect(status).toBe(0);
    expect(readAll(cwd)).toEqual([
      ...before.slice(0, 3).map((text) => text.replaceAll('"version": "1.4.0"', '"version": "1.5.0"')),
      CHANGELOG.replace("[Unreleased]", `[Unreleased]\n\n## [1.5.0] - ${TODAY}`),
    ]);
    expect(stdout).toBe(
      [
        "Bumped the version to 1.5.0:",
        '  manifest.json      "1.4.0" to "1.5.0"',
        '  package.json       "1.4.0" to "1.5.0"',
        '  package-lock.json  "1.4.0" to "1.5.0", in 2 places',
        `  CHANGELOG.md       "[Unreleased]" to "[1.5.0] - ${TODAY}"`,
        "",
        "When the files are as they should be:",
        "  git add -- manifest.json package.json package-lock.json CHANGELOG.md",
        "  git commit --message 'Release 1.5.0' -- manifest.json package.json package-lock.json CHANGELOG.md",
        "  git tag v1.5.0",
        "  git push origin HEAD v1.5.0",
        "",
      ].join("\n"),
    );
    const { stdout: report } = await runCliHere(["validate", "--tag", "v1.5.0"], { cwd });
    expect(report).not.toMatch(/ {2}(?:versions-agree|changelog-entry|version-matches-tag|manifest-version)$/mu);
  });

  test.each([
    ["patch", "1.4.1"],
    ["major", "2.0.0"],
    ["prerelease", "1.4.1-0"],
    ["1.10.0-rc.1", "1.10.0-rc.1"],
  ])("takes %s", async (wanted, version) => {
    expect(await raised(plugin(), wanted)).toEqual([version, version, version, `## [${version}] - ${TODAY}`]);
  });

  test("calls a prerelease as --preid says", async () => {
    const cwd = plugin();
    expect((await raise(cwd, "prerelease", "--preid", "rc")).status).toBe(0);
    expect(read(cwd, "manifest.json")).toContain('"version": "1.4.1-rc.0"');
    const { status, stderr } = await raise(cwd, "prerelease", "--preid", "r_c");
    expect([status, stderr]).toEqual([2, expect.stringContaining('--preid is "r_c", which is not valid in a version')]);
  });

  test("writes nothing with --dry-run", async () => {
    const cwd = plugin();
    const before = readAll(cwd);
    const { status, stdout } = await raise(cwd, "minor", "--dry-run");
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^This would bump the version to 1\.5\.0:\n/u)]);
    expect(stdout).toMatch(/\nNothing is written\.\n$/u);
    expect(readAll(cwd)).toEqual(before);
  });

  test.each<readonly [string, string, string]>([
    ["a lower one", "1.3.9", '"1.3.9" is not higher than "1.4.0", which manifest.json names'],
    ["the same", "1.4.0", 'The version is already "1.4.0"'],
    ["one that differs in its build only", "1.4.0+2", '"1.4.0+2" is not higher than "1.4.0"'],
    [
      "what is no version",
      "v1.5",
      '"v1.5" is not a semantic version\nWrite MAJOR.MINOR.PATCH, such as 1.4.0, or one of patch, minor, major, prerelease\n',
    ],
  ])("refuses %s", async (_, wanted, message) => {
    const cwd = plugin();
    const before = readAll(cwd);
    const { status, stderr } = await raise(cwd, wanted);
    expect([status, stderr]).toEqual([2, expect.stringContaining(`plugin-preflight: ${message}`)]);
    expect(readAll(cwd)).toEqual(before);
  });

  test("asks for the version that is missing", async () => {
    const { status, stderr } = await raise(plugin());
    expect([status, stderr]).toEqual([2, expect.stringContaining("version needs the new version\nWrite it, such as")]);
  });

  test("makes files agree again, once it is given the version", async () => {
    const cwd = plugin({ "manifest.json": manifestWith({ version: "1.3.0" }) });
    const { status, stderr } = await raise(cwd, "patch");
    expect(status).toBe(2);
    expect(stderr).toContain(
      '"patch" could refer to several versions: manifest.json names "1.3.0", package.json names "1.4.0"\n',
    );
    expect((await raised(cwd, "1.4.0")).slice(0, 3)).toEqual(["1.4.0", "1.4.0", "1.4.0"]);
  });

  test("keeps CRLF, tabs, a byte order mark and the last line as they are", async () => {
    const cwd = plugin({
      "manifest.json": `\uFEFF${JSON.stringify(JSON.parse(manifestWith({})), undefined, "\t").replaceAll("\n", "\r\n")}`,
      "CHANGELOG.md": "# Changes\r\n\r\n1.4.0 / 2026-01-31\r\n==================\r\n\r\n  * Wind\r\n",
    });
    const before = readAll(cwd);
    expect((await raise(cwd, "1.5.0")).stdout).toContain(
      "\nWrite what changed below the new heading of CHANGELOG.md.\n",
    );
    expect(read(cwd, "manifest.json")).toBe(before[0]?.replace('"version": "1.4.0"', '"version": "1.5.0"'));
    expect(read(cwd, "CHANGELOG.md")).toBe(
      before[3]?.replace("1.4.0", `1.5.0 / ${TODAY}\r\n==================\r\n\r\n1.4.0`),
    );
  });

  test.each([
    ["## 1.4.0 (2026-01-31)\n\nWind\n", `## 1.5.0 (${TODAY})\n\n## 1.4.0 (2026-01-31)\n\nWind\n`],
    [
      "## Unreleased\n\nTides\n\n### v1.4.0 - 2026-01-31\n",
      `## Unreleased\n\n## v1.5.0 - ${TODAY}\n\nTides\n\n### v1.4.0 - 2026-01-31\n`,
    ],
    ["## 1.5.0 - Unreleased\n\nTides\n", `## 1.5.0 - ${TODAY}\n\nTides\n`],
    ["## 1.5.0\n\nTides\n", "## 1.5.0\n\nTides\n"],
    ["Nothing yet", `Nothing yet\n\n## [1.5.0] - ${TODAY}\n`],
  ])("gives the changelog %j the entry in its own form", async (changelog, expected) => {
    const cwd = plugin({ "CHANGELOG.md": changelog });
    expect((await raise(cwd, "1.5.0")).status).toBe(0);
    expect(read(cwd, "CHANGELOG.md")).toBe(expected);
  });

  test("says what it cannot raise: a changelog that is missing, and lock files without the version", async () => {
    const cwd = plugin({ "pnpm-lock.yaml": "lockfileVersion: '9.0'\n", "CHANGELOG.md": "" });
    const { status, stdout } = await raise(cwd, "1.5.0");
    expect(status).toBe(0);
    expect(stdout).toContain("\nCHANGELOG.md is left as it is, because CHANGELOG.md is empty.\n");
    expect(stdout).toContain('\n"pnpm-lock.yaml" does not name the version, and is left as it is.\n');
  });

  test("refuses a manifest that cannot be read, and says which command shows why", async () => {
    const { status, stderr } = await raise(plugin({ "manifest.json": "{" }), "1.5.0");
    expect([status, stderr]).toEqual([2, expect.stringMatching(/cannot be raised: .*\nFix that first\. validate/u)]);
  });

  test("raises a plugin of a workspace, in the lock file of its root too", async () => {
    const packages = {
      "": { name: "all" },
      "plugins/a": { name: "a", version: "1.4.0" },
      "plugins/b": { version: "1.4.0" },
    };
    const root = makePlugin({ ...GIT, "package-lock.json": JSON.stringify({ name: "all", packages }) });
    const cwd = wholePlugin({ "CHANGELOG.md": CHANGELOG }, join(root, "plugins", "a"));
    const { stdout } = await raise(root, "minor", "plugins/a");
    expect(stdout).toMatch(/^ {2}package-lock\.json +"1\.4\.0" to "1\.5\.0"$/mu);
    expect(stdout).toContain("  git add -- plugins/a/manifest.json ");
    expect(JSON.parse(read(root, "package-lock.json"))).toMatchObject({
      packages: { "plugins/a": { version: "1.5.0" }, "plugins/b": { version: "1.4.0" } },
    });
    expect(stdout).toContain(`  git tag ${(JSON.parse(read(cwd, "package.json")) as { name: string }).name}@1.5.0\n`);
  });

  test.runIf(POSIX)("prints commands that a shell runs, also of a folder with a space in its name", async () => {
    const root = temporaryFolder();
    git(root, "init", "--quiet");
    wholePlugin({ "CHANGELOG.md": CHANGELOG }, join(root, "plugins", "e 35"));
    const { stdout } = await raise(root, "minor", "plugins/e 35");
    const commands = stdout.split("\n").filter((line) => /^ {2}git (?:add|commit|tag) /u.test(line));
    expect(commands).toHaveLength(3);
    const identity = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@example.com" };
    const env = { ...identity, GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@example.com" };
    const { status, output } = await runProcess("sh", ["-e", "-c", commands.join("\n")], { cwd: root, env });
    expect(status, output).toBe(0);
    expect(git(root, "ls-files", "-z").split("\0")).toContain("plugins/e 35/manifest.json");
  });
});

describe.runIf(POSIX)("with files that cannot be written, it writes none", () => {
  test("through a link that points outside the repository", async () => {
    const outside = join(temporaryFolder(), "package-lock.json");
    writeFileSync(outside, LOCK);
    const cwd = wholePlugin({ ".git/": "", "CHANGELOG.md": CHANGELOG });
    symlinkSync(outside, join(cwd, "package-lock.json"));
    const { status, stdout } = await raise(cwd, "minor");
    expect([status, stdout]).toEqual([0, expect.stringContaining("package-lock.json is not a regular file")]);
    expect(readFileSync(outside, "utf8")).toBe(LOCK);
    expect(read(cwd, "package.json")).toContain('"version": "1.5.0"');
  });

  test("where the last of them is in git's own folder, by a link", async () => {
    const cwd = wholePlugin({ ".git/CHANGELOG.md": CHANGELOG, "package-lock.json": LOCK });
    const before = readAll(cwd).slice(0, 3);
    symlinkSync(".git/CHANGELOG.md", join(wholePluginWithout(cwd, "CHANGELOG.md"), "CHANGELOG.md"));
    const { status, output } = await raise(cwd, "minor");
    // Either it is refused as a whole, or the changelog is left out and named.
    expect([status, output]).toEqual([5, expect.stringContaining("is not written")]);
    expect(readAll(cwd).slice(0, 3)).toEqual(before);
    expect(read(cwd, ".git/CHANGELOG.md")).toBe(CHANGELOG);
  });
});

function wholePluginWithout(folder: string, file: string): string {
  rmSync(join(folder, file));
  return folder;
}

describe("in a git repository", () => {
  async function repository(...tags: readonly string[]): Promise<string> {
    const cwd = wholePlugin({ "package-lock.json": LOCK, "CHANGELOG.md": CHANGELOG });
    git(cwd, "init", "--quiet", "--initial-branch=main");
    git(cwd, "add", "--all");
    git(cwd, "commit", "--quiet", "--message=first");
    for (const tag of tags) git(cwd, "tag", tag);
    return Promise.resolve(cwd);
  }

  test.each(["v1.5.0", "1.5.0"])("refuses a version that %s has released", async (tag) => {
    const { status, stderr } = await raise(await repository("v1.4.0", tag), "1.5.0");
    expect([status, stderr]).toEqual([
      2,
      `plugin-preflight: "1.5.0" is already released: there is a tag "${tag}"\nChoose a higher version\n`,
    ]);
  });

  nightly.runIf(POSIX)(
    "prints commands that commit, tag and push it, in the form of the tags that are there",
    async () => {
      const cwd = await repository("1.4.0");
      const remote = temporaryFolder();
      git(remote, "init", "--quiet", "--bare");
      git(cwd, "remote", "add", "origin", remote);
      const { stdout } = await raise(cwd, "minor");
      const commands = [...stdout.matchAll(/^ {2}(git .*)$/gmu)].map(([, command = ""]) => command);
      const env = { GIT_CONFIG_NOSYSTEM: "1", HOME: temporaryFolder() };
      const names = {
        GIT_AUTHOR_NAME: "H",
        GIT_AUTHOR_EMAIL: "h@example.com",
        GIT_COMMITTER_NAME: "H",
        GIT_COMMITTER_EMAIL: "h@example.com",
      };
      const pasted = await runProcess("sh", ["-ec", commands.join("\n")], { cwd, env: { ...env, ...names } });
      expect([pasted.status, git(cwd, "status", "--porcelain")]).toEqual([0, ""]);
      expect(git(remote, "show", "1.5.0:manifest.json")).toBe(read(cwd, "manifest.json"));
      expect(git(remote, "log", "-1", "--format=%s", "main")).toBe("Release 1.5.0\n");
    },
  );
});

test("the table of docs/reference/commands.md counts as the command does", () => {
  const page = readFileSync(join(ROOT, "docs", "reference", "commands.md"), "utf8");
  for (const raise of RAISES) {
    for (const [options, identifier] of [
      ["", undefined],
      [" --preid rc", "rc"],
    ] as const) {
      const [, one, other] =
        new RegExp(`^\\| \`${raise}${options}\` +\\| (\\S+) +\\| (\\S+) +\\|$`, "mu").exec(page) ?? [];
      if (raise !== "prerelease" && identifier !== undefined) continue;
      const from = ["1.4.0", "2.0.0-rc.0"].map((text) => parseVersion(text));
      expect(from.map((version) => version && raiseVersion(version, raise, identifier)?.text)).toEqual([one, other]);
    }
  }
});
