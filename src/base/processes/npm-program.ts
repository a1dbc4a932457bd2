import { join } from "node:path";
import type { Program } from "./ask-version.js";
import { findProgram, listTrustedFolders, type Surroundings } from "./programs.js";
import { resolveFolder } from "../files/disk.js";

export type { Program };

/** What the shell scripts run that package managers are on Windows. */
const WINDOWS_SCRIPTS = {
  npm: ["npm", "bin", "npm-cli.js"],
  yarn: ["yarn", "bin", "yarn.js"],
  pnpm: ["pnpm", "bin", "pnpm.cjs"],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Finds how to start npm, from folders that no repository can write to. `undefined` if there is no npm. */
export function findNpm(surroundings: Surroundings, repository: string): Program | undefined {
  return findTool("npm", surroundings, repository);
}

/** The same for a package manager, or any other program. */
export function findTool(name: string, surroundings: Surroundings, repository: string): Program | undefined {
  const path = listTrustedFolders(surroundings, repository);
  const script = Object.entries(WINDOWS_SCRIPTS).find(([manager]) => manager === name)?.[1];
  if (surroundings.platform !== "win32" || !script) {
    const file = findProgram(name, path, surroundings, repository);
    if (file === undefined) return undefined;
    return { file, args: [], path };
  }
  // On Windows a package manager is a shell script. No shell is started, so Node runs what the script would run.
  const [folder, below, file] = script;
  const bin = path.map((at) => join(at, "node_modules", folder, below)).find((at) => resolveFolder(at));
  if (bin === undefined) return undefined;
  return { file: surroundings.execPath, args: [join(bin, file)], path };
}
