import { REMOVED } from "../../core/change.js";
import { UsageError } from "../../core/errors.js";
import { getFolder, type RunNote } from "../../core/report.js";
import { findChangedFiles, type ChangedSince } from "../../base/git/changed-files.js";
import { MANIFEST } from "../../repository/manifest-file.js";
import { quote } from "../../base/text/safe.js";
import { comparePaths, getBaseName, getParent } from "../../base/files/workspace.js";
import { explainChangedPlugins } from "./explain-changed.js";
import type { PluginFolders } from "../plugin-folders.js";
import { findRemovedPlugins } from "../comparison/removed-plugins.js";

const FETCH_ALL = "Fetch the whole history: fetch-depth: 0 in actions/checkout, or git fetch --unshallow";

/** github.base_ref is empty there, and on a push. */
const NO_BRANCH =
  "The name of the branch is missing. In a merge queue, github.base_ref is empty: write changed-since: ${{ github.event.merge_group.base_sha || format('origin/{0}', github.base_ref) }}";

export interface ChangedPlugins {
  /** The folders of the plugins that have changed. */
  readonly folders: readonly string[];
  /** Those of them that no path finds, as only their manifest.json is gone. */
  readonly lost: readonly string[];
  /** Why each of them counts as changed, and which plugins were removed. */
  readonly notes: readonly RunNote[];
}

interface ChangeRequest {
  readonly paths: readonly string[];
  readonly cwd: string;
  /** A branch, a tag or a commit. */
  readonly changedSince: string;
}

/**
 * The plugins that have changed since a commit.
 *
 * @throws {UsageError} if git cannot tell.
 */
export async function findChangedPlugins(
  { root, workspace, folders }: Pick<PluginFolders, "root" | "workspace" | "folders">,
  { paths, cwd, changedSince }: ChangeRequest,
): Promise<ChangedPlugins> {
  const changed = await requireChangedFiles(root, changedSince);
  const gone = await findRemovedPlugins({ paths, cwd }, root, { head: workspace, base: changed.base, folders });
  const lost = gone.filter(({ filesLeft }) => filesLeft > 0).map(getFolder);
  const reasons = await explainChangedPlugins(workspace, [...folders, ...lost], {
    ...changed,
    former: { plugins: listFormerPlugins(changed.base), read: changed.base.read },
  });
  const removed = gone.filter(({ filesLeft }) => filesLeft === 0).map(getFolder);
  return {
    folders: [...reasons.keys()].toSorted(),
    lost,
    notes: [
      ...removed.map((path): RunNote => ({ severity: "notice", path, message: REMOVED })),
      ...[...reasons].map(([path, message]): RunNote => ({ severity: "notice", path, message })),
    ].toSorted(comparePaths),
  };
}

/** The folders of the plugins that only the base has, or has in other folders. */
function listFormerPlugins({ paths, isCommitted }: ChangedSince["base"]): readonly string[] {
  return paths.filter((path) => getBaseName(path) === MANIFEST && !isCommitted(path)).map(getParent);
}

async function requireChangedFiles(root: string, ref: string): Promise<ChangedSince> {
  const changed = await findChangedFiles(root, ref);
  if ("files" in changed) return changed;
  switch (changed.refused) {
    case "no-git":
      throw new UsageError(
        "Git is needed to find out what has changed, but it is not installed",
        "Install git, or check all plugins",
      );
    case "no-commit":
      if (ref.endsWith("/")) throw new UsageError(`git cannot find the commit ${quote(ref)}`, NO_BRANCH);
      throw new UsageError(
        `git cannot find the commit ${quote(ref)}${changed.shallow ? " in this shallow clone" : ""}`,
        changed.shallow ? FETCH_ALL : "Name a branch, tag or commit of this clone, such as origin/main",
      );
    case "no-common-commit":
      throw new UsageError(
        `${quote(ref)} and HEAD have no commit in common${changed.shallow ? " in this shallow clone" : ""}`,
        changed.shallow ? FETCH_ALL : "Name a branch, tag or commit that is an ancestor of HEAD",
      );
    case "no-repository":
      throw new UsageError(
        "Git is needed to find out what has changed, but the plugins are not in a git repository",
        "Clone the repository with git, or check all plugins",
      );
    case "failed":
      throw new UsageError(`What has changed cannot be determined: ${changed.why}`, "Fix that, or check all plugins");
  }
}
