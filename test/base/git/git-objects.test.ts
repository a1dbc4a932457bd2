import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { withGitObjects, type GitObjects } from "../../../src/base/git/git-objects.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";
import { commitAll, git, initialize, makeRepository } from "../../support/repository.js";

const PATH = process.env["PATH"];

afterEach(() => {
  process.env["PATH"] = PATH;
});

/** Puts a program before git, which copies what it was given into a folder. */
function replaceGit(script: string): string {
  const bin = temporaryFolder();
  writeFileSync(join(bin, "git"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, "git"), 0o755);
  process.env["PATH"] = [bin, PATH].join(delimiter);
  return bin;
}

function recordGit(): string {
  const seen = temporaryFolder();
  replaceGit(
    `printf '%s\\n' "$@" > '${seen}/words'; env > '${seen}/env'; pwd > '${seen}/folder'; cp -R . '${seen}/home'; cat > '${seen}/input'; printf out; printf err >&2; exit 3`,
  );
  return seen;
}

const lines = (...path: string[]): string[] =>
  readFileSync(join(...path), "utf8")
    .split("\n")
    .slice(0, -1);

const ask = (root: string, args: readonly string[], options?: Parameters<GitObjects["ask"]>[1], deadline?: number) =>
  withGitObjects(root, (objects) => objects.ask(args, options), deadline);

