import type { Workspace } from "../workspace/workspace.js";
import { absent, type Absent } from "./absent.js";
import { BUNDLE_READERS, type BundleFacts } from "./bundle/bundle-facts.js";
import { COMMAND_READERS, type CommandFacts } from "./scripts/command-facts.js";
import { DOCUMENT_READERS, type DocumentFacts } from "./documents/document-facts.js";
import { FILE_READERS, type FileFacts } from "./files/file-facts.js";
import { MANIFEST_READERS, type ManifestFacts } from "./manifest/manifest-facts.js";
import { PACKAGE_READERS, type PackageFacts } from "./package/package-facts.js";
import { SECRET_READERS, type SecretFacts } from "./secrets/secret-facts.js";
import { VERSION_READERS, type VersionFacts } from "./package/version-facts.js";
import { WORKFLOW_READERS, type WorkflowFacts } from "./workflows/workflow-facts.js";

/** All that can be known of a plugin from its files. */
export interface Facts
  extends
    BundleFacts,
    CommandFacts,
    DocumentFacts,
    FileFacts,
    ManifestFacts,
    PackageFacts,
    SecretFacts,
    VersionFacts,
    WorkflowFacts {}

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
  readonly spokenForBy: string | undefined;
  fact<Name extends FactName>(name: Name): Promise<Facts[Name] | Absent>;
}

const READERS: Readers<FactName> = {
  ...FILE_READERS,
  ...MANIFEST_READERS,
  ...COMMAND_READERS,
  ...DOCUMENT_READERS,
  ...VERSION_READERS,
  ...BUNDLE_READERS,
  ...PACKAGE_READERS,
  ...SECRET_READERS,
  ...WORKFLOW_READERS,
};

/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
export async function readPlugin(workspace: Workspace, options: ReadOptions): Promise<Plugin> {
  const { folder = "" } = options;
  const needed = new Set(options.needs);
  const known = new Map<FactName, Promise<Facts[FactName] | Absent>>();
  const reading: Reading = {
    workspace,
    folder,
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
