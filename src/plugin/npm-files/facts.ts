import { explainUnlisted } from "../../base/files/crowded-folders.js";
import { absent, getPresent, isAbsent, type Absent } from "../absent.js";
import { listArchivedFiles, type ArchiveFiles } from "./archive-files.js";
import { isAsExpected } from "./expected-files.js";
import { listArchiveFiles } from "./list-archive-files.js";
import { findMissingFiles, type MissingFiles } from "./missing-files.js";
import { adoptNpmAnswer, type NpmPackedFiles } from "./npm-packed-files.js";
import type { PackedFile, PackedFiles, Packing } from "./packed-file.js";
import type { PackRefusal } from "./pack-refusals.js";
import type { PackageContents } from "./package-contents.js";
import { predictPackedFiles } from "./pack-walk.js";
import { deriveFact } from "../read-files.js";
import type { Readers, Reading } from "../reading.js";
import { findUnshippedEntryPoints, type UnshippedEntryPoints } from "./unshipped-entry-points.js";

/** What is known of the package that a plugin is distributed as. */
export interface NpmFileFacts {
  /** What `npm pack` puts into the package: npm's own answer, where it was asked. */
  readonly packedFiles: PackedFiles;
  /** The same by npm's rules, as they are known here. A release packs by these: it asks no program. */
  readonly filesByRules: PackedFiles;
  /** npm's own answer; only an entry point can ask npm. */
  readonly npmPackedFiles: NpmPackedFiles;
  readonly packageContents: PackageContents;
  /** What ships: whoever asks whether a file ships asks this. */
  readonly archiveFiles: ArchiveFiles;
  /** What ships and cannot, by names and private keys: nothing is packed then. */
  readonly unfitFiles: readonly PackRefusal[];
  /** What npm would also pack, and a release leaves out. */
  readonly npmOnlyFiles: readonly PackedFile[];
  /** What is there where the plugin is installed. */
  readonly shippedFiles: ShippedFiles;
  readonly unshippedEntryPoints: UnshippedEntryPoints;
  /** What is missing in the archive because it is missing in the working tree. */
  readonly missingFiles: MissingFiles;
}

/** The files of the archive; all that is in it where it is made already. */
export interface ShippedFiles {
  /** Relative to the repository's root. */
  readonly paths: readonly string[];
  /** Whether these are all. If not, any file that is there may ship. */
  readonly isWhole: boolean;
}

const AS_EXPECTED: PackageContents = { leftOut: [], additions: [], idle: [] };

export const NPM_FILE_READERS: Readers<keyof NpmFileFacts> = {
  npmPackedFiles: () => absent("npm was not asked"),
  filesByRules: async (reading) => {
    const packing = await readPacking(reading);
    if (isAbsent(packing)) return packing;
    return predictPackedFiles(packing);
  },
  packedFiles: async ({ folder, fact }) => {
    const [byRules, byNpm] = [await fact("filesByRules"), await fact("npmPackedFiles")];
    if (isAbsent(byRules) || isAbsent(byNpm)) return byRules;
    return adoptNpmAnswer(byNpm, byRules, folder);
  },
  unfitFiles: async ({ workspace, folder, fact }) => {
    const archive = await fact("archiveFiles");
    if (isAbsent(archive) || archive.tooLarge !== undefined) return [];
    return (await import("./pack-refusals.js")).findUnfitFiles(workspace, folder, archive);
  },
  npmOnlyFiles: async ({ fact }) => {
    const [packed, archive] = [await fact("packedFiles"), await fact("archiveFiles")];
    if (isAbsent(archive)) return archive;
    const inArchive = new Set([...archive.files, ...archive.refused].map(({ path }) => path));
    return getPresent(packed)?.files.filter(({ path }) => !inArchive.has(path)) ?? [];
  },
  packageContents: async (reading) => {
    const packing = await readPacking(reading);
    const packed = await reading.fact("packedFiles");
    if (isAbsent(packing)) return packing;
    if (isAbsent(packed)) return packed;
    // The same walk would end at the same place, and half of a package shows nothing.
    if (packed.incomplete !== undefined) return AS_EXPECTED;
    if (isAsExpected(packed, reading.folder, packing.packageJson)) return AS_EXPECTED;
    return (await import("./package-contents.js")).readPackageContents(packing, packed);
  },
  archiveFiles: async ({ workspace, folder, fact }) => {
    const found = await fact("manifestFile");
    if (isAbsent(found) || found.state === "missing") return absent("there is no manifest.json");
    const unlisted = explainUnlisted(workspace, folder);
    if (unlisted !== undefined) return absent(`the folder of the plugin ${unlisted}`);
    if (workspace.isArchive) return listArchivedFiles(workspace);
    const [manifest, packageJson] = [await fact("manifest"), await fact("packageJson")];
    const [declaredFiles, filesByRules] = [await fact("declaredFiles"), await fact("filesByRules")];
    return listArchiveFiles({ workspace, folder, manifest, packageJson, declaredFiles, filesByRules });
  },
  shippedFiles: (reading) =>
    deriveFact(reading, "archiveFiles", ({ files, refused, withheld, tooLarge, isCut, incomplete }) => ({
      paths: files.map(({ path }) => path),
      isWhole: refused.length === 0 && [withheld, tooLarge, isCut, incomplete].every((why) => why === undefined),
    })),
  unshippedEntryPoints: async ({ workspace, folder, fact }) => {
    const [packageJson, shipped] = [await fact("packageJson"), await fact("shippedFiles")];
    if (isAbsent(packageJson)) return packageJson;
    if (isAbsent(shipped)) return shipped;
    return findUnshippedEntryPoints(packageJson.value, shipped, workspace, folder);
  },
  missingFiles: async ({ workspace, folder, fact }) => {
    const manifest = await fact("manifest");
    if (isAbsent(manifest)) return manifest;
    const [packageJson, declaredFiles] = [await fact("packageJson"), await fact("declaredFiles")];
    return findMissingFiles({ workspace, folder, manifest, packageJson, declaredFiles });
  },
};

async function readPacking({ workspace, folder, fact }: Reading): Promise<Packing | Absent> {
  const packageJson = await fact("packageJson");
  if (isAbsent(packageJson)) return packageJson;
  return { workspace, folder, packageJson: packageJson.value };
}
