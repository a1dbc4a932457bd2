import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readBaseFiles } from "../../../src/base/git/base-files.js";
import { findChangedFiles } from "../../../src/base/git/changed-files.js";
import { readCommittedFiles, findTaggedCommit } from "../../../src/base/git/committed-files.js";
import { findIgnoredPaths } from "../../../src/base/git/ignored-paths.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";
import { commitAll, git, makeRepository } from "../../support/repository.js";

/** A repository of two commits, and a change that is not committed. */
const MODEL = makeRepository({ ".gitignore": "*.log\n", "a.txt": "a\n", "b/c.txt": "c\n", "b/d.txt": "d\n" });
const BASE = git(MODEL, "rev-parse", "HEAD").trim();
makePlugin({ "b/c.txt": "C\n" }, MODEL);
commitAll(MODEL);
const HEAD = git(MODEL, "rev-parse", "HEAD").trim();
makePlugin({ "a.txt": "A\n" }, MODEL);

const ENVIRONMENT = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in ENVIRONMENT)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, ENVIRONMENT);
});

interface Place {
  readonly root: string;
  /** Leaves a trace, and what it was given. */
  readonly program: string;
  readonly trace: string;
}

function place(root = join(temporaryFolder(), "checkout")): Place {
  cpSync(MODEL, root, { recursive: true });
  const trace = join(temporaryFolder(), "trace");
  const program = join(root, "evil");
  writeFileSync(program, `#!/bin/sh\n/usr/bin/env > '${trace}'\n/bin/cat\n`);
  chmodSync(program, 0o755);
  // Nothing may be spared by the times that the index has.
  for (const file of ["a.txt", "b/c.txt", "b/d.txt"]) utimesSync(join(root, file), 1, 1);
  return { root, program, trace };
}

const set = (root: string, values: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(values)) git(root, "config", key, value);
};

const PLANTS: readonly (readonly [what: string, plant: (at: Place) => unknown])[] = [
  [
    "filter.*.clean, smudge and process, with .gitattributes and info/attributes",
    ({ root, program }) => {
      set(root, { "filter.evil.clean": program, "filter.evil.smudge": program, "filter.evil.process": program });
      for (const file of [".gitattributes", ".git/info/attributes"])
        makePlugin({ [file]: "* filter=evil diff=evil\n" }, root);
    },
  ],
  [
    "include.path and includeIf",
    ({ root, program }) => {
      makePlugin({ "evil.config": `[core]\n\tfsmonitor = ${program}\n\tsshCommand = ${program}\n` }, root);
      set(root, { "include.path": "../evil.config", "includeIf.gitdir:/.path": "../evil.config" });
    },
  ],
  [
    "core.fsmonitor",
    ({ root, program }) => {
      set(root, { "core.fsmonitor": program, "core.untrackedCache": "true" });
    },
  ],
  [
    "a promisor remote by ext:: and core.sshCommand, for an object that is missing",
    ({ root, program }) => {
      set(root, {
        "core.repositoryFormatVersion": "1",
        "extensions.partialClone": "origin",
        "remote.origin.promisor": "true",
        "remote.origin.url": `ext::${program}`,
        "protocol.ext.allow": "always",
        "core.sshCommand": program,
      });
      const blob = git(root, "rev-parse", `${BASE}:b/c.txt`).trim();
      rmSync(join(root, ".git", "objects", blob.slice(0, 2), blob.slice(2)));
    },
  ],
  [
    "core.hooksPath and hooks",
    ({ root, program }) => {
      for (const hook of ["post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-auto-gc"]) {
        cpSync(program, join(root, ".git", "hooks", hook));
      }
      set(root, { "core.hooksPath": ".git/hooks", "core.fsmonitor": "true", "gc.auto": "1" });
    },
  ],
  [
    "diff.external, textconv, pagers, editors, aliases, credential helpers and proxies",
    ({ root, program }) => {
      makePlugin({ ".gitattributes": "* diff=evil\n" }, root);
      const keys = [
        "diff.external",
        "diff.evil.textconv",
        "diff.evil.command",
        "core.pager",
        "core.editor",
        "core.askPass",
      ];
      const more = [
        "credential.helper",
        "core.gitProxy",
        "uploadpack.packObjectsHook",
        "core.alternateRefsCommand",
        "gpg.program",
      ];
      for (const key of [...keys, ...more]) git(root, "config", key, program);
      for (const alias of ["cat-file", "diff-tree", "merge-base"]) git(root, "config", `alias.${alias}`, `!${program}`);
    },
  ],
  [
    "core.worktree and core.bare",
    ({ root }) => {
      set(root, { "core.worktree": temporaryFolder(), "core.bare": "true" });
    },
  ],
  [
    "a configuration that git refuses",
    ({ root }) => {
      makePlugin({ ".git/config": "[core]\n\trepositoryformatversion = 99\n" }, root);
    },
  ],
  [
    "variables of the environment",
    ({ program }) => {
      Object.assign(process.env, {
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: "core.fsmonitor",
        GIT_CONFIG_VALUE_0: program,
        GIT_DIR: temporaryFolder(),
        GIT_WORK_TREE: "/",
        GIT_INDEX_FILE: "/nowhere",
        GIT_EXTERNAL_DIFF: program,
        GIT_SSH_COMMAND: program,
        GIT_EXEC_PATH: temporaryFolder(),
        GIT_OBJECT_DIRECTORY: temporaryFolder(),
        GIT_TRACE: temporaryFolder(),
        GIT_PAGER: program,
        GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${program}'`,
      });
    },
  ],
  [
    "settings of the user and of the machine",
    ({ program }) => {
      const home = makePlugin({
        ".gitconfig": `[core]\n\tfsmonitor = ${program}\n`,
        "git/config": `[core]\n\tpager = ${program}\n`,
      });
      Object.assign(process.env, { HOME: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: join(home, ".gitconfig") });
    },
  ],
  [
    "a git in the checkout that PATH leads to",
    ({ root, program }) => {
      for (const folder of ["", "bin", "node_modules/.bin"]) {
        mkdirSync(join(root, folder), { recursive: true });
        cpSync(program, join(root, folder, "git"));
      }
      const [outside, linked] = [temporaryFolder(), temporaryFolder()];
      symlinkSync(join(root, "bin", "git"), join(outside, "git"));
      symlinkSync(join(root, "bin"), join(linked, "bin"));
      process.chdir(root);
      const evil = [
        "",
        ".",
        "bin",
        root,
        join(root, "bin"),
        join(root, "node_modules", ".bin"),
        outside,
        join(linked, "bin"),
      ];
      process.env["PATH"] = [...evil, ENVIRONMENT["PATH"] ?? ""].join(delimiter);
    },
  ],
  [
    "the configuration of an embedded bare repository, and of one that git would find",
    ({ root, program }) => {
      const config = `[core]\n\tbare = true\n\tfsmonitor = ${program}\n[filter "evil"]\n\tclean = ${program}\n`;
      for (const folder of ["bare", "b/.git"]) {
        makePlugin(
          { [`${folder}/HEAD`]: "ref: refs/heads/main\n", [`${folder}/config`]: config, [`${folder}/objects/x`]: "" },
          root,
        );
        mkdirSync(join(root, folder, "refs"));
      }
    },
  ],
];

