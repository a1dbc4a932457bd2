import { basename, dirname, join } from "node:path";
import { resolveFolder } from "./disk.js";
import { attempt, readFolder, readRegular } from "./safe-read.js";
import type { Listed } from "./workspace.js";

/** A folder that somebody else has filled. Its files are read by name, and never through a link. */
export interface ArtifactFolder {
  /** The one file of it that was named; `undefined` where the folder was. */
  readonly named: string | undefined;
  /** On this disk. */
  readonly path: string;
  /** By name. */
  readonly files: readonly Listed[];
  read(name: string, maxBytes: number): Uint8Array | ReadRefusal;
}

export type ReadRefusal = "missing" | "a link" | "not a regular file" | "too large, or not readable";

/** The folder that a path names, or in which the file lies that it names; `undefined` where there is neither. */
export function openArtifactFolder(path: string): ArtifactFolder | undefined {
  const asFolder = resolveFolder(path);
  const folder = asFolder ?? resolveFolder(dirname(path));
  const files = folder === undefined ? undefined : readFolder(folder);
  if (folder === undefined || !files) return undefined;
  const named = asFolder === undefined ? basename(path) : undefined;
  if (named !== undefined && !files.some(({ name }) => name === named)) return undefined;
  return {
    named,
    path: folder,
    files,
    read(name, maxBytes) {
      const kind = files.find((file) => file.name === name)?.kind;
      if (kind === undefined) return "missing";
      if (kind !== "file") return kind === "link" ? "a link" : "not a regular file";
      return attempt(() => readRegular(join(folder, name), maxBytes)) ?? "too large, or not readable";
    },
  };
}
