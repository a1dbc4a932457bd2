import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { listFiles, measureAge, removeFile } from "../../output/durable-file.js";
import { KINDS, listNamed } from "./backup.js";

/** A request that is under way keeps its bytes before the row that names them. */
const YOUNGEST_MILLISECONDS = 60 * 60_000;

/** Removes bytes that no row names: of versions that were replaced, and of a process that ended in between. */
export function removeUnnamed(database: DatabaseSync, data: string): void {
  const named = listNamed(database);
  for (const kind of KINDS) {
    const folder = join(data, kind);
    for (const file of listFiles(folder)) {
      if (!named[kind].has(file) && measureAge(folder, file) >= YOUNGEST_MILLISECONDS) removeFile(folder, file);
    }
  }
}
