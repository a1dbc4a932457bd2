import { diskWorkspace } from "../workspace/disk.js";
import { getBaseName, joinPath, type Workspace } from "../workspace/workspace.js";

/**
 * A plugin to judge. It is a folder, or a single file `<case>.<file name>`: the plugin of the check's `base/`, or of its
 * `silent/` where there is no `base/`, with this file in place of the one of that name.
 */
export interface FixtureCase {
  readonly name: string;
  /** What shows the case: its folder, or its file. */
  readonly path: string;
  /** The folder that is judged. */
  readonly folder: string;
  /** The file that stands in place of the folder's own, by its path in that folder. */
  readonly overlay?: ReadonlyMap<string, Uint8Array>;
}

const BASE = "base";

/** The cases of a check, by name: all that stands in `fixtures/<check>`. */
export function fixtureCases(root: string, check: string): readonly FixtureCase[] {
  const workspace = diskWorkspace(root);
  const below = `fixtures/${check}`;
  const listed = workspace.list(below);
  const folders = listed.filter(({ kind, name }) => kind === "folder" && name !== BASE).map(({ name }) => name);
  const base = `${below}/${listed.some(({ name }) => name === BASE) ? BASE : "silent"}`;
  const files = new Map(listFilesBelow(workspace, base).map((path) => [getBaseName(path), path]));
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

/** One case of a check. @throws {Error} where there is none of that name. */
export function fixtureCase(root: string, check: string, name: string): FixtureCase {
  const found = fixtureCases(root, check).find((one) => one.name === name);
  if (!found) throw new Error(`There is no case ${name} in fixtures/${check}`);
  return found;
}

function listFilesBelow(workspace: Workspace, folder: string, below = ""): readonly string[] {
  return workspace.list(joinPath(folder, below)).flatMap(({ name, kind }) => {
    const path = joinPath(below, name);
    return kind === "folder" ? listFilesBelow(workspace, folder, path) : [path];
  });
}