describe.runIf(POSIX)("git is asked about the objects of a repository", () => {
  /** A repository of one commit. Each test that changes it takes a copy. */
  let model: string;
  let head: string;

  beforeAll(() => {
    model = makeRepository({ "a.txt": "a\n", "b/c.txt": "c\n" });
    head = git(model, "rev-parse", "HEAD").trim();
  });

  function copy(): string {
    const root = join(temporaryFolder(), "checkout");
    cpSync(model, root, { recursive: true });
    return root;
  }

  test("by the git of the machine, with the commit that is checked out", async () => {
    const answer = await withGitObjects(model, async (objects) => ({
      head: objects.head,
      isShallow: objects.isShallow,
      blob: await objects.ask(["cat-file", "blob", `${head}:b/c.txt`]),
      checked: await objects.ask(["cat-file", "--batch-check"], { input: `${head}\n${"0".repeat(40)}\n` }),
      packed: objects.folder.file("packed-refs", 100),
    }));
    if ("refused" in answer) throw new Error(JSON.stringify(answer));
    expect(answer).toMatchObject({ head, isShallow: false, packed: "missing" });
    expect(answer.blob).toMatchObject({ status: 0, bytes: Buffer.from("c\n"), complaint: "" });
    expect(String(answer.checked.bytes)).toMatch(new RegExp(`^${head} commit \\d+\\n0{40} missing\\n$`, "u"));
  });

  test("whose ids are SHA-256", async () => {
    const root = temporaryFolder();
    git(root, "init", "--quiet", "--initial-branch=main", "--template=", "--object-format=sha256");
    makePlugin({ "a.txt": "a\n" }, root);
    commitAll(root);
    const id = git(root, "rev-parse", "HEAD").trim();
    expect(id).toMatch(/^[0-9a-f]{64}$/u);
    expect(await ask(root, ["cat-file", "-t", id])).toMatchObject({ status: 0, bytes: Buffer.from("commit\n") });
  });

  test("with words, variables and files that nobody else can set", async () => {
    const root = copy();
    const seen = recordGit();
    Object.assign(process.env, { GIT_DIR: root, GIT_TRACE: "1", CANARY_TOKEN: "canary" });
    try {
      const answer = await ask(root, ["cat-file", "blob"], { input: "question" });
      expect(answer).toMatchObject({ status: 3, bytes: Buffer.from("out"), complaint: "err" });
    } finally {
      for (const name of ["GIT_DIR", "GIT_TRACE", "CANARY_TOKEN"]) Reflect.deleteProperty(process.env, name);
    }
    expect(lines(seen, "words")).toEqual([
      ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
      ...["-c", "core.commitGraph=false", "-c", "core.multiPackIndex=false", "-c", "core.fsmonitor=false"],
      ...["-c", "protocol.allow=never", "-c", "safe.bareRepository=explicit"],
      ...["-c", "gc.auto=0", "-c", "maintenance.auto=false", "cat-file", "blob"],
    ]);
    const [home = ""] = lines(seen, "folder");
    const given = new Map(lines(seen, "env").map((line) => [line.replace(/=.*/su, ""), line.replace(/^[^=]*=/u, "")]));
    expect(Object.fromEntries([...given].filter(([name]) => name.startsWith("GIT_")))).toEqual({
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_ATTR_NOSYSTEM: "1",
      GIT_NO_LAZY_FETCH: "1",
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_ALLOW_PROTOCOL: "none",
      GIT_PROTOCOL_FROM_USER: "0",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
      GIT_CEILING_DIRECTORIES: "",
      GIT_DIR: home,
      GIT_CONFIG_GLOBAL: join(home, "empty"),
      GIT_CONFIG_SYSTEM: join(home, "empty"),
    });
    expect(["LC_ALL", "HOME", "XDG_CONFIG_HOME"].map((name) => given.get(name))).toEqual(["C", home, home]);
    expect(given.has("CANARY_TOKEN")).toBe(false);
    expect(readFileSync(join(seen, "input"), "utf8")).toBe("question");
    const read = (path: string): string => readFileSync(join(seen, "home", path), "utf8");
    expect(read("HEAD")).toBe("ref: refs/heads/none\n");
    expect(read("config")).toBe("[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
    expect(read("objects/info/alternates")).toBe(`${join(root, ".git", "objects")}\n`);
    expect([read("empty"), read("refs/heads/.keep")]).toEqual(["", ""]);
    expect(existsSync(join(seen, "home", "shallow"))).toBe(false);
    expect(existsSync(home)).toBe(false);
  });

  test("in a clone that is missing older commits", async () => {
    const origin = copy();
    commitAll(origin);
    const root = join(temporaryFolder(), "shallow");
    git(origin, "clone", "--quiet", "--depth=1", `file://${origin}`, root);
    const now = git(root, "rev-parse", "HEAD").trim();
    const answer = await withGitObjects(root, async (objects) => ({
      isShallow: objects.isShallow,
      counted: await objects.ask(["rev-list", "--count", now]),
    }));
    expect(answer).toMatchObject({ isShallow: true, counted: { status: 0, bytes: Buffer.from("1\n") } });
    const seen = recordGit();
    await ask(root, [], { input: "" });
    expect(lines(seen, "home", "shallow")).toEqual([now]);
  });

  test("below a folder whose name has a backslash", async () => {
    const root = join(temporaryFolder(), "a\\b");
    cpSync(model, root, { recursive: true });
    expect(await ask(root, ["cat-file", "-t", head])).toMatchObject({ status: 0, bytes: Buffer.from("commit\n") });
  });

  test("until a limit of bytes, the very last one included", async () => {
    const ids = `${head}\n`.repeat(1000);
    const many = await ask(model, ["cat-file", "--batch-check=%(objectname)"], { input: ids });
    expect(many).toMatchObject({ status: 0, bytes: Buffer.from(ids) });
    expect(await ask(model, ["cat-file", "blob", `${head}:b/c.txt`], { mostBytes: 2 })).toMatchObject({ status: 0 });
    expect(await ask(model, ["cat-file", "blob", `${head}:b/c.txt`], { mostBytes: 1 })).toEqual({
      status: -1,
      bytes: Buffer.alloc(0),
      complaint: "git's answer is too long",
    });
  });

  test("until a time, and not after it", async () => {
    replaceGit("exec sleep 600");
    const late = { status: -1, bytes: Buffer.alloc(0) };
    expect(await ask(model, [], {}, Date.now() + 200)).toEqual({ ...late, complaint: "git took too long" });
    const bin = replaceGit('echo started > "$0.started"');
    expect(await ask(model, [], {}, Date.now())).toEqual({ ...late, complaint: "there is no time left" });
    expect(existsSync(join(bin, "git.started"))).toBe(false);
    expect(await ask(model, [])).toMatchObject({ status: 0 });
    expect(existsSync(join(bin, "git.started"))).toBe(true);
  });

  test("by a git that does not start", async () => {
    const bin = replaceGit("");
    writeFileSync(join(bin, "git"), "#!/nowhere/interpreter\n");
    expect(await ask(model, [])).toMatchObject({ status: -1, complaint: "git was not found" });
    writeFileSync(join(bin, "git"), `#!${join(bin, "interpreter")}\n`);
    writeFileSync(join(bin, "interpreter"), "");
    expect(await ask(model, [])).toMatchObject({ status: -1, complaint: expect.stringContaining("EACCES") as string });
  });

  test.each<readonly [what: string, refused: object, change: (root: string) => unknown]>([
    [
      "there is no repository",
      { refused: "no-repository", why: "there is no git repository" },
      (root) => {
        rmSync(join(root, ".git"), { recursive: true });
      },
    ],
    [
      "git's folder is none",
      { refused: "no-repository", why: ".git is not a git repository" },
      (root) => {
        rmSync(join(root, ".git", "HEAD"));
      },
    ],
    [
      "the references cannot be read",
      { refused: "failed", why: "git's file packed-refs cannot be read, or has over 16 MiB" },
      (root) => {
        mkdirSync(join(root, ".git", "packed-refs"));
      },
    ],
    [
      "there is no commit",
      { refused: "failed", why: "HEAD names no commit" },
      (root) => {
        rmSync(join(root, ".git"), { recursive: true });
        initialize(root);
      },
    ],
    [
      "the objects are on another machine",
      { refused: "failed", why: "its objects are kept on another machine" },
      (root) => makePlugin({ ".git/objects/info/alternates": "//server/objects\n" }, root),
    ],
    [
      "the list of missing commits cannot be read",
      { refused: "failed", why: "git's file shallow cannot be read" },
      (root) => {
        mkdirSync(join(root, ".git", "shallow"));
      },
    ],
    [
      "git is not there",
      { refused: "no-git" },
      () => {
        process.env["PATH"] = temporaryFolder();
      },
    ],
    [
      "git is only in the repository",
      { refused: "no-git" },
      (root) => {
        const bin = replaceGit("exit 0");
        cpSync(bin, join(root, "bin"), { recursive: true });
        process.env["PATH"] = join(root, "bin");
      },
    ],
  ])("not where %s", async (_, refused, change) => {
    const root = copy();
    change(root);
    let isAsked = false;
    const answer = await withGitObjects(root, () => {
      isAsked = true;
      return Promise.resolve();
    });
    expect([answer, isAsked]).toEqual([refused, false]);
  });
});
