import type { JsonText } from "../../base/text/json/json-text.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { isPluginFolder, MANIFEST } from "../../repository/manifest-file.js";
import { isAbsent } from "../absent.js";
import { findFile, type FoundFile } from "../found-file.js";
import { readTrackedFiles } from "../git-facts.js";
import { deriveFact, readJsonFile, selectObject } from "../read-files.js";
import type { Readers } from "../reading.js";
import { findDeclaredFiles, type DeclaredFiles } from "./declared-files.js";
import { listDeclaredComponents, type DeclaredComponent } from "./declared-components.js";
import { listDeclaredHooks, type DeclaredHook } from "./declared-hooks.js";
import { findPackagedLicense, readLicense, type LicenseFacts } from "./license.js";
import { makeManifest, type Manifest } from "./manifest.js";
import { readDeclaredPermissions, type DeclaredPermissions } from "./permissions.js";
import { validateShape, type Shape } from "./shape.js";

/** The manifest, and what follows from it. */
export interface ManifestFacts {
  /** The entry at `manifest.json`: the one fact that is never absent. */
  readonly manifestFile: FoundFile;
  /** The same without the size, which changes with every key in an editor: facts of other files follow from this. */
  readonly manifestState: Pick<FoundFile, "state">;
  /** The text of manifest.json, also when it is not JSON. */
  readonly manifestText: JsonText;
  readonly manifest: Manifest;
  /** How the manifest differs from its schema. */
  readonly shape: Shape;
  readonly declaredFiles: DeclaredFiles;
  readonly declaredComponents: readonly DeclaredComponent[];
  readonly declaredHooks: readonly DeclaredHook[];
  readonly declaredPermissions: DeclaredPermissions;
  readonly license: LicenseFacts;
  /** That of package.json. */
  readonly packagedLicense: LicenseFacts;
  readonly missingManifest: MissingManifest;
}

/** What explains that a folder has no manifest.json. */
export interface MissingManifest {
  /** The folders directly below this one that contain one. */
  readonly nested: readonly string[];
  /** Why the file is not there, though the repository has it. */
  readonly withheld?: "submodule" | "sparse" | "deleted" | undefined;
}

const MAX_NESTED_FOLDERS = 200;

export const MANIFEST_READERS: Readers<keyof ManifestFacts> = {
  manifestFile: ({ workspace, folder }) => findFile(workspace, folder, MANIFEST),
  manifestState: (reading) => deriveFact(reading, "manifestFile", ({ state }) => ({ state })),
  manifestText: (reading) => deriveFact(reading, "manifestFile", (file) => readJsonFile(file, reading.workspace)),
  manifest: (reading) =>
    deriveFact(reading, "manifestText", (json) => {
      const object = selectObject(json);
      if (isAbsent(object)) return object;
      return makeManifest(object);
    }),
  shape: (reading) => deriveFact(reading, "manifest", ({ value }) => validateShape(value)),
  declaredFiles: (reading) =>
    deriveFact(reading, "manifest", (manifest) => findDeclaredFiles(manifest, reading.workspace, reading.folder)),
  declaredComponents: (reading) => deriveFact(reading, "manifest", listDeclaredComponents),
  declaredHooks: (reading) =>
    deriveFact(reading, "manifest", async (manifest) => {
      const files = await reading.fact("declaredFiles");
      if (isAbsent(files)) return files;
      return listDeclaredHooks(manifest, files);
    }),
  declaredPermissions: (reading) => deriveFact(reading, "manifest", readDeclaredPermissions),
  license: (reading) => deriveFact(reading, "manifest", ({ value }) => readLicense(value["license"])),
  packagedLicense: (reading) => deriveFact(reading, "packageJson", (json) => readLicense(findPackagedLicense(json))),
  missingManifest: async (reading) => {
    const file = await reading.fact("manifestFile");
    if (isAbsent(file) || file.state !== "missing") return { nested: [] };
    return findMissingManifest(reading.workspace, reading.folder);
  },
};

function findMissingManifest(workspace: Workspace, folder: string): MissingManifest {
  const nested = workspace
    .list(folder)
    .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
    .slice(0, MAX_NESTED_FOLDERS)
    .map(({ name }) => joinPath(folder, name))
    .filter((path) => isPluginFolder(workspace, path));
  return { nested, withheld: findWithholder(workspace, folder) };
}

function findWithholder(workspace: Workspace, folder: string): MissingManifest["withheld"] {
  const path = joinPath(folder, MANIFEST);
  const tracked = readTrackedFiles(workspace, path);
  if (isAbsent(tracked)) return undefined;
  if (tracked.submodules.includes(folder) && workspace.list(folder).length === 0) return "submodule";
  if (tracked.sparse.includes(path)) return "sparse";
  if (tracked.paths.includes(path)) return "deleted";
  return undefined;
}
