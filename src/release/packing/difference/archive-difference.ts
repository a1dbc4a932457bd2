import { isObject, toObject } from "../../../base/text/json/json-object.js";
import type { ArchiveEntry } from "../archive-name.js";

/** The differences between two archives, file by file. */
export interface ArchiveDifference {
  readonly added: readonly ArchiveEntry[];
  readonly removed: readonly ArchiveEntry[];
  readonly changed: readonly { readonly before: ArchiveEntry; readonly after: ArchiveEntry }[];
  /** The difference between the total sizes, in bytes. */
  readonly growth: number;
}

/** Compares the files of two archives. Both lists are sorted by path, and so is the result. */
export function compareArchives(before: readonly ArchiveEntry[], after: readonly ArchiveEntry[]): ArchiveDifference {
  const old = new Map(before.map((entry) => [entry.path, entry]));
  const newPaths = new Set(after.map(({ path }) => path));
  const pairs = after.flatMap((entry) => {
    const was = old.get(entry.path);
    return was ? [{ before: was, after: entry }] : [];
  });
  return {
    added: after.filter(({ path }) => !old.has(path)),
    removed: before.filter(({ path }) => !newPaths.has(path)),
    changed: pairs.filter(
      (pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable,
    ),
    growth: sumSizes(after) - sumSizes(before),
  };
}

/**
 * Whether two archives have the same content. The archives before and after the plugin's own code runs must be the
 * same.
 */
export function isUnchanged({ added, removed, changed }: ArchiveDifference): boolean {
  return added.length + removed.length + changed.length === 0;
}

/** The permissions that a manifest requests and an older one did not, in its own order. */
export function findNewPermissions(before: unknown, after: unknown): readonly string[] {
  const oldPermissions = new Set(listPermissions(before));
  return [...new Set(listPermissions(after))].filter((permission) => !oldPermissions.has(permission));
}

export function sumSizes(entries: readonly ArchiveEntry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}

/** The permissions that a manifest requests, as it writes them: texts, or objects with a `type`. */
export function listPermissions(manifest: unknown): readonly string[] {
  const list = toObject(manifest)["permissions"];
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const names = items.map((item) => (isObject(item) ? item["type"] : item));
  return names.filter((name) => typeof name === "string");
}
