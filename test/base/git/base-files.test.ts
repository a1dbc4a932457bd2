import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBaseFiles, type BaseFiles } from "../../../src/base/git/base-files.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";
import { commitAll, git, makeRepository } from "../../support/repository.js";

const FILES = { "a.txt": "a", "b.txt": "b", "c/d.txt": "d", "run.sh": "x" };
const readHead = (folder: string): string => git(folder, "rev-parse", "HEAD").trim();

function listFiles(folder: string, commit: string, isWanted = (): boolean => true, ms = 20_000): Promise<BaseFiles> {
  return readBaseFiles(
    folder,
    { commit, head: undefined },
    { isWanted, marker: "manifest.json", deadline: Date.now() + ms },
  );
}

/** A repository whose second commit changes, adds and removes files. */
function changed(): { readonly folder: string; readonly base: string } {
  const folder = makeRepository(FILES);
  const base = readHead(folder);
  rmSync(join(folder, "b.txt"));
  makePlugin({ "a.txt": "A", "new/e.txt": "e" }, folder);
  git(folder, "update-index", "--chmod=+x", "run.sh");
  commitAll(folder);
  return { folder, base };
}

nightly("only what differs is read, as it was, and all that is wanted of it", async () => {
  const { folder, base } = changed();
  const text = (bytes: string) => ({ kind: "file", bytes: Buffer.from(bytes), isExecutable: false });
  const found = await listFiles(folder, base);
  expect(found).toMatchObject({ commit: base });
  const files = "files" in found ? found.files : new Map();
  expect(new Map([...files].filter(([path]) => path !== "run.sh"))).toEqual(
    new Map<string, unknown>([
      ["a.txt", text("a")],
      ["b.txt", text("b")],
      ["new/e.txt", undefined],
    ]),
  );
  const few = await readBaseFiles(
    folder,
    { commit: base, head: undefined },
    {
      isWanted: (path) => path === "b.txt",
      marker: "manifest.json",
      deadline: Date.now() + 20_000,
    },
  );
  expect("files" in few && [...few.files.keys()]).toEqual(["b.txt"]);
  expect(await listFiles(folder, readHead(folder))).toMatchObject({ files: new Map() });
});

test.runIf(POSIX)("links, names of all kinds, bytes of all kinds and empty files come back as they were", async () => {
  const folder = makeRepository({ 'é\n"x"': new Uint8Array([0, 255, 10, 0]), empty: "", "-dash": "1" });
  const link = git(folder, "hash-object", "-w", "--", "empty").trim();
  git(
    folder,
    "update-index",
    "--add",
    "--cacheinfo",
    `120000,${link},link`,
    "--add",
    "--cacheinfo",
    `160000,${readHead(folder)},module`,
  );
  git(folder, "commit", "--quiet", "--message", "base");
  const base = readHead(folder);
  git(folder, "rm", "--quiet", "-r", "--cached", ".");
  git(folder, "commit", "--quiet", "--message", "none");
  const found = await listFiles(folder, base);
  const files = "files" in found ? found.files : new Map();
  expect([...files.keys()].toSorted()).toEqual(["-dash", "empty", "link", 'é\n"x"']);
  expect([files.get("link"), files.get("empty"), files.get('é\n"x"')]).toMatchObject([
    { kind: "link" },
    { bytes: Buffer.alloc(0) },
    { bytes: Buffer.from([0, 255, 10, 0]) },
  ]);
});

nightly("a file that is too large is not read, and too much of all is refused", async () => {
  const folder = makeRepository({ "large.bin": Buffer.alloc(17 * 1024 * 1024, 1), "a.txt": "a" });
  const base = readHead(folder);
  makePlugin({ "large.bin": "", "a.txt": "A" }, folder);
  commitAll(folder);
  const found = await listFiles(folder, base);
  expect("files" in found && [...found.files].map(([path, was]) => [path, was?.kind])).toEqual([
    ["a.txt", "file"],
    ["large.bin", "large"],
  ]);
  const names = Array.from({ length: 5 }, (_, at) => `${String(at)}.bin`);
  const many = makeRepository(Object.fromEntries(names.map((name, at) => [name, Buffer.alloc(15 * 1024 * 1024, at)])));
  const first = readHead(many);
  makePlugin(Object.fromEntries(names.map((name) => [name, ""])), many);
  commitAll(many);
  expect(await listFiles(many, first)).toEqual({ refused: "too-much" });
});

nightly("a missing commit, a clone without all objects, no repository and no time are refused", async () => {
  const { folder, base } = changed();
  expect(await listFiles(folder, "0".repeat(40))).toEqual({ refused: "no-commit" });
  expect(await listFiles(temporaryFolder(), base)).toEqual({ refused: "failed" });
  expect(await listFiles(folder, base, () => true, -1)).toEqual({ refused: "failed" });

  git(folder, "config", "uploadpack.allowFilter", "true");
  const clone = join(temporaryFolder(), "clone");
  git(folder, "clone", "--quiet", "--filter=blob:none", `file://${folder}`, clone);
  const before = readdirSync(join(clone, ".git", "objects", "pack"));
  expect(await listFiles(clone, base)).toEqual({ refused: "failed" });
  expect(readdirSync(join(clone, ".git", "objects", "pack"))).toEqual(before);
});

nightly.runIf(POSIX)("no program that the repository's settings or attributes name is started", async () => {
  const { folder, base } = changed();
  const program = join(folder, ".git", "evil");
  writeFileSync(program, `#!/bin/sh\ntouch "${join(folder, "hacked")}"\ncat\n`, { mode: 0o755 });
  mkdirSync(join(folder, ".git", "info"), { recursive: true });
  writeFileSync(join(folder, ".git", "info", "attributes"), "* diff=evil filter=evil\n");
  for (const key of ["core.fsmonitor", "diff.external", "diff.evil.textconv", "diff.evil.command", "core.pager"]) {
    git(folder, "config", key, program);
  }
  for (const key of ["filter.evil.smudge", "filter.evil.clean"]) git(folder, "config", key, program);
  expect(await listFiles(folder, base)).toMatchObject({ commit: base });
  expect(readdirSync(folder)).not.toContain("hacked");
});

nightly.runIf(POSIX)(
  "a git that does not end is ended when the time is over, and a missing one is reported",
  async () => {
    const { folder, base } = changed();
    const programs = temporaryFolder();
    const path = process.env["PATH"];
    try {
      process.env["PATH"] = programs;
      expect(await listFiles(folder, base)).toEqual({ refused: "no-git" });
      writeFileSync(join(programs, "git"), "#!/bin/sh\nexec /bin/sleep 36000\n", { mode: 0o755 });
      expect(await listFiles(folder, base, () => true, 500)).toEqual({ refused: "failed" });
    } finally {
      process.env["PATH"] = path;
    }
  },
);
