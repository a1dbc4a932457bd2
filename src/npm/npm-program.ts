import { join } from "node:path";
import { findProgram, listTrustedFolders, type Surroundings } from "../processes/programs.js";
import { resolveFolder } from "../workspace/disk.js";

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** Where programs are looked for. */
  readonly path: readonly string[];
}

/** How npm is started, from folders that no repository can write to; `undefined` where there is none to be seen. */
export function findNpm(surroundings: Surroundings, repository: string): Program | undefined {
  const path = listTrustedFolders(surroundings, repository);
  if (surroundings.platform !== "win32") {
    const file = findProgram("npm", path, surroundings, repository);
    return file === undefined ? undefined : { file, args: [], path };
  }
  // There npm is a script of the shell, and no shell is to be started: Node runs what the script would.
  const bin = path.map((folder) => join(folder, "node_modules", "npm", "bin")).find((at) => resolveFolder(at));
  return bin === undefined ? undefined : { file: surroundings.execPath, args: [join(bin, "npm-cli.js")], path };
}
