import { join } from "node:path";
import { CHECKOUT_STEP } from "../../core/action-interface.js";
import { Refusal, UsageError } from "../../core/errors.js";
import { MAX_JSON_BYTES } from "../../base/text/json/json-limits.js";
import { getOwn, toObject } from "../../base/text/json/json-object.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";
import { quote } from "../../base/text/safe.js";
import type { ZipArchive } from "../../base/files/archive.js";
import { openArtifactFolder, type ArtifactFolder } from "../../base/files/artifact-folder.js";
import { MAX_ARCHIVED_BYTES } from "../../base/files/archive-limits.js";
import { acceptArchive, type AcceptedArchive } from "./accept-archive.js";
import { makeArchiveEntries, makeArchiveName } from "./archive-name.js";
import type { PluginArchive } from "./pack.js";
import { readReceipt, type Receipt, RECEIPT_NAME } from "./receipt.js";
import { PACKAGE_FILE } from "./replace-ranges.js";
import { formatSize } from "../../base/text/numbers.js";
import { computeSha256, SUMS } from "./sums.js";

/** An archive that an earlier job has checked, and the receipt of that job. All its digests agree. */
export interface Artifact {
  /** On this disk. */
  readonly file: string;
  readonly archive: PluginArchive & { readonly commit: string };
  readonly receipt: Receipt;
  readonly opened: ZipArchive;
}

const MAX_RECEIPT_BYTES = 1024 * 1024;
const MAX_SUMS_BYTES = 64 * 1024;
/** Of the folders in a folder that is handed over. */
const MAX_NESTED = 100;
const UPLOAD_FOLDER =
  'Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases:\n  - uses: actions/upload-artifact@<commit>\n    with: { name: release, path: "${{ steps.preflight.outputs.artifact-dir }}", if-no-files-found: error }';
const RUN_AGAIN =
  "Do not release this one. Find out what happened between the two jobs, then run the whole workflow again:\n  gh run rerun";

/**
 * Reads an archive, or the folder with the archive, its receipt and its sums. None of them is trusted: the bytes are
 * hashed and unpacked here, and every statement must agree with them.
 *
 * @param pin the digest from another job than the one that handed over the file.
 * @throws {UsageError} if something is missing.
 * @throws {Refusal} if it is not what was checked.
 */
export async function readArtifact(path: string, pin: string | undefined): Promise<Artifact> {
  const folder = requireArtifactFolder(path);
  const receipt = readReceiptOfFolder(folder);
  const read = await readArchive(folder, { pin, receipt, readSum: requireSum, secrets: "reported" });
  refuseOtherPlugin(read, receipt);
  const { commit } = receipt;
  if (commit === undefined) {
    const help = `Check out in the job that packs, so that git knows which commit it is:\n${CHECKOUT_STEP}`;
    throw new UsageError("The receipt names no commit, so the source of the archive is unknown", help);
  }
  return { ...read, archive: { ...read.archive, commit }, receipt };
}

/** An archive that somebody has finished. What was written beside it agrees with it. */
export interface FinishedArchive extends Pick<Artifact, "file">, AcceptedArchive {
  readonly archive: Omit<PluginArchive, "commit">;
  /** `undefined` if there is none. */
  readonly receipt: Receipt | undefined;
}

/**
 * Reads an archive as {@link readArtifact} does, with the receipt and the sums that are next to it, if any.
 *
 * @param secrets as `acceptArchive` takes it.
 * @throws {UsageError} if something is missing.
 * @throws {Refusal} if it is not what was checked.
 */
export async function readFinishedArchive(path: string, secrets: "refused" | "reported"): Promise<FinishedArchive> {
  const folder = requireArtifactFolder(path);
  const hasFile = (name: string): boolean => folder.files.some((file) => file.name === name);
  const receipt = hasFile(RECEIPT_NAME) ? readReceiptOfFolder(folder) : undefined;
  const read = await readArchive(folder, { receipt, readSum: hasFile(SUMS) ? findSum : () => undefined, secrets });
  if (receipt) refuseOtherPlugin(read, receipt);
  return { ...read, receipt };
}

