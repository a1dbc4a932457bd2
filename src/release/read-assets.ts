import { resolve } from "node:path";
import { UsageError } from "../core/errors.js";
import { computeSha256, SUMS, type DigestedFile } from "./packing/sums.js";
import { compileGlob, type Glob } from "../base/text/glob.js";
import { formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace, makeWorkspacePath } from "../base/files/disk.js";
import { getBaseName, joinPath, type Workspace } from "../base/files/workspace.js";

const MIB = 1024 * 1024;
const MAX_FILES = 50;
const MAX_BYTES = 256 * MIB;
/** Of all files together. They are kept in memory. */
const MAX_ALL_BYTES = 512 * MIB;
const MAX_ENTRIES = 200_000;
/** GitHub gives any other name another form. */
const NAME = /^[A-Za-z0-9_][\w.+-]{0,199}$/u;
const HELP = "Name files inside the repository, one pattern per line, such as docs/guide.pdf or build/*.pdf";

interface AssetsPlace {
  /** The root of the repository on this disk. */
  readonly root: string;
  /** What the patterns are relative to. */
  readonly cwd: string;
  /** The names of the files that the release has anyway. */
  readonly own: readonly string[];
}

/**
 * Reads the files that the setting `assets` adds to a release, by name.
 *
 * @param patterns files, or patterns of them. Links are not followed.
 * @throws {UsageError} if a pattern matches no file of the repository, or a file cannot be released by its name.
 */
export function readAssets(patterns: readonly string[], { root, cwd, own }: AssetsPlace): readonly DigestedFile[] {
  const workspace = diskWorkspace(root);
  const paths = [...new Set(patterns.flatMap((pattern) => findFiles(workspace, pattern, { root, cwd })))];
  if (paths.length > MAX_FILES)
    throw new UsageError(
      `The setting assets matches ${formatNumber(paths.length)} files, but at most ${formatNumber(MAX_FILES)} are allowed`,
      "Name fewer, or put them into one archive",
    );
  const names = new Map<string, string>([...own, SUMS].map((name) => [name.toLowerCase(), "the release itself"]));
  let left = MAX_ALL_BYTES;
  const files = paths.map((path): DigestedFile => {
    const name = getBaseName(path);
    refuseName(path, name, names.get(name.toLowerCase()));
    names.set(name.toLowerCase(), quote(path));
    const bytes = workspace.bytes(path, Math.min(MAX_BYTES, left), "once");
    if (!bytes) throw fail(path, "it cannot be read, has more than 256 MiB, or all files together have more than 512");
    if (bytes.length === 0) throw fail(path, "it is empty, and GitHub does not accept empty files");
    left -= bytes.length;
    return { name, bytes, sha256: computeSha256(bytes) };
  });
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function refuseName(path: string, name: string, owner: string | undefined): void {
  if (!NAME.test(name)) throw fail(path, "GitHub would change its name: only letters, digits, _, ., + and - are kept");
  if (owner !== undefined) throw fail(path, `${owner} already has a file named ${quote(name)}`);
}

function fail(path: string, why: string): UsageError {
  return new UsageError(`${quote(path)}, which the setting assets names, cannot be released: ${why}`, HELP);
}

function findFiles(workspace: Workspace, pattern: string, { root, cwd }: Pick<AssetsPlace, "root" | "cwd">) {
  const inside = makeWorkspacePath(root, resolve(cwd, pattern));
  if (inside === undefined || inside === "") throw fail(pattern, "it is not inside the repository");
  const glob = compileGlob(inside, "shell");
  if (!glob) throw fail(pattern, "the pattern is too long, or not supported");
  const files = walk(workspace, glob).toSorted();
  if (files.length === 0) throw fail(pattern, "no file matches. Links are not followed");
  return files;
}

/** The files that match, in no order. Nothing is read but the folders that may have some. */
function walk(workspace: Workspace, glob: Glob): string[] {
  const found: string[] = [];
  const open = [""];
  let seen = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const listed = workspace.list(at);
    seen += listed.length;
    if (seen > MAX_ENTRIES)
      throw new UsageError(`The setting assets matches in more than ${formatNumber(MAX_ENTRIES)} entries`, HELP);
    for (const { name, kind } of listed) {
      const path = joinPath(at, name);
      if (kind === "folder" && glob.matches(path.split("/"), true)) open.push(path);
      else if (kind === "link" && glob.matches(path.split("/"))) throw fail(path, "it is a link");
      else if (kind === "file" && glob.matches(path.split("/"))) found.push(path);
    }
  }
  return found;
}
