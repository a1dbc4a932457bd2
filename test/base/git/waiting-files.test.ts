import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect } from "vitest";
import { copyFolder, temporaryFolder, wholePlugin } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX, runCliHere } from "../../support/product.js";
import { commitAll, git, initialize } from "../../support/repository.js";
import { sampleOf } from "../../support/torture.js";

/** A plugin in a repository of two commits. */
const clean = wholePlugin();
initialize(clean);
commitAll(clean);
writeFileSync(join(clean, "NOTES.md"), "Notes\n");
commitAll(clean);
git(clean, "tag", "v1.4.0");

const COMMANDS = [["validate"], ["validate", "--changed-since", "HEAD~1"], ["pack", "--out", "../p.zip"]];
type Make = (path: string) => void;

const KINDS: readonly (readonly [what: string, make: Make])[] = [
  ["a pipe", (path) => execFileSync("mkfifo", [path])],
  // Whoever listens there is gone: the socket stays.
  [
    "a socket",
    (path) =>
      execFileSync(process.execPath, [
        "-e",
        `require("net").createServer().listen(${JSON.stringify(path)},()=>process.exit())`,
      ]),
  ],
];

/** The first file below a folder of git's objects. */
function fileIn(folder: string, end = ""): string {
  const [first = ""] = readdirSync(folder).filter((name) => name.endsWith(end));
  return join(folder, first);
}

/** Where git or this tool opens a file, and what must be there first. */
const PLACES: readonly (readonly [where: string, find: (dotGit: string, root: string) => string])[] = [
  ...["HEAD", "index", "packed-refs", "shallow", "commondir", "info/exclude", "refs/heads/main"].map(
    (name) => [name, (dotGit: string) => join(dotGit, name)] as const,
  ),
  ...["objects/info/alternates", "objects/info", "objects/pack", "objects/info/packs"].map(
    (name) => [name, (dotGit: string) => join(dotGit, name)] as const,
  ),
  ["a loose object", (dotGit) => fileIn(fileIn(join(dotGit, "objects")))],
  ["a folder of loose objects", (dotGit) => fileIn(join(dotGit, "objects"))],
  [
    "the index of a pack",
    (dotGit, root) => {
      git(root, "repack", "-adq");
      return fileIn(join(dotGit, "objects", "pack"), ".idx");
    },
  ],
  ["an object of an alternate", (dotGit, root) => join(alternate(dotGit, root, root), "ab", "c".repeat(38))],
  ["the alternates of an alternate", (dotGit, root) => join(alternate(dotGit, "..", root), "info", "alternates")],
  [
    "the folder that a file .git names",
    (dotGit, root) => {
      execFileSync("mv", [dotGit, join(root, "..", "elsewhere")]);
      writeFileSync(dotGit, "gitdir: ../elsewhere\n");
      return join(root, "..", "elsewhere", "HEAD");
    },
  ],
  [
    "what a link in git's objects leads to",
    (dotGit, root) => {
      symlinkSync(join(root, "..", "outside"), join(dotGit, "objects", "pack", "pack-1.idx"));
      return join(root, "..", "outside");
    },
  ],
];

/** Makes a folder of objects beside the repository's an alternate, by a path from somewhere. */
function alternate(dotGit: string, from: string, root: string): string {
  const path = from === ".." ? "../../../objects" : join(root, "..", "objects");
  mkdirSync(join(dotGit, "objects", "info"), { recursive: true });
  writeFileSync(join(dotGit, "objects", "info", "alternates"), `# none\n\n${path}\n`);
  return join(root, "..", "objects");
}

function plant([, find]: (typeof PLACES)[number], make: Make): string {
  const root = copyFolder(clean, join(temporaryFolder(), "repository"));
  const path = find(join(root, ".git"), root);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  make(path);
  return root;
}

const MATRIX = PLACES.flatMap((place) => KINDS.map(([kind, make]) => ({ place, kind, make, where: place[0] })));

describe.runIf(POSIX)("no pipe, socket or device in git's folder is waited for", () => {
  nightly.each(sampleOf(MATRIX, 6))("$kind as $where", async ({ place, make }) => {
    const cwd = plant(place, make);
    for (const args of COMMANDS.slice(1)) {
      const { status, stdout, stderr } = await runCliHere(args, { cwd });
      expect([status, stdout], args.join(" ") + stderr).toEqual([5, ""]);
      expect(stderr).toMatch(/is a pipe, a socket or a device, where git keeps a file/u);
    }
    // Not every file that git has is read.
    expect([0, 5]).toContain((await runCliHere(["validate"], { cwd })).status);
  });

  nightly("a device that an object is a link to", async () => {
    const cwd = plant(["", (dotGit) => fileIn(fileIn(join(dotGit, "objects")))], (path) => {
      symlinkSync("/dev/zero", path);
    });
    expect((await runCliHere(["pack", "--out", "../p.zip"], { cwd })).status).toBe(5);
  });

  nightly("a release stops before anything is asked", async () => {
    const [place] = PLACES.filter(([where]) => where === "objects/info/alternates");
    const cwd = plant(place ?? ["", () => ""], (path) => execFileSync("mkfifo", [path]));
    const { status, stdout, stderr } = await runCliHere(
      ["release", "--tag", "v1.4.0", "--targets", "github-release", "--dry-run"],
      {
        cwd,
        env: { GITHUB_REPOSITORY: "lumen-labs/plugins", GITHUB_TOKEN: "none", GITHUB_API_URL: "http://127.0.0.1:9" },
      },
    );
    expect([status, (stdout + stderr).includes("is a pipe, a socket or a device")], stdout + stderr).toEqual([5, true]);
  });

  nightly("what is not git's to open, and links of its own, disturb nobody", async () => {
    const root = copyFolder(clean, join(temporaryFolder(), "repository"));
    const [, listen] = KINDS.find(([kind]) => kind === "a socket") ?? [];
    listen?.(join(root, ".git", "fsmonitor--daemon.ipc"));
    execFileSync("mkfifo", [join(root, ".git", "config.lock"), join(root, ".git", "objects", "maintenance.lock")]);
    execFileSync("mv", [join(root, ".git", "objects"), join(root, "..", "objects")]);
    symlinkSync("../../objects", join(root, ".git", "objects"));
    for (const args of COMMANDS) {
      const { status, output } = await runCliHere(args, { cwd: root });
      expect(status, args.join(" ") + output).toBe(0);
    }
  });
});
