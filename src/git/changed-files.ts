import { askGit, type Answer } from "./ask-git.js";

/** The files that differ from a commit and those that git does not know, relative to the root; or why git does not say. */
export type Changed =
  | { readonly files: readonly string[]; readonly untracked: readonly string[] }
  | { readonly refused: "no-git" | "no-commit" | "no-common-commit"; readonly shallow: boolean }
  | { readonly refused: "failed"; readonly told: string };

/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither.
 * A `ref` that begins with a hyphen is no name of a commit, and is not shown to git.
 */
export async function changedFiles(root: string, ref: string): Promise<Changed> {
  const git = (...args: readonly string[]): Promise<Answer> => askGit(root, args);
  const inside = await git("rev-parse", "--is-shallow-repository");
  if (inside.status === "none") return { refused: "no-git", shallow: false };
  if (inside.status !== 0) return failed(inside);
  const shallow = text(inside) === "true";

  const commit = isName(ref) ? ((await commitOf(git, ref)) ?? (await commitOf(git, `origin/${ref}`))) : undefined;
  if (commit === undefined) return { refused: "no-commit", shallow };
  const common = await git("merge-base", commit, "HEAD");
  if (common.status === 1) return { refused: "no-common-commit", shallow };
  if (common.status !== 0) return failed(common);

  const base = text(common);
  const differing = await git("diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", base, "--");
  const untracked = await git("ls-files", "--others", "--exclude-standard", "-z");
  for (const answer of [differing, untracked]) if (answer.status !== 0) return failed(answer);
  return { files: names(differing), untracked: names(untracked) };
}

/** Whether a text may name a commit: no option, no range, no character that git has in no name. */
function isName(ref: string): boolean {
  return /^[^-\s\x00-\x20\x7f][^\s\x00-\x20\x7f]*$/u.test(ref) && !ref.includes("..");
}

async function commitOf(git: (...args: readonly string[]) => Promise<Answer>, ref: string) {
  const answer = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
  return answer.status === 0 ? text(answer) : undefined;
}

function text({ bytes }: Answer): string {
  return bytes.toString("utf8").trim();
}

/** Names that git has printed with a zero behind each. */
export function names({ bytes }: Answer): readonly string[] {
  return bytes
    .toString("utf8")
    .split("\0")
    .filter((name) => name !== "");
}

function failed({ told }: Answer): Changed {
  return { refused: "failed", told: told.trim().split("\n")[0] ?? "" };
}
