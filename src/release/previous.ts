import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { quoted } from "../text/safe.js";
import { openArchive, type ZipArchive } from "../workspace/archive.js";
import { givenFile } from "../workspace/given-file.js";
import { byPath } from "../workspace/workspace.js";
import { archiveEntries } from "../packing/archive-entry.js";
import type { Since } from "../packing/archive-text.js";
import { differenceOf, newPermissions } from "../packing/difference.js";
import type { PluginArchive } from "../packing/pack.js";

/** Opens the archive of an earlier release. @throws {UsageError} for a file that is none. */
export function readPrevious(path: string): ZipArchive {
  const given = givenFile(path);
  const opened = "refused" in given ? given : openArchive(given.bytes);
  if ("refused" in opened) {
    throw new UsageError(`${quoted(path)} cannot be compared with: ${opened.refused}`, "Give --previous an archive");
  }
  return opened;
}

/** What an archive holds that an earlier one did not. @param name what the earlier one is called. */
export async function since(before: ZipArchive, archive: PluginArchive, name?: string): Promise<Since> {
  const after = openArchive(archive.bytes);
  const permissions = "refused" in after ? [] : newPermissions(await manifestIn(before), await manifestIn(after));
  const entries = archiveEntries(before).toSorted(byPath);
  return { difference: differenceOf(entries, archive.files), permissions, ...(name !== undefined && { name }) };
}

async function manifestIn({ workspace }: ZipArchive): Promise<unknown> {
  const { manifest } = (await readPlugin(workspace, { needs: ["manifest"] })).facts;
  return isAbsent(manifest) ? undefined : manifest.value;
}
