import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./find-changes.js";
import { findExpressions } from "./find-changes.js";
import { ORDINARY_ROOMS } from "./rooms.js";

/** A mistake that a person has made up. */
interface Planted {
  readonly file: string;
  /** An expression, as it is in the file. */
  readonly find: string;
  readonly put: string;
}

/**
 * Reads mistakes from a file: `[{ "file": "src/cli/fix.ts", "find": "a > 1", "put": "a > 0" }]`.
 *
 * @throws where the file has that expression not at all, or more than once.
 */
export function readPlanted(root: string, path: string): readonly (Change & { readonly room: string })[] {
  const planted = JSON.parse(readFileSync(path, "utf8")) as readonly Planted[];
  return planted.map(({ file, find, put }) => {
    const room = ORDINARY_ROOMS.find(({ folder }) => file.startsWith(`${folder}/`))?.room;
    if (room === undefined) throw new Error(`${file} is in no ordinary room`);
    const found = findExpressions(file, readFileSync(join(root, file), "utf8"), find);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${file} has ${String(found.length)} expressions ${find}, not one`);
    return { ...only, kind: "planted", after: put, room };
  });
}
