import { explainUnlisted } from "../../workspace/explain-unlisted.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import { listArchivedFiles, listArchiveFiles, type ArchiveFiles } from "./archive-files.js";
import { isAsExpected } from "./expected-files.js";
import { findMissingFiles, type MissingFiles } from "./missing-files.js";
import type { NpmPackedFiles } from "./npm-packed-files.js";
import type { PackedFiles, Packing } from "./packed-file.js";
import type { PackageContents } from "./package-contents.js";
import { listPackedFiles } from "./packed-files.js";
import type { Readers, Reading } from "../reading.js";

/** What is known of the package that a plugin is distributed as. */
export interface NpmFileFacts {
  /** What `npm pack` puts into the package. */
  readonly packedFiles: PackedFiles;
  /** npm's own answer; only an entry point can ask npm. */
  readonly npmPackedFiles: NpmPackedFiles;
  readonly packageContents: PackageContents;
  readonly archiveFiles: ArchiveFiles;
  /** What is missing in the archive because it is missing in the working tree. */
  readonly missingFiles: MissingFiles;
}

const AS_EXPECTED: PackageContents = { leftOut: [], additions: [], idle: [] };

export const NPM_FILE_READERS: Readers<keyof NpmFileFacts> = {
  npmPackedFiles: () => absent("npm was not asked"),
  packedFiles: async (reading) => {
    const packing = await readPacking(reading);
    return isAbsent(packing) ? packing : listPackedFiles(packing, await reading.fact("npmPackedFiles"));
  },
  packageContents: async (reading) => {
    const packing = await readPacking(reading);
    const packed = await reading.fact("packedFiles");
    if (isAbsent(packing)) return packing;
    if (isAbsent(packed)) return packed;
    // The same walk would end at the same place, and nothing is judged by half of a package.
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
    const [declaredFiles, packedFiles] = [await fact("declaredFiles"), await fact("packedFiles")];
    return listArchiveFiles({ workspace, folder, manifest, packageJson, declaredFiles, packedFiles });
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
  return isAbsent(packageJson) ? packageJson : { workspace, folder, packageJson: packageJson.value };
}
