import { isAbsent } from "../../plugin/absent.js";
import { listArchiveFiles } from "../../plugin/npm-files/list-archive-files.js";
import { RUN_FACTS, type ArchiveChange } from "../../plugin/scripts/facts.js";
import { readPlugin } from "../../plugin/plugin.js";
import type { FactFinder } from "../../run/request.js";
import { diskWorkspace } from "../../base/files/disk.js";
import { joinPath } from "../../base/files/workspace.js";
import { computeSha256 } from "./sums.js";
import { readArchiveFiles } from "./pack.js";

/**
 * Runs the plugin's commands, and finds out how they change the files that a release ships, also where they run twice.
 */
export function withArchiveChange(findOut: FactFinder): FactFinder {
  const first = new Map<string, Digests>();
  return async (asked) => {
    const { root, folder } = asked;
    const before = first.get(folder) ?? (await readDigests(root, folder));
    first.set(folder, before);
    const given = await findOut(asked);
    const hasRun = Object.values(RUN_FACTS).some((fact) => given[fact] !== undefined && !isAbsent(given[fact]));
    return hasRun
      ? { ...given, archiveChange: findArchiveChange(before, await readDigests(root, folder), folder) }
      : given;
  };
}

type Digests = ReadonlyMap<string, string>;

/** Each file of the archive, with a digest of its bytes and its mode, as it is on the disk now. */
async function readDigests(root: string, folder: string): Promise<Digests> {
  const workspace = diskWorkspace(root);
  const needs = ["manifest", "packageJson", "declaredFiles", "filesByRules"] as const;
  const { facts } = await readPlugin(workspace, { folder, needs });
  const { files } = listArchiveFiles({ workspace, folder, ...facts });
  const contents = new Map<string, string>();
  const paths = files.map(({ path }) => path);
  for (const { path, bytes, isExecutable } of readArchiveFiles(workspace, folder, paths)) {
    contents.set(path, `${computeSha256(bytes)} ${String(isExecutable)}`);
  }
  return contents;
}

function findArchiveChange(before: Digests, after: Digests, folder: string): ArchiveChange {
  const reported = (paths: Iterable<string>, isSo: (path: string) => boolean): readonly string[] =>
    [...paths].filter(isSo).map((path) => joinPath(folder, path));
  return {
    changed: reported(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
    added: reported(after.keys(), (path) => !before.has(path)),
    removed: reported(before.keys(), (path) => !after.has(path)),
  };
}
