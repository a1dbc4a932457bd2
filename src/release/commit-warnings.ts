import { UsageError } from "../core/errors.js";
import { quoteForShell } from "../text/shell-word.js";
import { quote } from "../text/safe.js";
import { joinPath } from "../workspace/workspace.js";
import type { CommitDifference } from "./commit-difference.js";

const MOST_NAMED = 5;
/** They say what is released: name, version, permissions, terms. */
const DECLARING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];

/** What is told of an archive that is not what its commit has, in a sentence each. */
export function findCommitWarnings({ changed, untracked, lineEnds, unknown }: CommitDifference): readonly string[] {
  return [
    ...(unknown === undefined ? [] : [`Whether what is packed is what the commit has is not known: ${unknown}`]),
    ...formatWarning(
      changed,
      "is packed with other content than the commit has",
      "are packed with other content than the commit has",
    ),
    ...formatWarning(
      untracked,
      "is packed that the commit does not have, and git does not ignore",
      "are packed that the commit does not have, and git does not ignore",
    ),
    ...formatWarning(
      lineEnds,
      "is packed with other line ends than the commit has",
      "are packed with other line ends than the commit has",
    ).map((sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`),
  ];
}

/**
 * Of built code, and of anything else, a difference is told, as some workflows build what is committed. But a release names its
 * commit: what says the name, the version, the permissions and the terms must be that commit's.
 *
 * @throws {UsageError} where it is not.
 */
export function refuseOtherWords({ changed, untracked }: CommitDifference, folder: string, tag: string): void {
  const declaring = new Set(DECLARING.map((name) => joinPath(folder, name)));
  const other = [...changed, ...untracked].filter((path) => declaring.has(path));
  if (other.length === 0) return;
  const words = other.map(quoteForShell).join(" ");
  const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
  throw new UsageError(
    `${formatPaths(other)} ${is} not as in the commit that ${tag} names, and the release would say that it is made of that commit`,
    `Leave out the step that writes to ${it} before the release, or take its change back:\n  git checkout -- ${words}\nIf the change is meant, commit it and tag that commit:\n  git add -- ${words}`,
  );
}

function formatWarning(paths: readonly string[], one: string, several: string): readonly string[] {
  if (paths.length === 0) return [];
  return [
    paths.length === 1
      ? `${formatPaths(paths)} ${one}`
      : `${String(paths.length)} files ${several}: ${formatPaths(paths)}`,
  ];
}

function formatPaths(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).map((path) => quote(path, 200));
  const more = paths.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${String(more)} more` : named.join(", ");
}
