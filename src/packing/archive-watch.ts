import { isAbsent } from "../plugin/absent.js";
import { archiveFilesOf } from "../plugin/npm-files/archive-files.js";
import { RUN_FACTS, type ArchiveChange } from "../plugin/scripts/facts.js";
import { readPlugin } from "../plugin/plugin.js";
import type { FindOut } from "../run/request.js";
import { diskWorkspace } from "../workspace/disk.js";
import { joined } from "../workspace/workspace.js";
import { sha256Of } from "./sums.js";
import { filesOf } from "./pack.js";

/** Finds out something by running the plugin's commands, and what they make of the files that a release ships. */
export function watchesArchive(findOut: FindOut): FindOut {
  return async (asked) => {
    const { root, folder } = asked;
    const before = await contentsOf(root, folder);
    const given = await findOut(asked);
    const hasRun = Object.values(RUN_FACTS).some((fact) => given[fact] !== undefined && !isAbsent(given[fact]));
    return hasRun ? { ...given, archiveChange: changeOf(before, await contentsOf(root, folder), folder) } : given;
  };
}

type Contents = ReadonlyMap<string, string>;

/** Each file that an archive would hold, with a digest of its bytes and its mode, as they are on the disk now. */
async function contentsOf(root: string, folder: string): Promise<Contents> {
  const workspace = diskWorkspace(root);
  const needs = ["manifest", "packageJson", "declaredFiles", "packedFiles"] as const;
  const { facts } = await readPlugin(workspace, { folder, needs });
  const { files } = archiveFilesOf({ workspace, folder, ...facts });
  const contents = new Map<string, string>();
  const paths = files.map(({ path }) => path);
  for (const { path, bytes, isExecutable } of filesOf(workspace, folder, paths)) {
    contents.set(path, `${sha256Of(bytes)} ${String(isExecutable)}`);
  }
  return contents;
}

function changeOf(before: Contents, after: Contents, folder: string): ArchiveChange {
  const told = (paths: Iterable<string>, isSo: (path: string) => boolean): readonly string[] =>
    [...paths].filter(isSo).map((path) => joined(folder, path));
  return {
    changed: told(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
    added: told(after.keys(), (path) => !before.has(path)),
    removed: told(before.keys(), (path) => !after.has(path)),
  };
}
