import { join, relative, resolve } from "node:path";
import { getFolder, type PluginReport } from "../core/report.js";
import { makePluginId } from "../release/packing/archive-name.js";
import { Refusal, UsageError } from "../core/errors.js";
import { readFinishedArchive, type FinishedArchive } from "../release/packing/artifact.js";
import { isAbsent } from "../plugin/absent.js";
import { readTrackedFiles } from "../plugin/git-facts.js";
import type { BaseBuild } from "../run/base-build.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace, findRealPath, makeWorkspacePath, resolveFolder } from "../base/files/disk.js";
import { readFolderUpTo } from "../base/files/safe-read.js";

const MAX_ARCHIVES = 1000;
/** They are in memory until the run ends. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Why there is nothing to compare: a sentence without a full stop. */
export class NotCompared extends Error {}

/** Why an archive is not believed, and not a fault of this tool. */
function isDisbelief(error: unknown): error is Error {
  return [NotCompared, UsageError, Refusal].some((kind) => error instanceof kind);
}

/** An archive that the workflow hands in, or why there is none: then the last release may take its place. */
export type GivenArchive = FinishedArchive | { readonly missing: string };

/** The archives at `base-artifact`: one, or a folder of each. */
type ReadArchives =
  | { readonly only: FinishedArchive }
  | { readonly several: readonly FinishedArchive[]; readonly refused: readonly string[] }
  | { readonly missing: string };

/** The findings and the packages of a run are compared with the same archives: each is read once. */
export interface BaseArchives {
  /**
   * Finds the archive of a plugin's base.
   *
   * @param isOnly whether it is the only plugin of the run: then the only archive is meant for it, whatever it contains.
   * @throws {NotCompared | UsageError | Refusal} for archives that are not believed.
   */
  find(plugin: PluginReport, isOnly: boolean): Promise<GivenArchive>;
  /** The build of the base, by the plugin's folder. None where there is no archive, or one of another plugin. */
  readBuilds(plugins: readonly PluginReport[]): Promise<ReadonlyMap<string, BaseBuild>>;
}

/** The archives at `base-artifact`, which a plugin of the repository at `root` is compared with. */
export function openBaseArchives(baseArtifact: string, workspace: string, root: string): BaseArchives {
  let reading: Promise<ReadArchives> | undefined;
  const find: BaseArchives["find"] = async (plugin, isOnly) => {
    reading ??= readBaseArchives(resolve(workspace, baseArtifact), root);
    return chooseArchive(await reading, plugin, isOnly);
  };
  return {
    find,
    async readBuilds(plugins) {
      const builds = new Map<string, BaseBuild>();
      for (const plugin of plugins) {
        try {
          const given = await find(plugin, false);
          if (!("missing" in given)) builds.set(getFolder(plugin), given.opened);
        } catch (error) {
          if (!isDisbelief(error)) throw error;
        }
      }
      return builds;
    },
  };
}

function chooseArchive(archives: ReadArchives, plugin: PluginReport, isOnly: boolean): GivenArchive {
  if ("missing" in archives) return archives;
  if ("only" in archives && isOnly) return archives.only;
  const { several, refused } = "only" in archives ? { several: [archives.only], refused: [] } : archives;
  const id = makePluginId(plugin.name);
  const [found, ...others] = several.filter(
    ({ manifest }) => id !== undefined && makePluginId(manifest["name"]) === id,
  );
  if (others.length > 0) throw new NotCompared(`base-artifact has ${formatCount(others.length + 1, "archive")} of it`);
  if (found) return found;
  const [first] = refused;
  if (first !== undefined) throw new NotCompared(`base-artifact has no good archive of it: ${first}`);
  return { missing: "base-artifact has no archive of it" };
}

async function readBaseArchives(path: string, root: string): Promise<ReadArchives> {
  const findTracked = makeTrackedFinder(root);
  try {
    return { only: await readUntracked(path, findTracked) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return (await readFolders(path, findTracked)) ?? { missing: error.message };
  }
}

/** The archives in the folders of a folder; `undefined` if there is no folder in it. */
async function readFolders(path: string, findTracked: TrackedFinder): Promise<ReadArchives | undefined> {
  const folder = resolveFolder(path);
  const listed = folder === undefined ? undefined : readFolderUpTo(folder, MAX_ARCHIVES);
  if (listed === "crowded") throw new NotCompared(`base-artifact has more than ${formatNumber(MAX_ARCHIVES)} entries`);
  const names = (listed ?? []).filter(({ kind }) => kind === "folder").map(({ name }) => name);
  if (folder === undefined || names.length === 0) return undefined;
  const several: FinishedArchive[] = [];
  const refused: string[] = [];
  let bytes = 0;
  for (const name of names) {
    if (bytes > MAX_BYTES) {
      refused.push("not all of its archives are read, as they have more than 256 MiB together");
      break;
    }
    try {
      const read = await readUntracked(join(folder, name), findTracked);
      bytes += read.archive.bytes.length;
      several.push(read);
    } catch (error) {
      if (!isDisbelief(error)) throw error;
      refused.push(`of its folder ${quote(name)}: ${error.message}`);
    }
  }
  return { several, refused };
}

/** @throws {NotCompared | UsageError | Refusal} for an archive that git tracks, also where a link on its path is tracked. */
async function readUntracked(path: string, findTracked: TrackedFinder): Promise<FinishedArchive> {
  refuseTracked(findTracked(path));
  const read = await readFinishedArchive(path, "refused");
  refuseTracked(findTracked(read.file));
  return read;
}

function refuseTracked(tracked: string | undefined): void {
  if (tracked === undefined) return;
  throw new NotCompared(`git tracks ${quote(tracked, 200)}, so the change could replace what it is compared with`);
}

/** Finds what git tracks at a path, or below it: by its path in the repository. */
type TrackedFinder = (path: string) => string | undefined;

function makeTrackedFinder(root: string): TrackedFinder {
  const tracked = readTrackedFiles(diskWorkspace(root));
  const paths = isAbsent(tracked) ? [] : tracked.paths;
  const isTracked = (one: string): boolean =>
    paths.some((file) => file === one || (one !== "" && file.startsWith(`${one}/`)));
  return (path) =>
    [makeWorkspacePath(root, path), findRealPath(root, relative(root, path))].find(
      (one) => one !== undefined && isTracked(one),
    );
}