function requireArtifactFolder(path: string): ArtifactFolder {
  const folder = openArtifactFolder(path);
  if (folder) return findNestedFolder(folder) ?? folder;
  const help =
    "Download it in a step above this one:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }";
  throw new UsageError(`There is no archive, and no folder with one, at ${quote(path, 200)}`, help);
}

/** actions/download-artifact without a name puts each artifact into a folder of its name. */
function findNestedFolder({ named, path, files }: ArtifactFolder): ArtifactFolder | undefined {
  if (named !== undefined || files.some(isArchiveFile)) return undefined;
  const inside = files.filter(({ kind }) => kind === "folder");
  const found = inside.slice(0, MAX_NESTED).flatMap(({ name }) => openArtifactFolder(join(path, name)) ?? []);
  const [only, ...others] = found.filter((one) => one.files.some(isArchiveFile));
  const isCut = inside.length > MAX_NESTED;
  if (others.length === 0 && !isCut) return only;
  throw new UsageError(
    isCut
      ? `There are more than ${String(MAX_NESTED)} folders in ${quote(path, 200)}, so no archive is looked for in them`
      : `There are archives in ${String(others.length + 1)} folders of ${quote(path, 200)}, but only one is allowed`,
    "Name its folder, or the artifact that is downloaded:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }",
  );
}

function isArchiveFile({ name, kind }: ArtifactFolder["files"][number]): boolean {
  return kind === "file" && /\.zip$/iu.test(name);
}

interface DeclaredArchive {
  readonly pin?: string | undefined;
  readonly receipt: Receipt | undefined;
  readonly readSum: (folder: ArtifactFolder, name: string) => string | undefined;
  readonly secrets: "refused" | "reported";
}

/** @throws {Refusal} if the archive is not what is declared, or must not be released. */
async function readArchive(
  folder: ArtifactFolder,
  { pin, receipt, readSum, secrets }: DeclaredArchive,
): Promise<Omit<FinishedArchive, "receipt">> {
  const name = findArchiveName(folder);
  const bytes = readFileBytes(folder, name, MAX_ARCHIVED_BYTES);
  const sha256 = computeSha256(bytes);
  requireSameSum(sha256, pin, "checked-sha256 asks for");
  requireSameSum(sha256, readSum(folder, name), `${SUMS} says`);
  requireSameSum(sha256, receipt?.archive.sha256, "its receipt says");
  if (receipt) {
    requireSame(name, receipt.archive.name, "is called");
    requireSame(bytes.length, receipt.archive.size, "has a size in bytes of");
  }
  const accepted = await acceptArchive(bytes, secrets);
  if ("refused" in accepted) throw makeRefusal(accepted.refused);
  const files = makeArchiveEntries(accepted.opened);
  if (receipt) {
    requireSame(files.length, receipt.archive.files, "contains a number of files of");
    requireReplaced(accepted.opened, receipt);
  }
  return { ...accepted, file: join(folder.path, name), archive: { name, bytes, sha256, files } };
}

/** @throws {Refusal} if the plugin in the archive is not the one that its receipt and its name declare. */
function refuseOtherPlugin({ archive, manifest }: Omit<FinishedArchive, "receipt">, { plugin }: Receipt): void {
  requireSame(String(manifest["name"]), plugin.name, "contains a plugin of the name");
  requireSame(String(manifest["version"]), plugin.version, "contains a plugin of the version");
  requireSame(archive.name, makeArchiveName(manifest) ?? "", "is called", "its plugin is packed as");
}

