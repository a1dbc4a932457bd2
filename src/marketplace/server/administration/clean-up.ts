import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { listFiles, listParts, measureAge, removeFile } from "../../../base/output/durable-file.js";
import { KINDS } from "../data-folder.js";
import { listNamed } from "../backup.js";

/** A request that is under way keeps its bytes before the row that names them. */
const YOUNGEST_MILLISECONDS = 60 * 60_000;

/** Removes bytes that no row names: of versions that were replaced, and of a process that ended while it wrote. */
export function removeUnnamed(database: DatabaseSync, data: string): void {
  const named = listNamed(database);
  for (const kind of KINDS) {
    const folder = join(data, kind);
    const unnamed = listFiles(folder).filter((file) => !named[kind].has(file));
    for (const file of [...unnamed, ...listParts(folder)]) {
      if (measureAge(folder, file) >= YOUNGEST_MILLISECONDS) removeFile(folder, file);
    }
  }
}
