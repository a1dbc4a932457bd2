import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { BOUND_USER, copiedCli, POSIX, runCliHere } from "../support/product.js";
import { findingsOf, readReport } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const good = manifestWith({});

/** What may stand in the place of manifest.json, and what is said of it. */
const BYTES: readonly (readonly [what: string, content: string | Uint8Array, message: RegExp])[] = [
  ["is empty", "", /is empty/u],
  ["has 2 MiB", good + " ".repeat(2 * 1024 * 1024), /at most 1,048,576 are read/u],
  ["is UTF-16 with a mark", Buffer.from(`\ufeff${good}`, "utf16le"), /UTF-16/u],
  ["is UTF-16 without a mark", Buffer.from(good, "utf16le"), /UTF-16/u],
  ["contains a byte that is not UTF-8", Buffer.from(good.replace("Weather", "W\u00e9ather"), "latin1"), /UTF-8/u],
  ["contains null bytes only", new Uint8Array(64), /./u],
  ["is an array", "[]", /an array/u],
  ["is nested 100,000 levels deep", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, /deep|levels/u],
];

/** What may stand there that is not a file. */
const ENTRIES: readonly (readonly [what: string, make: (path: string) => unknown, message: RegExp])[] = [
  ["a folder", (path) => mkdirSync(path, { recursive: true }), /is a folder/u],
  ["a pipe that nobody writes into", (path) => execFileSync("mkfifo", [path]), /is a pipe/u],
  ["a link to a pipe", linkedPipe, /is a pipe/u],
  ["a link that leads nowhere", linkTo("nowhere.json"), /is a broken link/u],
  ["a link to itself", linkTo("manifest.json"), /is a broken link/u],
  ["a link out of the repository", linkedOutside, /points outside the repository/u],
  ["a link to a device", linkTo("/dev/zero"), /points outside the repository/u],
];

describe.each(SAMPLED_RUNTIMES)(
  "the command line under $runtime reports one finding for a manifest.json",
  ({ node }) => {
    test.each(BYTES)("that %s", async (_, content, message) => {
      await oneFinding(wholePlugin({ "manifest.json": content }), message);
    });

    describe.runIf(POSIX)("that is", () => {
      test.each(ENTRIES)("%s", async (_, make, message) => {
        const folder = wholePlugin({ ".git/": "" });
        rmSync(join(folder, "manifest.json"));
        make(join(folder, "manifest.json"));
        await oneFinding(folder, message);
      });

      nightly("a file that may not be read", async () => {
        const folder = wholePlugin({ ".git/": "" });
        chmodSync(folder, 0o755);
        chmodSync(join(folder, "manifest.json"), 0o000);
        await oneFinding(folder, /cannot be read/u, { program: copiedCli(), user: BOUND_USER });
      });

      test("nothing, but a manifest in a file of a likely name", async () => {
        const folder = wholePlugin();
        renameSync(join(folder, "manifest.json"), join(folder, "Manifest.JSON"));
        await oneFinding(folder, /must be named exactly "manifest\.json", not "Manifest\.JSON"/u);
      });
    });

    async function oneFinding(folder: string, message: RegExp, run = {}): Promise<void> {
      const { status, stdout, stderr } = await runCliHere(["validate", folder, "--format", "json"], { node, ...run });
      expect([status, stderr]).toEqual([1, ""]);
      // What cannot be read is also reported as not searched.
      const findings = findingsOf(stdout).filter(({ check }) => check !== "env-packed" && check !== "no-secrets");
      expect(findings).toMatchObject([{ check: "manifest-json", severity: "error" }]);
      expect(findings[0]?.message).toMatch(message);
      expect(readReport(stdout).plugins[0]?.outcomes.filter(({ status }) => status === "crashed")).toEqual([]);
      const reported = await runCliHere(["validate", folder], { node, ...run });
      expect([reported.status, reported.stderr]).toEqual([1, ""]);
    }
  },
);

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime names files", ({ node }) => {
  const broken = manifestWith({ name: "W" });

  test.each([
    [
      "a git repository",
      (root: string) => execFileSync("git", ["init", "--quiet", root], { env: gitEnvironment(root) }),
    ],
    [
      "a git work tree",
      (root: string) => {
        writeFileSync(join(root, ".git"), "gitdir: ../elsewhere\n");
      },
    ],
  ])("relative to the root of %s in JSON, and to the current folder for a reader", async (_, init) => {
    const root = temporaryFolder();
    init(root);
    const folder = wholePlugin({ "manifest.json": broken }, join(root, "plugins", "weather"));
    for (const [cwd, path, shown] of [
      [root, "plugins/weather", "plugins/weather/manifest.json"],
      [join(root, "plugins"), "weather", "weather/manifest.json"],
      [folder, ".", "manifest.json"],
      [join(folder, "src"), "..", join("..", "manifest.json")],
    ] as const) {
      const { stdout } = await runCliHere(["validate", path, "--format", "json"], { node, cwd });
      const names = findingsOf(stdout).filter(({ check }) => check === "manifest-name");
      expect(names.map(({ location }) => location.file)).toEqual(["plugins/weather/manifest.json"]);
      const reported = await runCliHere(["validate", path], { node, cwd });
      expect(reported.stdout.split("\n")[0]).toBe(shown);
    }
  });

  test("relative to the current folder where there is no repository", async () => {
    const cwd = makePlugin({});
    wholePlugin({ "manifest.json": broken }, join(cwd, "plugins", "weather"));
    const { stdout } = await runCliHere(["validate", "plugins/weather", "--format", "json"], { node, cwd });
    expect(findingsOf(stdout)[0]?.location.file).toBe("plugins/weather/manifest.json");
  });

  test("relative to the plugin if the plugin is elsewhere", async () => {
    const folder = wholePlugin({ "manifest.json": broken });
    const { stdout } = await runCliHere(["validate", folder, "--format", "json"], { node });
    expect(findingsOf(stdout)[0]?.location.file).toBe("manifest.json");
  });

  test("of each of several plugins, in one report", async () => {
    const cwd = makePlugin({ ".git/": "" });
    for (const name of ["a", "b", "c"]) wholePlugin({ "manifest.json": broken }, join(cwd, name));
    const { status, stdout } = await runCliHere(["validate", "a", "b", "./a/", "c", "--format", "json"], { node, cwd });
    expect(status).toBe(1);
    const { plugins } = readReport(stdout);
    expect(plugins.map(({ path, findings }) => [path, findings[0]?.location.file])).toEqual(
      ["a", "b", "c"].map((name) => [name, `${name}/manifest.json`]),
    );
  });
});

function linkedPipe(path: string): void {
  execFileSync("mkfifo", [`${path}.pipe`]);
  symlinkSync(`${basename(path)}.pipe`, path);
}

function linkTo(target: string): (path: string) => void {
  return (path) => {
    symlinkSync(target, path);
  };
}

function linkedOutside(path: string): void {
  symlinkSync(join(makePlugin({ "manifest.json": good }), "manifest.json"), path);
}

function gitEnvironment(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
}

test("the words of a finding are marked in a line that begins with a byte order mark, too", async () => {
  const cwd = makePlugin({ ".git/": "", "manifest.json": '\uFEFF{ "manifest_version": "1", "name": "Tide Table" }\n' });
  const { stdout } = await runCliHere(["validate", "--only", "manifest-manifest-version"], { cwd });
  expect(stdout).toContain(
    '     1 │ \\ufeff{ "manifest_version": "1", "name": "Tide Table" }\n       │                             ^^^\n',
  );
});
