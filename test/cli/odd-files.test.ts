import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, wholePlugin } from "../support/folders.js";
import { BOUND_USER, copiedCli, POSIX, runCliHere, type CliRun } from "../support/product.js";
import { findingsOf } from "../support/records.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

/** What may stand in the place of package-lock.json, and what is said of it. */
const LOCKS: readonly (readonly [what: string, make: (path: string) => unknown, message: string])[] = [
  ["a folder", mkdirSync, '"package-lock.json" is a folder, not a file'],
  [
    "a pipe without a writer",
    (path) => execFileSync("mkfifo", [path]),
    '"package-lock.json" is a pipe, a socket or a device, not a file',
  ],
  ["a link that leads nowhere", linkTo("nowhere.json"), '"package-lock.json" is a broken link'],
  [
    "a link out of the repository",
    (path) => {
      linkTo(join(makePlugin({ "lock.json": '{ "version": "9.0.0" }' }), "lock.json"))(path);
    },
    '"package-lock.json" is a link that points outside the repository, so it is not read',
  ],
];

const EMPTY_REPOSITORY = { ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/": "", ".git/refs/": "" };

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime", ({ node }) => {
  describe.runIf(POSIX)("reports a lock file, instead of treating it as missing, that is", () => {
    test.each(LOCKS)("%s", async (_, make, message) => {
      const cwd = wholePlugin(EMPTY_REPOSITORY);
      make(join(cwd, "package-lock.json"));
      expect(await listFindings(cwd)).toEqual([["versions-agree", "notice", "package-lock.json", message]]);
    });

    test("one that may not be read", async () => {
      const cwd = wholePlugin({ ...EMPTY_REPOSITORY, "package-lock.json": '{ "version": "9.0.0" }' });
      chmodSync(cwd, 0o755);
      chmodSync(join(cwd, "package-lock.json"), 0o000);
      const message = 'The file "package-lock.json" cannot be read';
      expect(await listFindings(cwd, { program: copiedCli(), user: BOUND_USER })).toEqual([
        ["versions-agree", "notice", "package-lock.json", message],
      ]);
    });
  });

  describe.runIf(POSIX)("reports about a folder of screenshots", () => {
    test("that is a link out of the repository that it is one, whether the files are there or not", async () => {
      const outside = makePlugin({ "dashboard.png": "" });
      const cwd = shotsIn((path) => {
        linkTo(outside)(path);
      });
      const pictures = (await listFindings(cwd)).filter(([check]) => check === "manifest-screenshots");
      expect(pictures.map(([, , , message]) => message)).toEqual(
        ["dashboard", "setup"].map(
          (name, at) =>
            `"screenshots[${String(at)}]" is "screenshots/${name}.png", but it is a link that points outside the repository, so it is not read`,
        ),
      );
    });

    test("nothing about files outside, in a folder behind a link", async () => {
      const cwd = shotsIn((path) => {
        linkTo(makePlugin({ "Screenshots/dashboard.png": "" }))(join(path, "..", "docs"));
      });
      const findings = JSON.stringify(await listFindings(cwd));
      expect(findings).toContain('There is no folder \\"screenshots\\"');
      expect(findings).not.toContain("Screenshots");
    });

    test("that is a link to another one here that a file in it is missing", async () => {
      const cwd = shotsIn((path) => {
        mkdirSync(join(path, "..", "pictures"));
        writeFileSync(join(path, "..", "pictures", "setup.png"), "");
        linkTo("pictures")(path);
      });
      const pictures = (await listFindings(cwd)).filter(([check]) => check === "manifest-screenshots");
      expect(pictures[0]?.[3]).toBe('"screenshots[0]" is "screenshots/dashboard.png", but there is no such file');
      expect(JSON.stringify(pictures)).not.toContain("leads");
    });
  });

  async function listFindings(cwd: string, run: CliRun = {}) {
    const { stdout, stderr } = await runCliHere(["validate", cwd, "--format", "json"], { node, ...run });
    expect(stderr).toBe("");
    return findingsOf(stdout).map(({ check, severity, location, message }) => [
      check,
      severity,
      location.file,
      message,
    ]);
  }
});

function shotsIn(make: (path: string) => void): string {
  const cwd = wholePlugin(EMPTY_REPOSITORY);
  rmSync(join(cwd, "screenshots"), { recursive: true });
  make(join(cwd, "screenshots"));
  return cwd;
}

function linkTo(target: string): (path: string) => void {
  return (path) => {
    symlinkSync(target, path);
  };
}
