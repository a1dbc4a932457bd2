import type { JsonText } from "../../text/json/json-text.js";
import { joinPath } from "../../workspace/workspace.js";
import { isAbsent, type Absent } from "../absent.js";
import { findFile, type FoundFile } from "../found-file.js";
import { findPackagedLicense } from "../packaged-license.js";
import { readJsonFile, selectObject } from "../read-files.js";
import type { Readers, Reading } from "../reading.js";
import { findDeclaredFiles, type DeclaredFiles } from "./declared-files.js";
import { listDeclaredComponents, type DeclaredComponent } from "./declared-components.js";
import { listDeclaredHooks, type DeclaredHook } from "./declared-hooks.js";
import { readLicense, type LicenseFacts } from "./license.js";
import { makeManifest, type Manifest } from "./manifest.js";
import { readDeclaredPermissions, type DeclaredPermissions } from "./permissions.js";
import { validateShape, type Shape } from "./shape.js";

/** The manifest, and what follows from it. */
export interface ManifestFacts {
  /** The entry at `manifest.json`: the one fact that is never absent. */
  readonly manifestFile: FoundFile;
  /** The text of manifest.json, also when it is not JSON. */
  readonly manifestText: JsonText;
  readonly manifest: Manifest;
  /** How the manifest differs from its schema. */
  readonly shape: Shape;
  readonly declaredFiles: DeclaredFiles;
  /** The components that the manifest names. */
  readonly declaredComponents: readonly DeclaredComponent[];
  /** The hooks that the manifest names. */
  readonly declaredHooks: readonly DeclaredHook[];
  readonly declaredPermissions: DeclaredPermissions;
  readonly license: LicenseFacts;
  /** That of package.json. */
  readonly packagedLicense: LicenseFacts;
  /** Folders directly below this one that contain a manifest.json, when this one contains none. */
  readonly nestedPlugins: NestedPlugins;
}

export interface NestedPlugins {
  readonly folders: readonly string[];
}

const MOST_NESTED_FOLDERS = 200;

export const MANIFEST_READERS: Readers<keyof ManifestFacts> = {
  manifestFile: ({ workspace, folder }) => findFile(workspace, folder, "manifest.json"),
  manifestText: async (reading) => readJsonFile(reading, await reading.fact("manifestFile")),
  manifest: async ({ fact }) => {
    const object = selectObject(await fact("manifestText"));
    return isAbsent(object) ? object : makeManifest(object);
  },
  shape: (reading) => readFromManifest(reading, ({ value }) => validateShape(value)),
  declaredFiles: (reading) =>
    readFromManifest(reading, (manifest) => findDeclaredFiles(manifest, reading.workspace, reading.folder)),
  declaredComponents: (reading) => readFromManifest(reading, listDeclaredComponents),
  declaredHooks: (reading) =>
    readFromManifest(reading, async (manifest) => {
      const files = await reading.fact("declaredFiles");
      return isAbsent(files) ? files : listDeclaredHooks(manifest, files);
    }),
  declaredPermissions: (reading) => readFromManifest(reading, readDeclaredPermissions),
  license: (reading) => readFromManifest(reading, ({ value }) => readLicense(value["license"])),
  packagedLicense: async ({ fact }) => {
    const packageJson = await fact("packageJson");
    return isAbsent(packageJson) ? packageJson : readLicense(findPackagedLicense(packageJson));
  },
  nestedPlugins: ({ workspace, folder }) => ({
    folders: workspace
      .list(folder)
      .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
      .slice(0, MOST_NESTED_FOLDERS)
      .map(({ name }) => joinPath(folder, name))
      .filter((nested) => workspace.entry(joinPath(nested, "manifest.json"))?.kind === "file"),
  }),
};

async function readFromManifest<Fact>(
  { fact }: Reading,
  read: (manifest: Manifest) => Fact | Absent | Promise<Fact | Absent>,
): Promise<Fact | Absent> {
  const manifest = await fact("manifest");
  return isAbsent(manifest) ? manifest : read(manifest);
}
