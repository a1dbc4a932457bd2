import { decodeLatin1 } from "../base/text/bytes.js";
import { joinPath, listFoldersAbove, type Workspace } from "../base/files/workspace.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { readPackageJson } from "./dependencies.js";

export const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"] as const;
export type ManagerName = (typeof PACKAGE_MANAGERS)[number];

/** The package manager of a plugin, and what names it. */
export interface PackageManager {
  readonly name: ManagerName;
  /** Whether nothing names one: then it is npm. */
  readonly isAssumed?: true;
  /** The nearest lock file in the plugin's folder or above; `undefined` where there is none. */
  readonly lockFile: string | undefined;
  /** Whether Yarn 1 wrote it, which has other options than its successors. */
  readonly isClassic?: boolean;
  /** Lock files of other package managers in the same folder. */
  readonly others: readonly string[];
}

const LOCK_FILES: readonly (readonly [file: string, manager: ManagerName])[] = [
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"],
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
];
/** What a lock file begins with, its words of warning included. */
const ENOUGH_OF_LOCK = 300;

/** Finds it by the `packageManager` of package.json, else by a lock file; here, or above up to the repository's root. */
export function findPackageManager(
  workspace: Workspace,
  folder: string,
  packageJson: JsonObject | undefined,
): PackageManager {
  const above = listFoldersAbove(folder);
  const locks = above.map((at) => findLocks(workspace, at)).find((found) => found.length > 0) ?? [];
  const named = findManager(packageJson) ?? findFirstNamed(workspace, above.slice(1));
  const [first] = locks;
  const name = named ?? first?.manager ?? "npm";
  const own = locks.find(({ manager }) => manager === name);
  return {
    name,
    ...(named === undefined && first === undefined && { isAssumed: true }),
    lockFile: own?.path,
    ...(name === "yarn" && own && isClassic(workspace, own.path) && { isClassic: true }),
    others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
  };
}

/**
 * The command that updates the lock file, to be pasted. Yarn 1 and its successors also install.
 *
 * @param at the folder of the lock file, relative to where it is pasted; "" for the same folder.
 */
export function formatLockCommand(
  { name, isClassic: classic }: Pick<PackageManager, "name" | "isClassic">,
  at = "",
): string {
  const folder = (option: string): string => (at === "" ? "" : ` ${option} ${quoteForShell(at)}`);
  switch (name) {
    case "npm":
      return `npm${folder("--prefix")} install --package-lock-only`;
    case "pnpm":
      return `pnpm${folder("--dir")} install --lockfile-only`;
    case "yarn":
      return `yarn${folder("--cwd")} install${classic ? "" : " --mode=update-lockfile"}`;
    case "bun":
      return `bun install --lockfile-only${folder("--cwd")}`;
  }
}

interface Lock {
  readonly path: string;
  readonly manager: ManagerName;
}

function findLocks(workspace: Workspace, folder: string): readonly Lock[] {
  const locks = LOCK_FILES.map(([file, manager]) => ({ path: joinPath(folder, file), manager }));
  return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}

function isClassic(workspace: Workspace, lockFile: string): boolean {
  return decodeLatin1(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}

function findFirstNamed(workspace: Workspace, folders: readonly string[]): ManagerName | undefined {
  for (const folder of folders) {
    const named = findManager(readPackageJson(workspace, folder));
    if (named !== undefined) return named;
  }
  return undefined;
}

/** `"packageManager": "pnpm@9.1.0"`, or the entry in `devEngines`. */
function findManager(packageJson: JsonObject | undefined): ManagerName | undefined {
  const field = packageJson?.["packageManager"];
  const engines = packageJson?.["devEngines"];
  const declared = isObject(engines) ? engines["packageManager"] : undefined;
  const engine: unknown = Array.isArray(declared) ? declared[0] : declared;
  const named = isObject(engine) ? engine["name"] : undefined;
  const name = typeof field === "string" ? field.split("@", 1)[0] : named;
  return PACKAGE_MANAGERS.find((known) => known === name);
}
