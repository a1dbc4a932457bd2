import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { JsonText } from "../../base/text/json/json-text.js";
import type { TextLocation } from "../../base/text/location.js";
import type { MergeConflict } from "../../base/text/merge-conflict.js";
import type { FoundFile } from "../found-file.js";
import { deriveFact, findFileNamed, readJsonFile, selectObject, readIfPlugin } from "../read-files.js";
import type { Readers } from "../reading.js";
import { findConflicts, readLockFile, type LockFile } from "./lock-file.js";
import type { PackedRanges } from "./dependency-ranges.js";
import { readPackedRanges } from "./packed-ranges.js";

/** What package.json declares. */
export interface PackageFacts {
  readonly packageFile: FoundFile;
  readonly packageText: JsonText<TextLocation>;
  readonly packageJson: JsonObjectText<TextLocation>;
  readonly lockFile: LockFile;
  /** By the path of the lock file. */
  readonly lockConflicts: ReadonlyMap<string, MergeConflict>;
  /** By the path of the ignore file. */
  readonly ignoreConflicts: ReadonlyMap<string, MergeConflict>;
  /** What becomes of the ranges in package.json when the plugin is packed. */
  readonly packedRanges: PackedRanges;
}

export const PACKAGE_READERS: Readers<keyof PackageFacts> = {
  packageFile: findFileNamed("package.json"),
  packageText: (reading) => deriveFact(reading, "packageFile", (file) => readJsonFile(file, reading.workspace)),
  packageJson: (reading) => deriveFact(reading, "packageText", selectObject),
  lockFile: (reading) => readIfPlugin(reading, ({ workspace, folder }) => readLockFile(workspace, folder)),
  lockConflicts: (reading) => readIfPlugin(reading, ({ workspace, folder }) => findConflicts(workspace, folder)),
  ignoreConflicts: (reading) =>
    readIfPlugin(reading, ({ workspace, folder }) => findConflicts(workspace, folder, [".npmignore", ".gitignore"])),
  packedRanges: readPackedRanges,
};
