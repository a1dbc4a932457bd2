import { decodeLatin1 } from "../base/text/bytes.js";
import { joinPath, listFoldersAbove, type Workspace } from "../base/files/workspace.js";
import { isObject, toText, type JsonObject } from "../base/text/json/json-object.js";
import { readPackageJson } from "./dependencies.js";

export const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"] as const;
export type ManagerName = (typeof PACKAGE_MANAGERS)[number];

/** The package manager of a plugin, and what names it. */
export interface PackageManager {
  readonly name: ManagerName;
  /** The version that package.json asks for: `4.1.0` of `packageManager`, or a range of `devEngines`. */
  readonly version?: string | undefined;
  /** Whether nothing names one: then it is npm. */
  readonly isAssumed?: true;
  /** The nearest lock file in the plugin's folder or above; `undefined` where there is none. */
  readonly lockFile: string | undefined;
  /** Whether it is Yarn 1, which has other options than its successors. */
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
  const named = readNamed(packageJson) ?? findFirstNamed(workspace, above.slice(1));
  const [first] = locks;
  const name = named?.name ?? first?.manager ?? "npm";
  const own = locks.find(({ manager }) => manager === name);
  return {
    name,
    ...(named?.version !== undefined && { version: named.version }),
    ...(named === undefined && first === undefined && { isAssumed: true }),
    lockFile: own?.path,
    ...(name === "yarn" && isClassicYarn(workspace, own?.path, named?.version) && { isClassic: true }),
    others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
  };
}

interface Lock {
  readonly path: string;
  readonly manager: ManagerName;
}

function findLocks(workspace: Workspace, folder: string): readonly Lock[] {
  const locks = LOCK_FILES.map(([file, manager]) => ({ path: joinPath(folder, file), manager }));
  return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}

/** A lock file shows which Yarn wrote it; without one, the version that is asked for does. */
function isClassicYarn(workspace: Workspace, lockFile: string | undefined, version: string | undefined): boolean {
  if (lockFile === undefined) return /^[~^=v]*[01](?:\.|$)/u.test(version ?? "");
  return decodeLatin1(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}

type NamedManager = Pick<PackageManager, "name" | "version">;

function findFirstNamed(workspace: Workspace, folders: readonly string[]): NamedManager | undefined {
  for (const folder of folders) {
    const named = readNamed(readPackageJson(workspace, folder));
    if (named !== undefined) return named;
  }
  return undefined;
}

/** `"packageManager": "pnpm@9.1.0"`, or the entry in `devEngines`. */
function readNamed(packageJson: JsonObject | undefined): NamedManager | undefined {
  const field = packageJson?.["packageManager"];
  if (typeof field === "string") {
    const [name, version] = field.split(/[@+]/u);
    return makeNamed(name, version);
  }
  const engines = packageJson?.["devEngines"];
  const declared = isObject(engines) ? engines["packageManager"] : undefined;
  const engine: unknown = Array.isArray(declared) ? declared[0] : declared;
  return isObject(engine) ? makeNamed(engine["name"], toText(engine["version"])) : undefined;
}

function makeNamed(name: unknown, version: string | undefined): NamedManager | undefined {
  const known = PACKAGE_MANAGERS.find((one) => one === name);
  return known && { name: known, version };
}
