import { UsageError } from "../../core/errors.js";
import { getSurroundings } from "../../base/processes/programs.js";
import { resolvePluginFolder } from "../../run/resolve-plugin-folder.js";
import { quote } from "../../base/text/safe.js";
import { diskWorkspace, findRepositoryRoot, makeWorkspacePath } from "../../base/files/disk.js";
import { readProject, type Project } from "./project.js";
import { readMachine, type Machine } from "./tools.js";

/** What is known of this machine, and of the plugin in a folder. */
export interface Environment {
  readonly machine: Machine;
  /** `undefined` where the folder is not a plugin's. */
  readonly project: Project | undefined;
}

/**
 * @param node the version of the Node that runs this.
 * @throws {UsageError} where there is no such folder.
 * @throws {Refusal} where a link leads out to it.
 */
export async function examine(path: string, cwd: string, node: string): Promise<Environment> {
  const folder = resolvePluginFolder(path, { cwd });
  if (folder === undefined) throw new UsageError(`There is no folder ${quote(path)}`, "Give the folder of a plugin");
  const root = findRepositoryRoot(folder) ?? folder;
  const below = makeWorkspacePath(root, folder) ?? "";
  const [machine, project] = await Promise.all([
    readMachine(getSurroundings(), root, node),
    readProject(diskWorkspace(root), below, root),
  ]);
  return { machine, project };
}
