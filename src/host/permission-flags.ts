import { isInside } from "../base/files/inside.js";

/** By these files the loaders of native add-ons find out which C library a system has. They say nothing of its user. */
export const LIBC_FILES = ["/usr/bin/ldd", "/proc/self/exe", "/proc/self/maps"];

interface Allowed {
  /** Folders that may be read, with all that is in them. */
  readonly read: readonly string[];
  /** The same for writing. */
  readonly write: readonly string[];
  /** Whether native add-ons may be loaded. */
  readonly hasNative: boolean;
}

/**
 * The flags with which Node itself refuses files, processes, threads and native code. They are a seat belt and no
 * sandbox, as Node says of them: code that wants to gets around them.
 */
export function makePermissionFlags(
  { read, write, hasNative }: Allowed,
  known: ReadonlySet<string>,
): readonly string[] {
  const permission = ["--permission", "--experimental-permission"].find((flag) => known.has(flag));
  if (permission === undefined || isBefore20Dot11(known)) return [];
  // The network is guarded in the process itself, which says which address was asked for.
  const network = known.has("--allow-net") ? ["--allow-net"] : [];
  // It writes files that no permission covers.
  const sqlite = known.has("--experimental-sqlite") ? ["--no-experimental-sqlite"] : [];
  return [
    permission,
    ...network,
    ...sqlite,
    ...(hasNative ? ["--allow-addons"] : []),
    ...removeNested([...read, ...write]).map((folder) => `--allow-fs-read=${folder}`),
    ...removeNested(write).map((folder) => `--allow-fs-write=${folder}`),
  ];
}

/** Such a Node refuses what its flags allow: before 20.7 one flag for each folder, then files in folders. */
const isBefore20Dot11 = (known: ReadonlySet<string>): boolean => !known.has("--disable-warning");

/** The flags that keep Node from warning of its own flags and features, as if the plugin had printed that. */
export function makeWarningFlags(known: ReadonlySet<string>): readonly string[] {
  if (isBefore20Dot11(known)) return ["--no-warnings"];
  return ["ExperimentalWarning", "SecurityWarning"].map((name) => `--disable-warning=${name}`);
}

/** Without folders that are in others: Node 20 ends at a path that another one begins with. */
function removeNested(folders: readonly string[]): readonly string[] {
  const all = [...new Set(folders)];
  return all.filter((folder) => !all.some((other) => other !== folder && isInside(other, folder)));
}
