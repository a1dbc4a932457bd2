import { readJson } from "../text/json.js";
import type { JsonText } from "../text/json-text.js";
import { MOST_JSON_BYTES } from "../text/json-limits.js";
import { baseName, joined, type Workspace } from "../workspace/workspace.js";
import { absent, isAbsent, type Absent } from "./absent.js";
import { COMMAND_READERS, type CommandFacts } from "./command-facts.js";
import { BUNDLE_READERS, type BundleFacts } from "./bundle-facts.js";
import type { ConfigJudgement } from "./config-judgement.js";
import { configurationOf, NOT_CONFIGURED, type Configuration } from "./configuration.js";
import { configTasks } from "./config-tasks.js";
import { declaredFilesOf, type DeclaredFiles } from "./declared-files.js";
import { DOCUMENT_READERS, type DocumentFacts } from "./document-facts.js";
import { findFile, type FoundFile } from "./found-file.js";
import { imagesOf, type Images } from "./images.js";
import { licenseOf, type LicenseFacts } from "./license.js";
import { asObjectText, manifestOf, type JsonObjectText, type Manifest } from "./manifest.js";
import { ofPlugin } from "./of-plugin.js";
import { PACKAGE_READERS, type PackageFacts } from "./package-facts.js";
import { hasUncommonRange, rangesOf, type Ranges } from "./ranges.js";
import { isPlainShape } from "./plain-shape.js";
import { SECRET_READERS, type SecretFacts } from "./secret-facts.js";
import type { Shape } from "./shape.js";
import { VERSION_READERS, type VersionFacts } from "./version-facts.js";
import { WORKFLOW_READERS, type WorkflowFacts } from "./workflow-facts.js";

/** All that can be known of a plugin from its files. */
export interface Facts
  extends BundleFacts, CommandFacts, DocumentFacts, PackageFacts, SecretFacts, VersionFacts, WorkflowFacts {
  /** What stands at `manifest.json`: the one fact that is never absent. */
  readonly manifestFile: FoundFile;
  /** The text of manifest.json, also when it is no JSON. */
  readonly manifestText: JsonText;
  readonly manifest: Manifest;
  /** How the manifest differs from its schema. */
  readonly shape: Shape;
  readonly declaredFiles: DeclaredFiles;
  readonly images: Images;
  readonly ranges: Ranges;
  readonly license: LicenseFacts;
  /** What only a whole validator of JSON Schema can say of the configuration; absent where no thread can be had. */
  readonly configJudgement: ConfigJudgement;
  readonly packageFile: FoundFile;
  readonly packageText: JsonText;
  readonly packageJson: JsonObjectText;
  /** What package.json says about how this plugin is to be checked; nothing is said where there is no package.json. */
  readonly configuration: Configuration;
  readonly readmeFile: FoundFile;
  readonly licenseFile: FoundFile;
  readonly changelogFile: FoundFile;
  /** The built code, `dist/plugin.js`. */
  readonly bundleFile: FoundFile;
  /** Folders right below this one that hold a manifest.json, when this one holds none. */
  readonly nestedPlugins: NestedPlugins;
}

export interface NestedPlugins {
  readonly folders: readonly string[];
}

export type FactName = keyof Facts;

/** The facts of one plugin: those that were asked for and are there, and for the others why not. */
export interface Plugin {
  /** Relative to the repository's root, which is "". */
  readonly folder: string;
  readonly facts: { readonly [Name in FactName]: Facts[Name] | Absent };
}

export interface ReadOptions {
  /** The plugin's folder, relative to the workspace's root, which is "" and the default. */
  readonly folder?: string;
  /** The facts that are wanted. */
  readonly needs: Iterable<FactName>;
  /** Whether locations have ranges, as they have by default; without, a healthy plugin is read faster. */
  readonly places?: boolean;
  /** Facts that a face found out by running something or asking someone, which no file says. */
  readonly given?: GivenFacts;
  /** The folder of the plugin with which the repository's own faults are told, where that is another. */
  readonly spokenForBy?: string | undefined;
}

/** Some facts, or why they are not there. */
export type GivenFacts = { readonly [Name in FactName]?: Facts[Name] | Absent };

export type Reader<Name extends FactName> = (reading: Reading) => Facts[Name] | Absent | Promise<Facts[Name] | Absent>;

/** How each of some facts is read. */
export type Readers<Names extends FactName> = { readonly [Name in Names]: Reader<Name> };

export interface Reading {
  readonly workspace: Workspace;
  readonly folder: string;
  readonly places: boolean;
  readonly spokenForBy: string | undefined;
  fact<Name extends FactName>(name: Name): Promise<Facts[Name] | Absent>;
}

const MOST_NESTED_FOLDERS = 200;

