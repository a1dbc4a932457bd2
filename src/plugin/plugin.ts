import type { Workspace } from "../base/files/workspace.js";
import { absent, isAbsent, type Absent } from "./absent.js";
import { BUNDLE_READERS, type BundleFacts } from "./bundle/facts.js";
import { CONFIG_SCHEMA_READERS, type ConfigSchemaFacts } from "./config-schema/facts.js";
import { CONFIGURATION_READERS, type ConfigurationFacts } from "./configuration/facts.js";
import { DOCUMENT_READERS, type DocumentFacts } from "./documents/facts.js";
import { GIT_READERS, type GitFacts } from "./git-facts.js";
import { IMAGE_READERS, type ImageFacts } from "./images/facts.js";
import { LIFECYCLE_READERS, type LifecycleFacts } from "./lifecycle/facts.js";
import { MANIFEST_READERS, type ManifestFacts } from "./manifest/facts.js";
import { NPM_FILE_READERS, type NpmFileFacts } from "./npm-files/facts.js";
import { PACKAGE_READERS, type PackageFacts } from "./package/facts.js";
import type { FactMemory, FactRun, ReadFact } from "./fact-memory.js";
import type { FactName, Facts, GivenFacts, Plugin, Readers, Reading } from "./reading.js";
import { SCRIPT_READERS, type ScriptFacts } from "./scripts/facts.js";
import { SECRET_READERS, type SecretFacts } from "./secrets/facts.js";
import { WORKFLOW_READERS, type WorkflowFacts } from "./workflows/facts.js";

declare module "./reading.js" {
  interface Facts
    extends
      BundleFacts,
      ConfigSchemaFacts,
      ConfigurationFacts,
      DocumentFacts,
      GitFacts,
      ImageFacts,
      LifecycleFacts,
      ManifestFacts,
      NpmFileFacts,
      PackageFacts,
      ScriptFacts,
      SecretFacts,
      WorkflowFacts {}
}

export interface ReadOptions {
  /** The plugin's folder, relative to the workspace's root, which is "" and the default. */
  readonly folder?: string;
  /** The facts to read. */
  readonly needs: Iterable<FactName>;
  /** Facts from an entry point that ran something or asked someone: no file contains them. */
  readonly given?: GivenFacts;
  /** The folder of the plugin that reports the repository's own faults, where that is another. */
  readonly reportedWith?: string | undefined;
  /** What was read of the same plugin before, in a process that goes on. */
  readonly memory?: FactMemory | undefined;
}

/** What is known of a folder that is not a plugin. */
const OF_ANY_FOLDER: readonly FactName[] = ["manifestFile", "missingManifest"];

const READERS: Readers<FactName> = {
  ...MANIFEST_READERS,
  ...PACKAGE_READERS,
  ...CONFIGURATION_READERS,
  ...DOCUMENT_READERS,
  ...BUNDLE_READERS,
  ...IMAGE_READERS,
  ...CONFIG_SCHEMA_READERS,
  ...SCRIPT_READERS,
  ...LIFECYCLE_READERS,
  ...GIT_READERS,
  ...NPM_FILE_READERS,
  ...SECRET_READERS,
  ...WORKFLOW_READERS,
};

/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is not a plugin: every fact but
 * `manifestFile` and `missingManifest` is absent then.
 */
export async function readPlugin(workspace: Workspace, options: ReadOptions): Promise<Plugin> {
  const { folder = "", given = {}, reportedWith, memory } = options;
  const needed = new Set(options.needs);
  const run = { workspace, folder, reportedWith, given, read: readFact };
  const getFact = memory ? memory.begin(run) : readOnce(run);
  const facts = new Map<FactName, Facts[FactName] | Absent>();
  const manifest = (await getFact("manifestFile")) as Facts["manifestFile"] | Absent;
  const isPlugin = isAbsent(manifest) || manifest.state !== "missing";
  for (const name of Object.keys(READERS) as FactName[]) {
    const isThere = isPlugin || OF_ANY_FOLDER.includes(name);
    if (!needed.has(name)) facts.set(name, absent("no chosen check needs it"));
    else facts.set(name, isThere ? await getFact(name) : absent("there is no manifest.json"));
  }
  return { folder, facts: Object.fromEntries(facts) as unknown as Plugin["facts"] };
}

const readFact: ReadFact = (name, reading) => Promise.resolve(READERS[name](reading));

/** Reads each fact when it is first asked for. */
function readOnce({ workspace, folder, reportedWith, given, read }: FactRun): (name: FactName) => ReturnType<ReadFact> {
  const known = new Map<FactName, ReturnType<ReadFact>>();
  for (const [name, fact] of Object.entries(given)) known.set(name as FactName, Promise.resolve(fact));
  const getFact = (name: FactName): ReturnType<ReadFact> => {
    const fact = known.get(name) ?? read(name, reading);
    known.set(name, fact);
    return fact;
  };
  const reading: Reading = {
    workspace,
    folder,
    reportedWith,
    fact: <Name extends FactName>(name: Name) => getFact(name) as Promise<Facts[Name] | Absent>,
  };
  return getFact;
}
