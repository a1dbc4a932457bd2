import { askGit, type Answer } from "./ask-git.js";
import { names } from "./changed-files.js";

/** What a commit holds below a folder, and what stands there that git neither has nor ignores. */
export interface CommittedFiles {
  /** The hash of each file's content, by its path from the root. */
  readonly blobs: ReadonlyMap<string, string>;
  readonly untracked: ReadonlySet<string>;
}

/** Only hashes are asked for and no file is compared: for that, git would start the filters that its settings name. */
export async function committedFiles(
  root: string,
  commit: string,
  folder: string,
): Promise<CommittedFiles | { readonly refused: string }> {
  const [inTree, onDisk] = folder === "" ? [[], []] : [[`${folder}/`], [`:(literal)${folder}/`]];
  const tree = await askGit(root, ["ls-tree", "-r", "-z", "--full-tree", commit, "--", ...inTree]);
  if (tree.status !== 0) return refusal(tree);
  const others = await askGit(root, ["ls-files", "--others", "--exclude-standard", "-z", "--", ...onDisk]);
  if (others.status !== 0) return refusal(others);
  const blobs = names(tree).flatMap((line) => {
    const [, hash, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/su.exec(line) ?? [];
    return hash === undefined || path === undefined ? [] : [[path, hash] as const];
  });
  return { blobs: new Map(blobs), untracked: new Set(names(others)) };
}

/** The commit that a tag names here; `undefined` where there is no such tag, or no git to ask. */
export async function taggedCommit(root: string, tag: string): Promise<string | undefined> {
  const { status, bytes } = await askGit(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `refs/tags/${tag}^{commit}`,
  ]);
  return status === 0 ? bytes.toString("utf8").trim() : undefined;
}

const ATTRIBUTES = ["filter", "ident", "working-tree-encoding"];

/** Those of some paths whose content git changes when it checks them out, beyond the ends of lines. */
export async function filteredFiles(root: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const input = paths.map((path) => `${path}\0`).join("");
  const told = names(await askGit(root, ["check-attr", "-z", "--stdin", ...ATTRIBUTES], { input }));
  const filtered = new Set<string>();
  for (let at = 0; at + 2 < told.length; at += 3) {
    if (!["unspecified", "unset"].includes(told[at + 2] ?? "")) filtered.add(told[at] ?? "");
  }
  return filtered;
}

function refusal({ status, told }: Answer): { readonly refused: string } {
  return { refused: status === "none" ? "there is no git" : `git says ${told.trim().split("\n")[0] ?? ""}` };
}