const READERS: Readers<FactName> = {
  ...COMMAND_READERS,
  manifestFile: ({ workspace, folder }) => findFile(workspace, folder, "manifest.json"),
  manifestText: (reading) => jsonIn(reading, "manifestFile"),
  manifest: async (reading) => {
    const object = await objectIn(reading, "manifestText");
    return isAbsent(object) ? object : manifestOf(object);
  },
  shape: (reading) =>
    ofManifest(reading, async ({ value }) =>
      isPlainShape(value) ? { errors: [] } : (await import("./shape.js")).shapeOf(value),
    ),
  declaredFiles: (reading) =>
    ofManifest(reading, (manifest) => declaredFilesOf(manifest, reading.workspace, reading.folder)),
  images: async (reading) => {
    const files = await reading.fact("declaredFiles");
    return isAbsent(files) ? files : imagesOf(files, reading.workspace);
  },
  ranges: async (reading) => {
    const packageJson = await reading.fact("packageJson");
    return ofManifest(reading, async (manifest) =>
      hasUncommonRange(manifest, isAbsent(packageJson) ? undefined : packageJson)
        ? rangesOf((await import("./semver-range.js")).semverRange)
        : rangesOf(),
    );
  },
  license: (reading) => ofManifest(reading, licenseOf),
  configJudgement: (reading) =>
    ofManifest(reading, async (manifest) => {
      const tasks = configTasks(manifest);
      return tasks.length === 0 ? { faults: [] } : (await import("./config-judgement.js")).judgedConfig(tasks);
    }),
  packageFile: file("package.json"),
  packageText: (reading) => jsonIn(reading, "packageFile"),
  packageJson: (reading) => objectIn(reading, "packageText"),
  configuration: async ({ fact }) => {
    const packageJson = await fact("packageJson");
    return isAbsent(packageJson) ? NOT_CONFIGURED : configurationOf(packageJson);
  },
  readmeFile: file("README.md"),
  licenseFile: file("LICENSE"),
  changelogFile: file("CHANGELOG.md", ["changes", "history", "news", "releases"]),
  ...DOCUMENT_READERS,
  bundleFile: file("dist/plugin.js"),
  ...VERSION_READERS,
  ...BUNDLE_READERS,
  ...PACKAGE_READERS,
  ...SECRET_READERS,
  ...WORKFLOW_READERS,
  nestedPlugins: ({ workspace, folder }) => ({
    folders: workspace
      .list(folder)
      .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
      .slice(0, MOST_NESTED_FOLDERS)
      .map(({ name }) => joined(folder, name))
      .filter((nested) => workspace.entry(joined(nested, "manifest.json"))?.kind === "file"),
  }),
};

/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
export async function readPlugin(workspace: Workspace, options: ReadOptions): Promise<Plugin> {
  const { folder = "", places = true } = options;
  const needed = new Set(options.needs);
  const known = new Map<FactName, Promise<Facts[FactName] | Absent>>();
  const reading: Reading = {
    workspace,
    folder,
    places,
    spokenForBy: options.spokenForBy,
    fact<Name extends FactName>(name: Name) {
      const read = known.get(name) ?? Promise.resolve(READERS[name](reading));
      known.set(name, read);
      return read as Promise<Facts[Name] | Absent>;
    },
  };
  for (const [name, fact] of Object.entries(options.given ?? {})) known.set(name as FactName, Promise.resolve(fact));
  const facts = new Map<FactName, Facts[FactName] | Absent>();
  for (const name of Object.keys(READERS) as FactName[]) {
    facts.set(name, needed.has(name) ? await reading.fact(name) : absent("no chosen check needs it"));
  }
  return { folder, facts: Object.fromEntries(facts) as unknown as Plugin["facts"] };
}

async function ofManifest<Fact>(
  { fact }: Reading,
  read: (manifest: Manifest) => Fact | Promise<Fact>,
): Promise<Fact | Absent> {
  const manifest = await fact("manifest");
  return isAbsent(manifest) ? manifest : read(manifest);
}

function file(name: string, others: readonly string[] = []) {
  return (reading: Reading) =>
    ofPlugin(reading, ({ workspace, folder }): FoundFile => findFile(workspace, folder, name, others));
}

async function jsonIn(reading: Reading, name: "manifestFile" | "packageFile"): Promise<JsonText | Absent> {
  const found = await reading.fact(name);
  if (isAbsent(found)) return found;
  if (found.state === "missing") return absent(`there is no ${baseName(found.path)}`);
  if (found.state !== "file") return absent(`${found.name} cannot be read`);
  if (found.size > MOST_JSON_BYTES) return (await import("../text/json-full.js")).oversizedJson(found.path, found.size);
  const bytes = reading.workspace.bytes(found.path, MOST_JSON_BYTES);
  return bytes ? readJson(found.path, bytes, reading.places) : absent(`${found.name} cannot be read`);
}

async function objectIn({ fact }: Reading, name: "manifestText" | "packageText"): Promise<JsonObjectText | Absent> {
  const json = await fact(name);
  if (isAbsent(json)) return json;
  return asObjectText(json) ?? absent(`${baseName(json.file)} is not a JSON object`);
}
