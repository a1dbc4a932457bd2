import { join } from "node:path";
import { withTemporaryFolder } from "../output/temporary-folder.js";
import { resolveFolder } from "../files/disk.js";
import { makeToolEnvironment, type Surroundings } from "./programs.js";
import { runToEnd, type Limits } from "./run-to-end.js";

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** The folders that are searched for programs. */
  readonly path: readonly string[];
}

/** The version that a program prints, or why there is none: the end of a sentence that begins with its name. */
export type VersionAnswer = { readonly version: string } | { readonly unknown: string };

const LIMITS: Limits = { milliseconds: 20_000, mostBytes: 10_000 };
const VERSION = /^(?:git version )?v?(\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.]{1,60})?)(?![\w-])/u;
/** Variables of version managers, which name folders of the user. */
const SWITCHERS = /^(?:VOLTA_HOME|NVM_DIR|FNM_\w*DIR|ASDF_(?:DIR|DATA_DIR)|MISE_\w+_DIR|PNPM_HOME|BUN_INSTALL)$/u;

/**
 * Asks a program for its version. It starts in an empty folder with a home of its own, so that no configuration of a
 * repository or a user names another program in its place.
 */
export async function askVersion(
  { file, args, path }: Program,
  { env }: Pick<Surroundings, "env">,
  limits: Limits = LIMITS,
): Promise<VersionAnswer> {
  return withTemporaryFolder(async (home) => {
    const switchers = Object.entries(env).filter(([name]) => SWITCHERS.test(name));
    const environment = {
      ...makeToolEnvironment({ env }, { path, home }),
      ...Object.fromEntries(switchers),
      // Corepack must neither download a package manager nor read which one a project asks for.
      COREPACK_ENABLE_NETWORK: "0",
      COREPACK_ENABLE_PROJECT_SPEC: "0",
      COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
      ...findCorepackHome(env),
    };
    const ended = await runToEnd(file, [...args, "--version"], { folder: home, environment }, limits);
    switch (ended.kind) {
      case "not-found":
      case "not-started":
        return { unknown: "cannot be started" };
      case "too-late":
        return { unknown: `does not answer within ${String(limits.milliseconds / 1000)} seconds` };
      case "too-long":
        return { unknown: "prints too much in the place of its version" };
      case "ended": {
        if (ended.status !== 0)
          return { unknown: `ends with status ${String(ended.status)} when asked for its version` };
        const version = VERSION.exec(ended.bytes.toString("utf8").trim())?.[1];
        if (version === undefined) return { unknown: "prints no version" };
        return { version };
      }
    }
  });
}

/** The folder with what Corepack has downloaded for this user. */
function findCorepackHome({
  COREPACK_HOME: named,
  XDG_CACHE_HOME: cache,
  HOME: home,
}: Surroundings["env"]): Readonly<Record<string, string>> {
  const usual = cache ?? (home === undefined ? undefined : join(home, ".cache"));
  const folder = named ?? (usual === undefined ? undefined : join(usual, "node", "corepack"));
  if (folder === undefined || resolveFolder(folder) === undefined) return {};
  return { COREPACK_HOME: folder };
}
