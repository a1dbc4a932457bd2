import { quote } from "../text/safe.js";

/**
 * The files of one repository, read-only. Paths are relative to its root, use `/`, and mean exactly the letters
 * they are written with, also on a disk that ignores case. The root itself is "".
 */
export interface Workspace {
  /** Set where these are the files of an archive: then every one of them ships. */
  readonly isArchive?: true;
  entry(path: string): Entry | undefined;
  /** What is in a folder, by name; nothing where there is no folder. */
  list(folder: string): readonly Listed[];
  canList(folder: string): boolean;
  /** Whether a folder is not listed because it has more entries than any archive takes files. */
  isCrowded(folder: string): boolean;
  /**
   * A regular file's bytes; `undefined` where there is none, or it has more than `maxBytes`. What is read "once" need not be
   * kept in memory.
   */
  bytes(path: string, maxBytes?: number, reads?: "once"): Uint8Array | undefined;
  /**
   * The text of a file that is small and all ASCII, without NUL: its characters are its bytes. Where this is
   * `undefined`, read the bytes.
   */
  ascii(path: string): string | undefined;
  /** The first bytes of a regular file, at most `maxBytes`; `undefined` where there is none. */
  head(path: string, maxBytes: number): Uint8Array | undefined;
  /** What git keeps about these files, or why that cannot be read; nothing where there is no repository, as in memory. */
  git(): GitFolder | { readonly absent: string } | undefined;
}

/** The files of git itself, read-only: those of this working tree, and those that it shares with others. */
export interface GitFolder {
  /** A file's bytes; "unreadable" also where it has more than `maxBytes`, is not a regular file, or lies behind a link. */
  file(path: string, maxBytes: number): Uint8Array | "missing" | "unreadable";
  /** What is in a folder; nothing where there is none. */
  list(folder: string): readonly Listed[] | "unreadable";
}

export interface Listed {
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "special";
}

/**
 * A file is regular and inside the repository, reached directly or through links that stay in it. "outside" is a
 * link that leaves it, "broken" one that leads nowhere, "special" a pipe, a socket or a device.
 */
export type Entry =
  | { readonly kind: "file"; readonly size: number; readonly isExecutable?: boolean }
  | { readonly kind: "folder" | "outside" | "broken" | "special" | "unreadable" };

/** What is the same of all files that are in memory: every folder can be listed, and git keeps nothing about them. */
export const READABLE: Pick<Workspace, "canList" | "isCrowded" | "ascii" | "git"> = {
  canList: () => true,
  isCrowded: () => false,
  ascii: () => undefined,
  git: () => undefined,
};

/**
 * A workspace of texts and bytes by their paths, for programs that have no files on a disk.
 *
 * @throws {TypeError} for a path with an empty name, such as `/a` or `a//b`.
 */
export function inMemory(files: Readonly<Record<string, string | Uint8Array>>): Workspace {
  for (const path of Object.keys(files)) {
    if (path.split("/").includes(""))
      throw new TypeError(`The path ${quote(path)} must be relative to the root, and have no empty name`);
  }
  const contents = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]),
  );
  const folders = listByFolder(contents.keys());
  return {
    ...READABLE,
    list: (folder) => folders.get(folder) ?? [],
    entry(path) {
      const content = contents.get(path);
      if (content) return { kind: "file", size: content.length };
      if (path !== "" && !folders.has(path)) return undefined;
      return { kind: "folder" };
    },
    bytes(path, maxBytes = Infinity) {
      const content = contents.get(path);
      return content && content.length <= maxBytes ? content : undefined;
    },
    head: (path, maxBytes) => contents.get(path)?.subarray(0, maxBytes),
  };
}

/** The paths of all files in a folder and in those below it. */
export function listFilesBelow(workspace: Pick<Workspace, "list">, folder: string): readonly string[] {
  return workspace.list(folder).flatMap(({ name, kind }) => {
    const path = joinPath(folder, name);
    if (kind === "folder") return listFilesBelow(workspace, path);
    return [path];
  });
}

/** What is in each folder of some files, by name. */
export function listByFolder(paths: Iterable<string>): ReadonlyMap<string, readonly Listed[]> {
  const folders = new Map<string, Map<string, Listed>>([["", new Map()]]);
  for (const path of paths) {
    const names = path.split("/");
    let folder = "";
    for (const [depth, name] of names.entries()) {
      const listed = folders.get(folder) ?? new Map<string, Listed>();
      folders.set(folder, listed);
      listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
      folder = joinPath(folder, name);
    }
  }
  return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(compareNames)]));
}

/** `folder/name` in a workspace, where the root is "". */
export function joinPath(folder: string, name: string): string {
  if (folder === "") return name;
  if (name === "") return folder;
  return `${folder}/${name}`;
}

/** A folder and all above it, up to the repository's root, which is "". */
export function listFoldersAbove(folder: string): readonly string[] {
  const names = folder === "" ? [] : folder.split("/");
  return Array.from({ length: names.length + 1 }, (_, up) => names.slice(0, names.length - up).join("/"));
}

/** A path as seen from a folder; one that is not below it stays as it is. */
export function relativeTo(folder: string, path: string): string {
  if (folder !== "" && path.startsWith(`${folder}/`)) return path.slice(folder.length + 1);
  return path;
}

/** Whether a path is a folder, or below it. Everything is below the root. */
export function isWithin(path: string, folder: string): boolean {
  return folder === "" || path === folder || path.startsWith(`${folder}/`);
}

/** Whether a path that a person gives is a pattern, which may name several. */
export function isPattern(path: string): boolean {
  return /[*?[{]/u.test(path);
}

/** The last name of a path. */
export function getBaseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The folder that a path is in; "" at the root. */
export function getParent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return compareTexts(a.name, b.name);
}

export function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return compareTexts(a.path, b.path);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
