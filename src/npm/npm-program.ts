import { join } from "node:path";
import { findProgram, listTrustedFolders, type Surroundings } from "../processes/programs.js";
import { resolveFolder } from "../workspace/disk.js";

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** The folders that are searched for programs. */
  readonly path: readonly string[];
}

/** Finds how to start npm, from folders that no repository can write to. `undefined` if there is no npm. */
export function findNpm(surroundings: Surroundings, repository: string): Program | undefined {
  const path = listTrustedFolders(surroundings, repository);
  if (surroundings.platform !== "win32") {
    const file = findProgram("npm", path, surroundings, repository);
    return file === undefined ? undefined : { file, args: [], path };
  }
  // On Windows npm is a shell script. No shell is started, so Node runs what the script would run.
  const bin = path.map((folder) => join(folder, "node_modules", "npm", "bin")).find((at) => resolveFolder(at));
  return bin === undefined ? undefined : { file: surroundings.execPath, args: [join(bin, "npm-cli.js")], path };
}
