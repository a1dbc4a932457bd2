import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a commit has at a path: a file, or a link to another path. */
export type Tracked = Uint8Array | { readonly linkTo: string };
export type Tree = ReadonlyMap<string, Tracked>;

export interface NewCommit {
  readonly tree: Tree;
  /** Where they are in the list, the first one before the second. */
  readonly parents: readonly number[];
}

const PERSON = "Nobody <nobody@example.com>";

/** Writes commits into a repository, all at once; gives their ids. */
export function importCommits(folder: string, commits: readonly NewCommit[]): readonly string[] {
  const marks = join(folder, ".git", "marks");
  const input = Buffer.concat(commits.flatMap((commit, at) => formatCommit(commit, at)));
  execFileSync("git", ["fast-import", "--quiet", "--force", `--export-marks=${marks}`], {
    cwd: folder,
    input,
    env: { PATH: process.env["PATH"], GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
  });
  const ids = new Map(
    readFileSync(marks, "utf8")
      .split("\n")
      .map((line) => line.slice(1).split(" ") as [string, string]),
  );
  return commits.map((_, at) => ids.get(String(at + 1)) ?? "");
}

function formatCommit({ tree, parents }: NewCommit, at: number): readonly Buffer[] {
  const [first, ...others] = parents.map((parent) => `:${String(parent + 1)}`);
  const lines = [
    `commit refs/heads/commit-${String(at)}`,
    `mark :${String(at + 1)}`,
    `committer ${PERSON} ${String(1_700_000_000 + at)} +0000`,
    "data 1\nx",
    ...(first === undefined ? [] : [`from ${first}`]),
    ...others.map((other) => `merge ${other}`),
    "deleteall\n",
  ];
  return [Buffer.from(lines.join("\n")), ...[...tree].flatMap(formatFile), Buffer.from("\n")];
}

function formatFile([path, tracked]: readonly [string, Tracked]): readonly Buffer[] {
  const isLink = "linkTo" in tracked;
  const bytes = isLink ? Buffer.from(tracked.linkTo) : Buffer.from(tracked);
  const head = `M ${isLink ? "120000" : "100644"} inline ${path}\ndata ${String(bytes.length)}\n`;
  return [Buffer.from(head), bytes, Buffer.from("\n")];
}
