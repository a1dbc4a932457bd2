import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { isInside } from "../files/inside.js";
import { attempt } from "../files/safe-read.js";
import type { Environment } from "./start-process.js";

export interface Surroundings {
  readonly env: Environment;
  readonly platform: string;
  /** The program of Node. */
  readonly execPath: string;
}

export function getSurroundings(): Surroundings {
  return { env: process.env, platform: process.platform, execPath: process.execPath };
}

/**
 * The folders of PATH that the repository cannot write to, as far as a path shows it: absolute ones outside it, and
 * none that a package manager fills with what a repository asks for.
 */
export function listTrustedFolders({ env }: Surroundings, repository: string): readonly string[] {
  const realRepository = attempt(() => realpathSync.native(repository)) ?? repository;
  return (env["PATH"] ?? env["Path"] ?? "").split(delimiter).filter((folder) => {
    if (!isAbsolute(folder) || folder.includes(join("node_modules", ".bin"))) return false;
    const real = attempt(() => realpathSync.native(folder));
    return real !== undefined && !isInside(realRepository, real);
  });
}

/** The path of a program in one of these folders. A link that leads into the repository does not count. */
export function findProgram(
  name: string,
  folders: readonly string[],
  { platform }: Pick<Surroundings, "platform">,
  repository: string,
): string | undefined {
  const outer = attempt(() => realpathSync.native(repository)) ?? repository;
  const file = platform === "win32" ? `${name}.exe` : name;
  return folders
    .map((folder) => join(folder, file))
    .find((path) => {
      const real = attempt(() => realpathSync.native(path));
      if (real === undefined || isInside(outer, dirname(real))) return false;
      return attempt(() => (accessSync(real, constants.X_OK), statSync(real).isFile())) === true;
    });
}

/** Variables that programs need to start, or to find their own files. */
const NEEDED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];

/** The environment of a tool that we start for ourselves: a home of its own, and no variable that is not listed here. */
export function makeToolEnvironment(
  { env }: Pick<Surroundings, "env">,
  { path, home }: { readonly path: readonly string[]; readonly home: string },
): Environment {
  const needed = NEEDED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  return {
    ...Object.fromEntries(needed),
    PATH: path.join(delimiter),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: home,
    TEMP: home,
    TMP: home,
  };
}
