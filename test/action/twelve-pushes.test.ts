import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { reported, withKeys, type ReportedStep } from "../support/aged.js";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { readBranch, type CheckedOut } from "../support/pull-request.js";
import { commitAll, git, initialize } from "../support/repository.js";

/** A repository with a pull request that grows, as GitHub keeps it. */
interface Repository {
  readonly folder: string;
  /** The branch that the pull request goes to. */
  target: string;
}

/** Main and `release` have a finding that is known. Neither has built code, which git ignores. */
function openRepository(): Repository {
  const folder = temporaryFolder();
  initialize(folder);
  wholePlugin({ ...withKeys("old"), ".gitignore": "dist/\n" }, folder);
  rmSync(join(folder, "dist"), { recursive: true });
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "first");
  git(folder, "branch", "--quiet", "release");
  git(folder, "switch", "--quiet", "--create", "work");
  return { folder, target: "main" };
}

/** What the job of a push gets: the merge of both branches, two commits deep, and what its build step has written. */
function checkOut({ folder, target }: Repository, build: (clone: string) => void): CheckedOut {
  git(folder, "switch", "--quiet", "--detach", target);
  git(folder, "merge", "--quiet", "--no-ff", "--message", "Merge", "work");
  git(folder, "update-ref", "refs/pull/7/merge", "HEAD");
  git(folder, "switch", "--quiet", "work");
  const clone = join(temporaryFolder(), "clone");
  git(folder, "init", "--quiet", "--template=", clone);
  git(clone, "fetch", "--quiet", "--depth", "2", `file://${folder}`, "refs/pull/7/merge");
  git(clone, "checkout", "--quiet", "--detach", "FETCH_HEAD");
  build(clone);
  const [base, head] = [target, "work"].map((name) => readBranch(folder, name)) as [string, string];
  return {
    folder: clone,
    base,
    head,
    payload: { pull_request: { number: 7, head: { sha: head }, base: { ref: target, sha: base } } },
  };
}

const BUILT = wholePlugin();
const LICENSE = readFileSync(join(BUILT, "LICENSE"));
const built =
  (at: string, change: (dist: string) => void = () => undefined) =>
  (clone: string): void => {
    const dist = join(clone, at, "dist");
    mkdirSync(dirname(dist), { recursive: true });
    cpSync(join(BUILT, "dist"), dist, { recursive: true });
    change(dist);
  };
const breakBundle = (dist: string): void => {
  writeFileSync(join(dist, "plugin.js"), "export const = 1;\n");
};

interface Push {
  readonly what: string;
  readonly act: (repository: Repository) => void;
  /** The build step, where it does something else than to write good code. */
  readonly build?: (clone: string) => void;
  readonly verdict: "pass" | "fail";
  /** The findings, with what the base has as well. */
  readonly findings: string;
}

const write =
  (files: Files) =>
  ({ folder }: Repository): void => {
    makePlugin(files, folder);
    commitAll(folder);
  };
const retarget =
  (target: string) =>
  (repository: Repository): void => {
    repository.target = target;
    commitAll(repository.folder);
  };

/** Somebody else merges a finding into main. */
function moveMain({ folder }: Repository): void {
  git(folder, "switch", "--quiet", "main");
  write(withKeys("old", "late"))({ folder, target: "main" });
  git(folder, "switch", "--quiet", "work");
  commitAll(folder);
}

function rebase({ folder }: Repository): void {
  git(folder, "reset", "--quiet", "--soft", git(folder, "merge-base", "main", "work").trim());
  commitAll(folder);
  git(folder, "rebase", "--quiet", "main");
}

/** The plugin moves to another folder. */
function moveInto(folder: string, below: string): void {
  mkdirSync(join(folder, below), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== ".git" && name !== ".gitignore" && name !== "plugins")
      renameSync(join(folder, name), join(folder, below, name));
  }
  commitAll(folder);
}

const HISTORY: readonly Push[] = [
  { what: "opens it", act: write({ "notes.txt": "x" }), verdict: "pass", findings: "known old" },
  {
    what: "introduces a warning",
    act: write(withKeys("old", "brought")),
    verdict: "fail",
    findings: "known old, new brought",
  },
  {
    what: "introduces an error",
    act: ({ folder }) => {
      rmSync(join(folder, "LICENSE"));
      commitAll(folder);
    },
    verdict: "fail",
    findings: "known old, new brought, new license-present",
  },
  {
    what: "mends the warning",
    act: write(withKeys("old")),
    verdict: "fail",
    findings: "known old, new license-present",
  },
  { what: "mends the error", act: write({ LICENSE }), verdict: "pass", findings: "known old" },
  { what: "finds main moved", act: moveMain, verdict: "pass", findings: "known late, known old" },
  { what: "rebases, which forces a push", act: rebase, verdict: "pass", findings: "known late, known old" },
  {
    what: "renames the folder",
    act: ({ folder }) => {
      moveInto(folder, "plugins/weather");
    },
    build: built("plugins/weather"),
    verdict: "pass",
    findings: "known late, known old",
  },
  {
    what: "takes the name back",
    act: ({ folder }) => {
      git(folder, "revert", "--no-edit", "HEAD");
    },
    verdict: "pass",
    findings: "known late, known old",
  },
  {
    what: "retargets to release, which lacks what main has got",
    act: retarget("release"),
    verdict: "fail",
    findings: "known old, new late",
  },
  {
    what: "retargets back, and rebuilds the ignored dist/ with a fault",
    act: retarget("main"),
    build: built("", breakBundle),
    verdict: "fail",
    findings: "known late, known old, uncompared bundle-syntax",
  },
  {
    what: "rebuilds the ignored dist/ without it",
    act: ({ folder }) => {
      commitAll(folder);
    },
    verdict: "pass",
    findings: "known late, known old",
  },
];

function describeFindings({ report }: ReportedStep): string {
  const words = report.plugins.flatMap(({ findings }) =>
    findings.map(
      ({ age = "uncompared", check, message }) => `${age} ${/"(old|late|brought)"/u.exec(message)?.[1] ?? check}`,
    ),
  );
  return words.toSorted().join(", ");
}

/** Each test goes the whole way, and judges the pushes of its part. */
const PARTS = [1, 4, 7, 10].map((first) => ({ first, last: first + 2 }));

nightly.each(PARTS)(
  "with fail-on-new, pushes $first to $last of twelve have their verdicts",
  async ({ first, last }) => {
    const repository = openRepository();
    for (const [at, { what, act, build = built(""), verdict, findings }] of HISTORY.entries()) {
      act(repository);
      if (at + 1 < first || at + 1 > last) continue;
      const ended = await reported(checkOut(repository, build), { inputs: { path: "**", "fail-on-new": "warning" } });
      expect
        .soft({ verdict: ended.outputs["verdict"], findings: describeFindings(ended) }, what)
        .toEqual({ verdict, findings });
      expect.soft(ended.status, what).toBe(verdict === "pass" ? 0 : 1);
    }
  },
);
