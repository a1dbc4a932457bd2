import type { ArchiveFiles, RefusedEntry } from "./archive-files.js";
import { explainWithheld } from "./explain-withheld.js";
import { FETCH_SUBMODULES } from "./unfetched.js";
import { FETCH_LFS } from "../../base/git/lfs-pointer.js";
import { findDifference, formatCodePoints } from "../../base/text/code-points.js";
import { formatNumber, formatSize } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { MAX_ARCHIVED_BYTES, MAX_ARCHIVED_FILES } from "../../base/files/archive-limits.js";
import { countFiles } from "../../base/files/crowded-folders.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { findNameCollisions, findRepositoryHeads, explainNameFault } from "./name-faults.js";

/** Why nothing is packed: one thing that must not or cannot be shipped. */
export interface PackRefusal {
  /** Relative to the root of the repository. `undefined` if it is not about one file. */
  readonly path?: string;
  readonly message: string;
  /** What to do, as an imperative sentence. */
  readonly help: string;
  /** Whether the content of the file is secret. */
  readonly isSecret?: true;
}

const LEAVE_OUT =
  'Remove it, or leave it out: by an entry that begins with "!" in "files" of package.json, or by a line in .npmignore where there is no "files"';
const LEAVE_SOME_OUT = "Leave out what the plugin does not need";
const MAX_NAMED = 5;
/** A key in text form begins with this line, except for a few lines about its owner. */
const KEY =
  /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const HEAD = 1024;

const WORDS: Readonly<Record<RefusedEntry["why"], readonly [says: string, help: string]>> = {
  credentials: ["contains credentials", LEAVE_OUT],
  link: ["is a link, and links are not packed", "Replace it with a copy of the file, or leave it out"],
  special: ["is a pipe, a socket or a device", "Remove it"],
  unreadable: ["cannot be read", "Make it readable, or leave it out"],
  pointer: ["is a Git LFS pointer, not the file itself", FETCH_LFS],
  submodule: ["is a submodule that was not fetched", FETCH_SUBMODULES],
  outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};

/** All reasons not to pack these files. Empty if they can be packed. */
export function findRefusals(workspace: Workspace, folder: string, archive: ArchiveFiles): readonly PackRefusal[] {
  const limit = findLimitRefusal(workspace, folder, archive);
  // If there is far too much, nothing is read.
  if (limit) return [limit];
  const refused: PackRefusal[] = archive.refused.map(describeRefused);
  for (const withheld of archive.withheld ?? []) {
    refused.push({ path: withheld.path, ...explainWithheld(withheld, folder) });
  }
  if (archive.tooLarge !== undefined) {
    refused.push({
      message: `No archive can contain the plugin: ${archive.tooLarge}`,
      help: "Leave out what it does not need",
    });
  }
  if (archive.incomplete !== undefined) {
    refused.push({
      message: `It is not clear what belongs in the archive: ${archive.incomplete}`,
      help: 'List plain files and folders in "files" of package.json instead of complex patterns',
    });
  }
  return [...refused, ...findUnfitFiles(workspace, folder, archive)];
}

export function describeRefused({ path, why }: RefusedEntry): PackRefusal {
  return { ...makeRefusal(path, ...WORDS[why]), ...(why === "credentials" && { isSecret: true as const }) };
}

/** The files of an archive that no archive can have: by their names, and private keys. */
export function findUnfitFiles(workspace: Workspace, folder: string, archive: ArchiveFiles): readonly PackRefusal[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const known = new Set(archive.refused.map(({ path }) => path));
  const refused: PackRefusal[] = [];
  for (const { path } of archive.files) {
    const fault = explainNameFault(path.slice(prefix.length));
    if (fault !== undefined) refused.push(makeRefusal(path, fault, "Rename it"));
    else if (!known.has(path) && isPrivateKey(workspace, path)) {
      refused.push({ ...makeRefusal(path, "is a private key", LEAVE_OUT), isSecret: true });
    }
  }
  const paths = archive.files.map((file) => file.path.slice(prefix.length));
  for (const path of findRepositoryHeads(paths)) {
    refused.push(
      makeRefusal(`${prefix}${path}`, "makes git treat its folder as a repository", "Rename it, or leave it out"),
    );
  }
  for (const [path, other] of findNameCollisions(paths)) {
    refused.push(makeRefusal(`${prefix}${path}`, ...explainCollision(path, other)));
  }
  return refused;
}

/** Two forms of one accented letter look alike on every screen, so only their code points tell them apart. */
function explainCollision(path: string, other: string): readonly [says: string, help: string] {
  const says = `would overwrite ${quote(other)}`;
  // The other path may be one of a file in a folder of this name.
  const name = other.split("/").slice(0, path.split("/").length).join("/");
  const [here, there] = findDifference(path, name);
  if (!/[^\x20-\x7e]/u.test(here + there)) {
    return [says, "Rename one of them: many file systems ignore letter case"];
  }
  return [
    `${says}: it has ${formatCodePoints(here)} where the other has ${formatCodePoints(there)}`,
    "Rename one of them: many file systems treat both forms of a letter as the same",
  ];
}

function makeRefusal(path: string, says: string, help: string): PackRefusal {
  return { path, message: `${quote(path, 200)} ${says}`, help };
}

function findLimitRefusal(
  workspace: Workspace,
  folder: string,
  { files, isCut = false }: ArchiveFiles,
): PackRefusal | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const isMany = files.length > MAX_ARCHIVED_FILES;
  if (!isMany && bytes <= MAX_ARCHIVED_BYTES) return undefined;
  const largest = files.toSorted((a, b) => b.size - a.size).slice(0, MAX_NAMED);
  const list = largest.map(({ path, size }) => `${quote(path)} (${formatSize(size)})`).join(", ");
  const sizes = `The largest${isCut ? ` of the first ${formatNumber(files.length)}` : ""}: ${list}`;
  if (!isMany) {
    const sum = `${isCut ? "The first " : "The "}${formatNumber(files.length)} files have ${formatSize(bytes)} together`;
    return { message: `${sum}, but an archive may have at most 256 MiB`, help: `${LEAVE_SOME_OUT}. ${sizes}` };
  }
  const { words, count, folders } = countFiles(workspace, joinPath(folder, "dist"));
  const more = count > MAX_ARCHIVED_FILES ? `: "dist" has ${words}` : "";
  const fullest = [...folders].toSorted(([, a], [, b]) => b - a).slice(0, MAX_NAMED);
  const places = fullest.map(([path, sum]) => `${quote(path)} (${formatNumber(sum)})`).join(", ");
  return {
    message: `There are more than 10,000 files, but an archive may have at most 10,000${more}`,
    help: [LEAVE_SOME_OUT, ...(places === "" ? [] : [`The folders with most files: ${places}`]), sizes].join(". "),
  };
}

function isPrivateKey(workspace: Workspace, path: string): boolean {
  const head = workspace.ascii(path)?.slice(0, HEAD) ?? new TextDecoder("latin1").decode(workspace.head(path, HEAD));
  return KEY.test(head);
}
