import { createHash } from "node:crypto";
import { committedFiles, filteredFiles } from "../git/committed-files.js";
import { openArchive, unpacked } from "../workspace/archive.js";
import { joined } from "../workspace/workspace.js";
import type { PluginArchive } from "../packing/pack.js";

/** How what is packed differs from the commit that it is packed from; paths are relative to the repository's root. */
export interface CommitDifference {
  readonly changed: readonly string[];
  /** Neither in the commit nor ignored by git. */
  readonly untracked: readonly string[];
  /** The same text with other ends of its lines. */
  readonly lineEnds: readonly string[];
  /** Why nothing is known of it. */
  readonly unknown?: string;
}

const NONE: CommitDifference = { changed: [], untracked: [], lineEnds: [] };
/** No text that a person writes is longer. */
const LONGEST_TEXT = 16 * 1024 * 1024;

/** Holds an archive against its commit. What git ignores, as a build, belongs to no commit; what its filters write neither. */
export async function commitDifference(
  root: string,
  folder: string,
  archive: PluginArchive,
): Promise<CommitDifference> {
  if (archive.commit === undefined) return NONE;
  const committed = await committedFiles(root, archive.commit, folder);
  if ("refused" in committed) return { ...NONE, unknown: committed.refused };
  const opened = openArchive(archive.bytes);
  if ("refused" in opened) throw new Error(`Our own archive cannot be read: ${opened.refused}`);
  const changed: string[] = [];
  const untracked: string[] = [];
  const lineEnds: string[] = [];
  for (const entry of opened.entries) {
    const path = joined(folder, entry.path);
    const blob = committed.blobs.get(path);
    const bytes = blob === undefined ? undefined : unpacked(entry);
    if (blob === undefined || !bytes) {
      if (committed.untracked.has(path)) untracked.push(path);
    } else if (blobHash(bytes, blob) !== blob) {
      (otherEnds(bytes).some((text) => blobHash(text, blob) === blob) ? lineEnds : changed).push(path);
    }
  }
  const filtered = changed.length === 0 ? new Set<string>() : await filteredFiles(root, changed);
  return { changed: changed.filter((path) => !filtered.has(path)), untracked, lineEnds };
}

/** What git calls a content: by SHA-1, or by SHA-256 where another hash is as long. */
function blobHash(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? "sha256" : "sha1");
  return hash
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
}

/** A text with the line ends of one system, and of the other; nothing for what git takes for no text. */
function otherEnds(bytes: Uint8Array): readonly Uint8Array[] {
  if (bytes.length > LONGEST_TEXT || bytes.includes(0)) return [];
  const lines = Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
  return [lines, lines.replaceAll("\n", "\r\n")].map((text) => Buffer.from(text, "latin1"));
}
