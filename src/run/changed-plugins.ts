import { listFoldersAbove } from "../workspace/workspace.js";
import { UsageError } from "../core/errors.js";
import { findChangedFiles } from "../git/changed-files.js";
import { quote } from "../text/safe.js";

const FETCH_ALL = "Fetch the whole history: fetch-depth: 0 at actions/checkout, or git fetch --unshallow";

/** github.base_ref is empty there, and on a push. */
const NO_BRANCH =
  "The name of the branch is missing. In a merge queue, github.base_ref is empty: write changed-since: ${{ github.event.merge_group.base_sha || format('origin/{0}', github.base_ref) }}";

/**
 * The folders of the plugins that have changed since a commit.
 *
 * @throws {UsageError} if git cannot tell.
 */
export async function findChangedPlugins(
  root: string,
  folders: readonly string[],
  ref: string,
): Promise<readonly string[]> {
  const changed = await findChangedFiles(root, ref);
  if ("files" in changed) return findTouchedPlugins(changed, folders);
  switch (changed.refused) {
    case "no-git":
      throw new UsageError(
        "What has changed only git knows, and it is not installed",
        "Install git, or check all plugins",
      );
    case "no-commit":
      if (ref.endsWith("/")) throw new UsageError(`git knows no commit ${quote(ref)}`, NO_BRANCH);
      throw new UsageError(
        `git knows no commit ${quote(ref)}${changed.shallow ? " in this shallow clone" : ""}`,
        changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that is here, such as origin/main",
      );
    case "no-common-commit":
      throw new UsageError(
        `${quote(ref)} and HEAD have no commit in common${changed.shallow ? " in this shallow clone" : ""}`,
        changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that HEAD stems from",
      );
    case "no-repository":
      throw new UsageError(
        "What has changed only git knows, and the plugins are in no git repository",
        "Clone the repository with git, or check all plugins",
      );
    case "failed":
      throw new UsageError(`What has changed cannot be determined: ${changed.why}`, "Fix that, or check all plugins");
  }
}

/**
 * A changed file affects the plugins that contain it. A file directly in a folder above plugins, such as
 * package.json or a lock file at the root, affects all plugins below that folder. GitHub's workflows affect all
 * plugins. Markdown, licences and untracked files, such as reports, affect no other plugins.
 */
export function findTouchedPlugins({ files, untracked }: Files, folders: readonly string[]): readonly string[] {
  const inside = new Set([...files, ...untracked].flatMap((file) => [file, ...listParents(file)]));
  // For git, a submodule is a file.
  const plugins = new Set(folders);
  const shared = new Set(files.filter((file) => !isReading(file) && !plugins.has(file)).map(getSharedFolder));
  return folders.filter((folder) => inside.has(folder) || listParents(folder).some((above) => shared.has(above)));
}

interface Files {
  readonly files: readonly string[];
  readonly untracked: readonly string[];
}

function isReading(file: string): boolean {
  return /\.(?:md|markdown)$|(?:^|\/)LICEN[CS]E[^/]*$/iu.test(file);
}

function getSharedFolder(file: string): string {
  return file.startsWith(".github/") ? "" : (listParents(file)[0] ?? "");
}

/** The folders above a path, the nearest first and the root, "", last. The root has none. */
function listParents(path: string): readonly string[] {
  return listFoldersAbove(path).slice(1);
}
