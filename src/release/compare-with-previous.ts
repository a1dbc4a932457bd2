import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { quote } from "../text/safe.js";
import { openArchive, type ZipArchive } from "../workspace/archive.js";
import { readFileOfCaller } from "../workspace/read-file-of-caller.js";
import { comparePaths } from "../workspace/workspace.js";
import { makeArchiveEntries } from "../packing/archive-entry.js";
import type { ArchiveChanges } from "../packing/format-archive.js";
import { compareArchives, findNewPermissions } from "../packing/difference.js";
import type { PluginArchive } from "../packing/pack.js";

/**
 * Opens the archive of an earlier release.
 *
 * @throws {UsageError} if the file is not an archive.
 */
export function readPrevious(path: string): ZipArchive {
  const given = readFileOfCaller(path);
  const opened = "refused" in given ? given : openArchive(given.bytes);
  if ("refused" in opened) {
    throw new UsageError(`${quote(path)} cannot be compared with: ${opened.refused}`, "Give --previous an archive");
  }
  return opened;
}

/**
 * Compares an archive with an earlier one.
 *
 * @param name the name of the earlier one.
 */
export async function compareWithPrevious(
  before: ZipArchive,
  archive: PluginArchive,
  name?: string,
): Promise<ArchiveChanges> {
  const after = openArchive(archive.bytes);
  const permissions =
    "refused" in after ? [] : findNewPermissions(await readManifest(before), await readManifest(after));
  const entries = makeArchiveEntries(before).toSorted(comparePaths);
  return { difference: compareArchives(entries, archive.files), permissions, name };
}

async function readManifest({ workspace }: ZipArchive): Promise<unknown> {
  const { manifest } = (await readPlugin(workspace, { needs: ["manifest"] })).facts;
  return isAbsent(manifest) ? undefined : manifest.value;
}
