import type { Workspace } from "../../base/files/workspace.js";
import type { FoundSecret } from "./secret-match.js";
import { findSecretSuspects, type PackedFile, type WhyUnsearched } from "./secret-suspects.js";

/** The places and kinds of secrets. Nothing here contains a secret itself, nor a part of one. */
export interface Secrets {
  /** In what ships, and in the built code: by file, and by place within it; each secret once a file. */
  readonly found: readonly FoundSecret[];
  /** In what npm would also pack, and a release leaves out. */
  readonly inNpmOnly: readonly FoundSecret[];
  /** Of what ships. */
  readonly unsearched: readonly UnsearchedFile[];
}

/** A file that was not looked through, or not to its end, and why. */
export interface UnsearchedFile {
  readonly file: string;
  readonly size: number;
  readonly why: WhyUnsearched | "too much";
  /** The fingerprint of all its bytes, where they could be read. */
  readonly fingerprint?: string | undefined;
}

/** How much of a plugin the rules look at: only the text near what may be a secret. */
export const MAX_CHARACTERS = 2 * 1024 * 1024;

/** The most bytes that are read for the fingerprints of files that are not searched. */
const MAX_FINGERPRINTED_BYTES = 64 * 1024 * 1024;

/** The files to look through. */
export interface SearchedFiles {
  readonly shipped: readonly PackedFile[];
  readonly npmOnly: readonly PackedFile[];
}

/**
 * Looks for secrets in what ships, in the built code, and in what npm would also pack.
 *
 * @param clean what the last search has kept of the texts without a sign of one, for the next.
 */
export async function findSecrets(
  workspace: Workspace,
  folder: string,
  files: SearchedFiles,
  clean?: Map<string, string>,
): Promise<Secrets> {
  const npmOnly = new Set(files.npmOnly.map(({ path }) => path));
  const found: FoundSecret[] = [];
  const unsearched: UnsearchedFile[] = [];
  let charactersLeft = MAX_CHARACTERS;
  let bytesLeft = MAX_FINGERPRINTED_BYTES;
  for (const suspect of findSecretSuspects(workspace, folder, [...files.shipped, ...files.npmOnly], clean)) {
    const { path: file, size } = suspect;
    if ("why" in suspect) {
      if (npmOnly.has(file)) continue;
      const bytes = suspect.why === "unreadable" || size > bytesLeft ? undefined : workspace.bytes(file, bytesLeft);
      bytesLeft -= bytes?.length ?? 0;
      const fingerprint = bytes && (await import("./secret-match.js")).computeFingerprint(bytes);
      unsearched.push({ file, size, why: suspect.why, fingerprint });
    } else {
      const result = (await import("./secret-search.js")).searchFile(file, suspect.bytes, charactersLeft);
      charactersLeft -= result.searched;
      found.push(...result.found);
      if (!result.complete && !npmOnly.has(file)) unsearched.push({ file, size, why: "too much" });
    }
  }
  return {
    found: found.filter(({ file }) => !npmOnly.has(file)),
    inNpmOnly: found.filter(({ file }) => npmOnly.has(file)),
    unsearched,
  };
}