describe.runIf(POSIX)("git reads a hostile repository by its objects alone:", () => {
  const cwd = process.cwd();
  afterEach(() => {
    process.chdir(cwd);
  });

  nightly.each(PLANTS)("%s", async (what, plant) => {
    const at = place();
    plant(at);
    process.env["CANARY_TOKEN"] = "canary";
    const changed = await findChangedFiles(at.root, BASE);
    expect("files" in changed && changed.files, JSON.stringify(changed)).toEqual(["a.txt", "b/c.txt"]);
    const request = { isWanted: () => true, marker: "manifest.json", deadline: Date.now() + 20_000 };
    const base = await readBaseFiles(at.root, { commit: BASE, head: undefined }, request);
    if (what.includes("missing")) expect(base).toEqual({ refused: "failed" });
    else expect("files" in base && [...base.files.keys()].toSorted()).toEqual(["a.txt", "b/c.txt"]);
    const committed = await readCommittedFiles(at.root, HEAD, "b");
    expect("blobs" in committed && [...committed.blobs.keys()], JSON.stringify(committed)).toEqual([
      "b/c.txt",
      "b/d.txt",
    ]);
    expect([...(await findIgnoredPaths(at.root, ["a.txt", "x.log", "b/x.log", "b/y.txt"]))]).toEqual([
      "x.log",
      "b/x.log",
    ]);
    expect(existsSync(at.trace)).toBe(false);
  });

  nightly.each(PLANTS.filter(([what]) => !/config|missing/u.test(what) || what.includes("include")))(
    "%s, in a submodule",
    async (_, plant) => {
      const outer = makeRepository({ ".gitignore": "*.log\n", "a.txt": "a\n" });
      const at = place(join(outer, "sub"));
      commitAll(outer);
      const head = git(outer, "rev-parse", "HEAD").trim();
      plant(at);
      const changed = await findChangedFiles(outer, "HEAD");
      expect("files" in changed && [changed.files, changed.untracked], JSON.stringify(changed)).toEqual([["sub"], []]);
      expect([...(await findIgnoredPaths(outer, ["sub/x.log", "x.log"]))]).toEqual(["sub/x.log", "x.log"]);
      expect(await readCommittedFiles(outer, head, "")).toHaveProperty("blobs");
      expect(existsSync(at.trace)).toBe(false);
    },
  );

  nightly("objects that do not match their ids are refused", async () => {
    const { root } = place();
    const tree = git(root, "rev-parse", `${HEAD}^{tree}`).trim();
    const other = git(root, "rev-parse", `${BASE}^{tree}`).trim();
    const makePath = (id: string): string => join(root, ".git", "objects", id.slice(0, 2), id.slice(2));
    rmSync(makePath(tree));
    cpSync(makePath(other), makePath(tree));
    expect(await readCommittedFiles(root, HEAD, "")).toMatchObject({
      refused: expect.stringMatching(/not all of the commit/u) as string,
    });
  });

  test("a tag that is a link out of git's folder names nothing", async () => {
    const { root } = place();
    const secret = join(makePlugin({ secret: `${BASE}\n` }), "secret");
    symlinkSync(secret, join(root, ".git", "refs", "tags", "v1.0.0"));
    expect(await findTaggedCommit(root, "v1.0.0")).toBeUndefined();
    expect(await findChangedFiles(root, "v1.0.0")).toMatchObject({ refused: "no-commit" });
  });
});
