import { oversizedJson, readJson } from "../../text/json/read-json.js";
import { MOST_JSON_BYTES } from "../../text/json/json-limits.js";
import type { JsonText } from "../../text/json/json-text.js";
import type { Location, TextLocation } from "../../text/location.js";
import { baseName, joined } from "../../workspace/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import { configurationOf, NOT_CONFIGURED, type Configuration } from "../configuration/configuration.js";
import type { FoundFile } from "./exact-file.js";
import { findFile } from "./found-file.js";
import { asObjectText, manifestOf, type JsonObjectText, type Manifest } from "../manifest/manifest.js";
import { ofPlugin } from "../of-plugin.js";
import type { Readers, Reading } from "../plugin.js";
import { screenshotsIn, type Screenshots } from "../images/screenshots.js";

/** What stands under the names that rules ask for, and what is in the two that are JSON. */
export interface FileFacts {
  /** What stands at `manifest.json`: the one fact that is never absent. */
  readonly manifestFile: FoundFile;
  /** The text of manifest.json, also when it is no JSON. */
  readonly manifestText: JsonText;
  readonly manifest: Manifest;
  readonly packageFile: FoundFile;
  readonly packageText: JsonText<TextLocation>;
  readonly packageJson: JsonObjectText<TextLocation>;
  /** What package.json says about how this plugin is to be checked; nothing is said where there is no package.json. */
  readonly configuration: Configuration;
  readonly readmeFile: FoundFile;
  readonly licenseFile: FoundFile;
  readonly changelogFile: FoundFile;
  /** The built code, `dist/plugin.js`. */
  readonly bundleFile: FoundFile;
  /** The folders in which the marketplace looks for screenshots. */
  readonly screenshots: Screenshots;
  /** Folders right below this one that hold a manifest.json, when this one holds none. */
  readonly nestedPlugins: NestedPlugins;
}

export interface NestedPlugins {
  readonly folders: readonly string[];
}

const MOST_NESTED_FOLDERS = 200;

export const FILE_READERS: Readers<keyof FileFacts> = {
  manifestFile: ({ workspace, folder }) => findFile(workspace, folder, "manifest.json"),
  manifestText: (reading) => jsonIn(reading, "manifestFile"),
  manifest: async (reading) => {
    const object = await objectIn(reading.fact("manifestText"));
    return isAbsent(object) ? object : manifestOf(object);
  },
  packageFile: file("package.json"),
  packageText: (reading) => jsonIn(reading, "packageFile"),
  packageJson: ({ fact }) => objectIn(fact("packageText")),
  configuration: async ({ fact }) => {
    const packageJson = await fact("packageJson");
    return isAbsent(packageJson) ? NOT_CONFIGURED : configurationOf(packageJson);
  },
  readmeFile: file("README.md"),
  licenseFile: file("LICENSE"),
  changelogFile: file("CHANGELOG.md", ["changes", "history", "news", "releases"]),
  bundleFile: file("dist/plugin.js"),
  screenshots: (reading) => ofPlugin(reading, ({ workspace, folder }) => screenshotsIn(workspace, folder)),
  nestedPlugins: ({ workspace, folder }) => ({
    folders: workspace
      .list(folder)
      .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
      .slice(0, MOST_NESTED_FOLDERS)
      .map(({ name }) => joined(folder, name))
      .filter((nested) => workspace.entry(joined(nested, "manifest.json"))?.kind === "file"),
  }),
};

function file(name: string, others: readonly string[] = []) {
  return (reading: Reading) =>
    ofPlugin(reading, ({ workspace, folder }): FoundFile => findFile(workspace, folder, name, others));
}

async function jsonIn(
  reading: Reading,
  name: "manifestFile" | "packageFile",
): Promise<JsonText<TextLocation> | Absent> {
  const found = await reading.fact(name);
  if (isAbsent(found)) return found;
  if (found.state === "missing") return absent(`there is no ${baseName(found.path)}`);
  if (found.state !== "file") return absent(`${found.name} cannot be read`);
  if (found.size > MOST_JSON_BYTES) return oversizedJson(found.path, found.size);
  const bytes = reading.workspace.bytes(found.path, MOST_JSON_BYTES);
  return bytes ? readJson(found.path, bytes) : absent(`${found.name} cannot be read`);
}

async function objectIn<Place extends Location>(
  text: Promise<JsonText<Place> | Absent>,
): Promise<JsonObjectText<Place> | Absent> {
  const json = await text;
  if (isAbsent(json)) return json;
  return asObjectText(json) ?? absent(`${baseName(json.file)} is not a JSON object`);
}
