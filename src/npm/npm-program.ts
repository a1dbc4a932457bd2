import { delimiter, isAbsolute, join, sep } from "node:path";
import { realFolder } from "../workspace/disk.js";

/** What is known of the process that asks. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** The program of Node. */
  readonly execPath: string;
}

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** Where programs are looked for. */
  readonly path: string;
}

/** How npm is started, from folders that no repository can write to; `undefined` where there is none to be seen. */
export function npmProgram({ env, platform, execPath }: Surroundings, repository: string): Program | undefined {
  const isOutside = (folder: string): boolean => {
    const real = realFolder(folder);
    return real !== undefined && real !== repository && !real.startsWith(repository + sep);
  };
  const isTrusted = (folder: string): boolean =>
    isAbsolute(folder) && !folder.includes(join("node_modules", ".bin")) && isOutside(folder);
  const folders = (env["PATH"] ?? env["Path"] ?? "").split(delimiter).filter(isTrusted);
  const path = folders.join(delimiter);
  if (platform !== "win32") return { file: "npm", args: [], path };
  // There npm is a script of the shell, and no shell is to be started: Node runs what the script would.
  const bin = folders.map((folder) => join(folder, "node_modules", "npm", "bin")).find((at) => realFolder(at));
  return bin === undefined ? undefined : { file: execPath, args: [join(bin, "npm-cli.js")], path };
}
