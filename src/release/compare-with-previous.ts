import { basename } from "node:path";
import { UsageError } from "../core/errors.js";
import { quote } from "../base/text/safe.js";
import { openOwnArchive } from "../base/files/archive.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import { acceptArchive } from "./packing/accept-archive.js";
import type { PackageDifference } from "../core/package-difference.js";
import { findPackageDifference } from "./packing/difference/package-difference.js";
import { readPackageFacts, type PackageFacts } from "./packing/difference/package-facts.js";
import type { PluginArchive } from "./packing/pack.js";
import { computeSha256 } from "./packing/sums.js";

/**
 * Reads the archive of an earlier release.
 *
 * @throws {UsageError} if the file is not an archive.
 */
export async function readPrevious(path: string): Promise<PackageFacts> {
  const makeError = (why: string): UsageError =>
    new UsageError(`${quote(path)} cannot be compared with: ${why}`, "Give --previous an archive");
  const given = readFileOfCaller(path);
  if ("refused" in given) throw makeError(given.refused);
  const { bytes } = given;
  const accepted = await acceptArchive(bytes, "refused");
  if ("refused" in accepted) throw makeError(accepted.refused);
  return readPackageFacts(accepted.opened, { name: basename(path), sha256: computeSha256(bytes), size: bytes.length });
}

/** Compares an archive of this run with an earlier one. */
export async function compareWithPrevious(before: PackageFacts, archive: PluginArchive): Promise<PackageDifference> {
  const { name, sha256, bytes } = archive;
  const after = await readPackageFacts(openOwnArchive(bytes), { name, sha256, size: bytes.length });
  return findPackageDifference(before, after);
}
