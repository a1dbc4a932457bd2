import { join } from "node:path";
import { UsageError } from "../../core/errors.js";
import { keepFromOthers, listEntries, makePrivateFolder, writeDurably } from "../../base/output/durable-file.js";
import { quote } from "../../base/text/safe.js";
import { isNotWritable } from "./open-database.js";

/** The folders of the bytes that rows of the database name. */
export const KINDS = ["archives", "images"] as const;

const OWN =
  /^(?:marketplace\.sqlite|server\.lock)(?:-wal|-shm|-journal)?$|^(?:archives|images|writable)$|^\..+\.part$/u;

/**
 * Makes the folder of a server's data, which only its user can read: what is not published is in there. A folder that
 * holds other things as well keeps its rights, but the server's own files and folders in it do not.
 *
 * @throws {UsageError} for a folder that nothing can be written to: better now than at the first release.
 */
export function makeDataFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
    if (listEntries(folder).every((name) => OWN.test(name))) keepFromOthers(folder);
    writeDurably(folder, "writable", new Uint8Array());
    for (const kind of KINDS) {
      makePrivateFolder(join(folder, kind));
      keepFromOthers(join(folder, kind));
    }
  } catch (error) {
    if (!isNotWritable(error)) throw error;
    throw new UsageError(
      `${quote(folder, 200)} cannot be written to`,
      "Give --data a folder that this user may change",
    );
  }
}
