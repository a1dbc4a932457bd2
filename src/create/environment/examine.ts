import { join } from "node:path";
import { getSurroundings } from "../../base/processes/programs.js";
import { makeNoFolderError, resolvePluginFolder } from "../../run/resolve-plugin-folder.js";
import { isInside } from "../../base/files/inside.js";
import { diskWorkspace, findRepositoryRoot, makeWorkspacePath, resolveFolder } from "../../base/files/disk.js";
import { findRepositoryPlugins } from "../../repository/workspace-packages.js";
import { readProject, type Project } from "./project.js";
import { readMachine, type Machine } from "./tools.js";

/** What is known of this machine, and of the plugins in a folder. */
export interface Environment {
  readonly machine: Machine;
  /** That of the folder, or all of a repository whose root is not a plugin. */
  readonly projects: readonly Project[];
  /** How many more there are, which were not looked at. */
  readonly left: number;
}

const MAX_PROJECTS = 50;

/**
 * The folder whose programs are not started. If it contains the Node that runs this, as `/` and a home folder do, it is
 * the machine's own and not a repository: only what a package manager installs there is left out.
 */
function findDistrustedFolder(root: string): string {
  const isMachine = isInside(resolveFolder(root) ?? root, getSurroundings().execPath);
  return isMachine ? join(root, "node_modules") : root;
}

/**
 * @param node the version of the Node that runs this.
 * @throws {UsageError} where there is no such folder.
 * @throws {Refusal} where a link leads out to it.
 */
export async function examine(path: string, cwd: string, node: string): Promise<Environment> {
  const folder = resolvePluginFolder(path, { cwd });
  if (folder === undefined) throw makeNoFolderError(path, cwd, "Give the folder of a plugin");
  const root = findRepositoryRoot(folder) ?? folder;
  const below = makeWorkspacePath(root, folder) ?? "";
  const workspace = diskWorkspace(root);
  const [machine, own] = await Promise.all([
    readMachine(getSurroundings(), findDistrustedFolder(root), node),
    readProject(workspace, below, root),
  ]);
  if (own || below !== "") return { machine, projects: own ? [own] : [], left: 0 };
  const { folders } = await findRepositoryPlugins(workspace);
  const found: Project[] = [];
  for (const one of folders.slice(0, MAX_PROJECTS)) {
    const project = await readProject(workspace, one, root);
    if (project) found.push(project);
  }
  return { machine, projects: found, left: Math.max(0, folders.length - MAX_PROJECTS) };
}