/** @throws {Refusal} if the archive was made from another commit than the one of this run. */
export function refuseCommit({ archive }: Artifact, tag: string, expected: string | undefined): void {
  if (expected === undefined || expected === archive.commit) return;
  throw new Refusal(
    `The archive was made from commit ${archive.commit}, but this run is for ${expected}, the commit of ${tag}`,
    "Release what a job of this same run checked: needs: check, and download its artifact without a run-id:\n  needs: check",
  );
}

function readReceiptOfFolder(folder: ArtifactFolder): Receipt {
  const bytes = readFileBytes(folder, RECEIPT_NAME, MAX_RECEIPT_BYTES);
  const read = readReceipt(bytes);
  if ("refused" in read) throw makeRefusal(read.refused);
  return read;
}

function findArchiveName({ named, files, path }: ArtifactFolder): string {
  if (named !== undefined) return named;
  const archives = files.map(({ name }) => name).filter((name) => /\.zip$/iu.test(name));
  const [only, ...others] = archives;
  if (only !== undefined && others.length === 0) return only;
  const shown = archives.slice(0, 3).map((name) => quote(name));
  throw only === undefined
    ? new UsageError(`The folder ${quote(path, 200)} contains no archive`, UPLOAD_FOLDER)
    : new UsageError(
        `The folder contains ${String(archives.length)} archives, but only one is allowed: ${shown.join(", ")}`,
        "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip",
      );
}

function readFileBytes(folder: ArtifactFolder, name: string, most: number): Uint8Array {
  const read = folder.read(name, most);
  if (typeof read !== "string") return read;
  if (read === "missing") {
    throw new UsageError(`There is no ${name} next to the archive in ${quote(folder.path, 200)}`, UPLOAD_FOLDER);
  }
  const limit = read.startsWith("too large") ? ` (at most ${formatSize(most)} are read)` : "";
  throw makeRefusal(`${quote(name, 200)} is ${read}${limit}`);
}

/** The digest of a file in the list of digests. */
function requireSum(folder: ArtifactFolder, name: string): string {
  const digest = findSum(folder, name);
  if (digest !== undefined) return digest;
  throw makeSumRefusal(name);
}

/** The same, or `undefined` if the list does not name the file. */
function findSum(folder: ArtifactFolder, name: string): string | undefined {
  const text = new TextDecoder().decode(readFileBytes(folder, SUMS, MAX_SUMS_BYTES));
  const lines = text.split("\n").flatMap((line) => {
    const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
    return file === name ? [digest] : [];
  });
  const [digest, ...others] = lines;
  if (others.every((other) => other === digest)) return digest;
  throw makeSumRefusal(name);
}

function makeSumRefusal(name: string): Refusal {
  return makeRefusal(`${SUMS} names no digest, or more than one, of ${quote(name, 200)}`);
}

function makeRefusal(message: string): Refusal {
  return new Refusal(message, RUN_AGAIN);
}

/** The ranges that a receipt declares must be those in the package.json of its archive. */
function requireReplaced({ workspace }: ZipArchive, { archive: { replaced } }: Receipt): void {
  if (replaced.length === 0) return;
  const bytes = workspace.bytes(PACKAGE_FILE, MAX_JSON_BYTES);
  const packageJson = (bytes && parseJsonObject(bytes)) ?? {};
  for (const { key, name, packed } of replaced) {
    const range = getOwn(toObject(getOwn(packageJson, key)), name);
    requireSame(
      typeof range === "string" ? range : "nothing",
      packed,
      `has for ${quote(name)} in ${quote(key)} the range`,
    );
  }
}

function requireSameSum(actual: string, declared: string | undefined, who: string): void {
  if (declared === undefined || declared === actual) return;
  throw makeRefusal(`The archive has sha256 ${actual}, and ${who} ${declared}`);
}

function requireSame(actual: string | number, declared: string | number, what: string, who = "its receipt says"): void {
  if (actual === declared) return;
  const words = (value: string | number): string => (typeof value === "string" ? quote(value, 200) : String(value));
  throw makeRefusal(`The archive ${what} ${words(actual)}, and ${who} ${words(declared)}`);
}
