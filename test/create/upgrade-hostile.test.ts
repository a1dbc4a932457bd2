import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { hashContent } from "../../src/base/text/hash.js";
import { temporaryFolder } from "../support/folders.js";
import { git, gitReading } from "../support/git.js";
import { filesOf } from "../support/healthy.js";
import { nightly } from "../support/nightly.js";
import { COPY, createPinned, OLD_COPY, PINNED, RECORD, type Project } from "../support/older-project.js";
import { BOUND_USER, CLI, copiedPackage, POSIX, runCli } from "../support/product.js";

const upgrade = (cwd: string, env: Readonly<Record<string, string>> = {}) => runCli(["upgrade", "--yes"], { cwd, env });

/** What stops the program at one of its writes: another run that finishes first, or its end. */
const STOPPED = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { spawnSync } from "node:child_process";
const { STOP_AT, STOP_BY, NODE_OPTIONS, ...env } = process.env;
let count = 0;
for (const name of ["renameSync", "rmSync"]) {
  const own = fs[name];
  fs[name] = (...args) => {
    if (name === "renameSync" || String(args[0]).endsWith(".tgz")) count += 1;
    if (count === Number(STOP_AT)) {
      count += 1;
      if (STOP_BY === "kill") process.kill(process.pid, "SIGKILL");
      spawnSync(process.execPath, [process.argv[1], "upgrade", "--yes"], { env });
    }
    return own(...args);
  };
}
syncBuiltinESMExports();
`;

function stopAt(at: number, by: "kill" | "another run"): Readonly<Record<string, string>> {
  const module = `data:text/javascript,${encodeURIComponent(STOPPED)}`;
  return { STOP_AT: String(at), STOP_BY: by, NODE_OPTIONS: `--import=${module}` };
}

/** All files of a project that is up to date, without drafts of a killed process. */
function readWhole({ folder }: Project): Readonly<Record<string, string>> {
  const files = Object.entries(filesOf(folder));
  const own = files.filter(([path]) => !path.startsWith(".git/") && !path.endsWith(".draft"));
  return Object.fromEntries(own.map(([path, content]) => [path, hashContent(content)]));
}

function giveTo(user: number, folder: string): void {
  for (const path of [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
    chownSync(join(folder, path), user, user);
}

/** The copy, four files, the removal and the record. */
const WRITES = [1, 2, 3, 4, 5, 6, 7];

describe("upgrade", () => {
  nightly("is finished by the next run wherever it was killed, and leaves no older copy", async () => {
    const whole = await createPinned();
    expect((await upgrade(whole.folder)).status).toBe(0);
    for (const at of WRITES) {
      const project = await createPinned();
      const { signal } = spawnSync(process.execPath, [CLI, "upgrade", "--yes"], {
        cwd: project.folder,
        env: { ...process.env, ...stopAt(at, "kill") },
      });
      expect([at, signal]).toEqual([at, "SIGKILL"]);
      expect((await upgrade(project.folder)).status).toBe(0);
      expect([at, readWhole(project)]).toEqual([at, readWhole(whole)]);
    }
  });

  nightly("says so if another run was faster, and both together are one", async () => {
    const whole = await createPinned();
    await upgrade(whole.folder);
    for (const at of WRITES) {
      const project = await createPinned();
      const { status, stderr } = await upgrade(project.folder, stopAt(at, "another run"));
      const isLast = at === WRITES.at(-1);
      expect([at, status, stderr]).toEqual([
        at,
        isLast ? 0 : 2,
        isLast ? "" : expect.stringMatching(/"\S+" (?:in the meantime|exists now)\nRun the same command again\n$/u),
      ]);
      await upgrade(project.folder);
      expect([at, readWhole(project)]).toEqual([at, readWhole(whole)]);
    }
  });

  nightly("takes what Git has converted to Windows line endings for unchanged, and keeps the endings", async () => {
    const { folder, read, write } = await createPinned();
    const paths = Object.keys(filesOf(folder)).filter((path) =>
      /^[^/]*\.(?:json|js)$|^\.github|^\.git?\w*ignore$/u.test(path),
    );
    for (const path of paths) write(path, read(path).replaceAll("\n", "\r\n"));
    const { stdout } = await upgrade(folder);
    expect(stdout).not.toContain("# Conflict");
    expect(read("tsconfig.json")).toContain('"strict": true');
    for (const path of paths) expect([path, /(?<!\r)\n/u.test(read(path))]).toEqual([path, false]);
    expect((await upgrade(folder)).stderr).toContain("is up to date");
  });

  nightly("brings no project back to an older version, whatever names the newer one", async () => {
    const project = await createPinned();
    const { folder, read, write } = project;
    write("package.json", read("package.json").replace(OLD_COPY, "plugin-preflight-99.0.0.tgz"));
    const before = readWhole(project);
    const { status, stderr } = await upgrade(folder);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining("The project has plugin-preflight 99.0.0, and this is"),
    ]);
    expect(readWhole(project)).toEqual(before);
  });

  nightly("refuses a package.json that it cannot change, and a folder in a project", async () => {
    const { folder, read, write } = await createPinned();
    const text = read("package.json");
    write("package.json", `<<<<<<< ours\n${text}`);
    const broken = await upgrade(folder);
    expect([broken.status, broken.stderr]).toEqual([
      2,
      expect.stringMatching(/^plugin-preflight: package\.json .*\nCorrect/u),
    ]);
    write("package.json", text);
    const below = await upgrade(join(folder, "src"));
    expect([below.status, below.stderr]).toEqual([
      2,
      expect.stringContaining("Run upgrade in the root of the repository"),
    ]);
  });

  nightly("keeps what the author has edited and not committed, and needs no vendor/", async () => {
    const { folder, read, write } = await createPinned();
    git(folder, "add", "--all");
    write("package.json", read("package.json").replace('"private": true', '"private": true, "mine": [ 1,2 ]'));
    write("README.md", "mine\n");
    renameSync(join(folder, "vendor"), join(temporaryFolder(), "vendor"));
    expect((await upgrade(folder)).status).toBe(0);
    expect(read("package.json")).toMatch(/"mine": \[ 1,2 \]|"plugin-preflight": "file:vendor/u);
    expect(gitReading("", folder, "diff", "--name-only")).not.toContain("src/");
    expect([read("README.md"), readdirSync(join(folder, "vendor"))]).toEqual(["mine\n", [COPY]]);
  });

  nightly.runIf(POSIX).each([
    ["tsconfig.json", 0, "tsconfig.json is a link, or no text, so it stays."],
    [".github/workflows", 0, ".github/workflows/check.yml is a link, or no text, so it stays."],
    ["vendor", 0, `package.json has plugin-preflight at file:vendor/${OLD_COPY}: install `],
    ["package.json", 2, "plugin-preflight: package.json is a link, or has no JSON object"],
    [RECORD, 2, "plugin-preflight: There is no .plugin-preflight.json from create"],
  ])("writes nothing through the link %s, and says what stays", async (path, status, sentence) => {
    const { folder } = await createPinned();
    const outside = join(temporaryFolder(), "outside");
    renameSync(join(folder, path), outside);
    symlinkSync(outside, join(folder, path));
    const before = filesOf(join(outside, ".."));
    const ended = await upgrade(folder);
    expect([ended.status, ended.stderr]).toEqual([status, expect.stringContaining(sentence)]);
    expect(filesOf(join(outside, ".."))).toEqual(before);
  });

  nightly.runIf(POSIX).each([...PINNED, "package.json", "vendor", RECORD])(
    "names %s if it must not be written, and goes on when it may",
    async (path) => {
      const { folder } = await createPinned();
      const program = copiedPackage();
      if (BOUND_USER !== undefined) giveTo(BOUND_USER, join(folder, ".."));
      const run = { cwd: folder, user: BOUND_USER, program };
      const isFolder = path === "vendor";
      chmodSync(join(folder, path), isFolder ? 0o555 : 0o444);
      const ended = await runCli(["upgrade", "--yes"], run);
      expect([ended.status, ended.stderr]).toEqual([
        2,
        expect.stringMatching(
          /^plugin-preflight: "\S+" cannot be written: .*\nMake it writable, and run the same command again\n$/u,
        ),
      ]);
      chmodSync(join(folder, path), isFolder ? 0o755 : 0o644);
      expect((await runCli(["upgrade", "--yes"], run)).status).toBe(0);
      expect(readdirSync(join(folder, "vendor"))).toEqual([COPY]);
      expect((await runCli(["upgrade", "--yes"], run)).stderr).toContain("is up to date");
    },
  );

  nightly("leaves alone a folder that has the name of the new copy", async () => {
    const { folder } = await createPinned();
    mkdirSync(join(folder, "vendor", COPY));
    const { status, stderr } = await upgrade(folder);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/install \S+ there yourself\.\n$/u)]);
    expect(readdirSync(join(folder, "vendor"))).toEqual([OLD_COPY, COPY]);
  });
});
