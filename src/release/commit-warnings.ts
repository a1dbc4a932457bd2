import { UsageError } from "../core/errors.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { quote } from "../base/text/safe.js";
import { joinPath } from "../base/files/workspace.js";
import type { CommitDifference } from "./commit-difference.js";

const MAX_NAMED = 5;
/** They declare the name, version, permissions and terms of a release. */
const DECLARING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];

/** One sentence for each difference between an archive and its commit. */
export function findCommitWarnings({
  changed,
  untracked,
  lineEnds,
  sources = [],
  unknown,
}: CommitDifference): readonly string[] {
  return [
    ...(unknown === undefined ? [] : [`Cannot compare what is packed with the commit: ${unknown}`]),
    ...formatWarning(sources, "different from the commit, and it decides how ranges of package.json are replaced"),
    ...formatWarning(
      changed.filter((path) => !sources.includes(path)),
      "packed with content that differs from the commit",
    ),
    ...formatWarning(untracked, "packed, but not in the commit and not ignored by git"),
    ...formatWarning(lineEnds, "packed with line endings that differ from the commit").map(
      (sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`,
    ),
  ];
}

/**
 * Refuses an archive whose declaring files differ from the commit. A difference in built code is only a warning,
 * because some workflows build what is committed. A release names its commit, so its name, version, permissions and
 * terms must be those of that commit.
 *
 * @throws {UsageError} if one of these files differs.
 */
export function refuseOtherWords(
  { changed, untracked, sources = [], submodule }: CommitDifference,
  folder: string,
  tag: string,
): void {
  const declaring = new Set([...DECLARING.map((name) => joinPath(folder, name)), ...sources]);
  const other = [...changed, ...untracked].filter((path) => declaring.has(path));
  if (other.length === 0) return;
  const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
  const what = `${formatPaths(other)} ${is} different from the commit of ${tag}, which the release would name as its source`;
  if (submodule !== undefined) {
    throw new UsageError(
      what,
      `Check out the submodule commit that this commit names:\n  git submodule update --init -- ${quoteForShell(submodule)}\nIf the change is meant, commit it in the submodule and here, and tag that commit`,
    );
  }
  const commands = [
    `git add --force -- ${other.map(quoteForShell).join(" ")}`,
    `git commit -m ${quoteForShell(`Release ${tag}`)}`,
    `git tag --force ${quoteForShell(tag)}`,
  ];
  throw new UsageError(
    what,
    `If the change is meant, commit it and tag that commit:\n  ${commands.join(" && ")}\nIf not, leave out the step that writes to ${it} before the release${formatRestore(other, untracked)}`,
  );
}

/** Only what the commit has can be restored from it. */
function formatRestore(other: readonly string[], untracked: readonly string[]): string {
  const restorable = other.filter((path) => !untracked.includes(path));
  if (restorable.length === 0) return "";
  return `, or undo your changes for good:\n  git checkout -- ${restorable.map(quoteForShell).join(" ")}`;
}

function formatWarning(paths: readonly string[], what: string): readonly string[] {
  if (paths.length === 0) return [];
  const named = formatPaths(paths);
  if (paths.length === 1) return [`${named} is ${what}`];
  return [`${String(paths.length)} files are ${what}: ${named}`];
}

function formatPaths(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).map((path) => quote(path, 200));
  const more = paths.length - named.length;
  if (more === 0) return named.join(", ");
  return `${named.join(", ")} and ${String(more)} more`;
}
