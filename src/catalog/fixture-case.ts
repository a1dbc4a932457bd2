import { diskWorkspace } from "../base/files/disk.js";
import { getBaseName, listFilesBelow, relativeTo } from "../base/files/workspace.js";

/**
 * A plugin to check. It is a folder, or a single file `<case>.<file name>`. The single file replaces the file of
 * that name in the check's `base/`, or in its `silent/` if there is no `base/`.
 */
export interface FixtureCase {
  readonly name: string;
  /** The folder or the file of the case. */
  readonly path: string;
  /** The folder that is checked. */
  readonly folder: string;
  /** The file that replaces one of the folder's own, by its path in that folder. */
  readonly overlay?: ReadonlyMap<string, Uint8Array> | undefined;
}

const BASE = "base";

/** The cases of a check in `fixtures/<check>`, by name. */
export function listFixtureCases(root: string, check: string): readonly FixtureCase[] {
  const workspace = diskWorkspace(root);
  const below = `fixtures/${check}`;
  const listed = workspace.list(below);
  const folders = listed.filter(({ kind, name }) => kind === "folder" && name !== BASE).map(({ name }) => name);
  const base = `${below}/${listed.some(({ name }) => name === BASE) ? BASE : "silent"}`;
  // Of files with the same name, the last counts: the one that is nearest to the top.
  const paths = listFilesBelow(workspace, base).toSorted((a, b) => b.split("/").length - a.split("/").length);
  const files = new Map(paths.map((path) => [getBaseName(path), relativeTo(base, path)]));
  const cases: FixtureCase[] = folders.map((name) => ({ name, path: `${below}/${name}`, folder: `${below}/${name}` }));
  for (const { kind, name } of listed) {
    const [file, replaced] = [...files].find(([one]) => name.endsWith(`.${one}`)) ?? [];
    if (kind !== "file" || file === undefined || replaced === undefined) continue;
    const path = `${below}/${name}`;
    const bytes = workspace.bytes(path);
    if (!bytes) throw new Error(`${path} cannot be read`);
    cases.push({ name: name.slice(0, -file.length - 1), path, folder: base, overlay: new Map([[replaced, bytes]]) });
  }
  return cases.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * One case of a check.
 *
 * @throws {Error} if there is no case of that name.
 */
export function findFixtureCase(root: string, check: string, name: string): FixtureCase {
  const found = listFixtureCases(root, check).find((one) => one.name === name);
  if (!found) throw new Error(`There is no case ${name} in fixtures/${check}`);
  return found;
}
