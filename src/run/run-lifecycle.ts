import { checks } from "../checks/index.js";
import type { Cancellation } from "../commands/cancellation.js";
import { findPublishingCredential } from "../commands/publishing-credential.js";
import { absent, isAbsent, type Absent } from "../plugin/absent.js";
import { listComponentEntries } from "../plugin/bundle/entry-files.js";
import { findComponentLibrary } from "../plugin/bundle/component-library.js";
import { listHostPackages } from "../plugin/bundle/host-packages.js";
import { INSTALLED_KEYS, listDeclaredPackages } from "../repository/dependencies.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { isTyped } from "../plugin/manifest/declared-hooks.js";
import { findHomeOfHooks } from "../plugin/manifest/type-needs.js";
import type { ArchiveFiles } from "../plugin/npm-files/archive-files.js";
import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import type { PackedFiles } from "../plugin/npm-files/packed-file.js";
import { readPlugin } from "../plugin/plugin.js";
import { UsageError } from "../core/errors.js";
import type { CommandCall } from "../host/job.js";
import type { EarlierVersion, PageHost, PluginToRun } from "../host/run-plan.js";
import type { CommandResult } from "../host/call-command.js";
import type { HookName } from "../sdk/context.js";
import { quote } from "../base/text/safe.js";
import { compareVersions, parseVersion } from "../base/text/versions/versions.js";
import type { Surroundings } from "../base/processes/programs.js";
import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { readLooseText } from "../base/files/file-text.js";
import type { Workspace } from "../base/files/workspace.js";
import { makeLifecycleSettings, readSettings, type GivenSettings } from "./lifecycle-settings.js";
import type { FactRequest, FactFinder } from "./request.js";
import type { SettingsFile } from "./setting-readers.js";

/** The checks that need the lifecycle. */
export const LIFECYCLE_CHECKS: readonly string[] = checks
  .filter(({ needs }) => needs.includes("lifecycle"))
  .map(({ id }) => id);

/** The same, and those that find more with the lifecycle but can do without. */
export const CHECKS_OF_LIFECYCLE: readonly string[] = checks
  .filter(({ needs, wants = [] }) => [...needs, ...wants].includes("lifecycle"))
  .map(({ id }) => id);

/** The reason for a plugin that no host can run, whatever Node it has. */
export const TYPED_HOOK = "a hook is in a file of TypeScript, which hooks-exist reports";

export interface LifecycleOptions {
  readonly surroundings: Surroundings;
  readonly hasNetwork: boolean;
  readonly cancellation: Cancellation;
  /** Whether the plugin's own commands may run: then declared native add-ons may be loaded. */
  readonly mayRunScripts: boolean;
  /** The names of variables that a person gives the hooks. */
  readonly named?: readonly string[];
  /** The file of settings that a person gives, relative to `cwd`, and what names it; or what is in it. */
  readonly settings?: SettingsFile | GivenSettings | undefined;
  /** For the loading, and for each hook. */
  readonly seconds?: number;
  /** The only hooks to call, with those that must be called before them. */
  readonly only?: readonly HookName[] | undefined;
  /** The version that a user updates from. */
  readonly from?: EarlierFiles | undefined;
  /** What an earlier version has stored, if that version itself is not at hand. */
  readonly update?: Extract<EarlierVersion, { readonly stored: string }> | undefined;
  /** Where code of a page lives; in the small DOM if left out. */
  readonly browser?: PageHost | undefined;
  /** Is told what begins: `onEnable`, `load`, `mount Tides`. */
  readonly onStep?: (step: string) => void;
  readonly onRun?: (run: LifecycleRun | Absent, folder: string) => void;
}

/**
 * Loads the built plugin and calls its hooks, if a chosen check needs that.
 *
 * @param npmFiles npm's own list of what is packed, where it differs from ours.
 */
export function makeLifecycleRunner(options: LifecycleOptions, npmFiles?: NpmPackedFiles): FactFinder {
  return async (asked) => {
    if (!asked.needs.has("lifecycle")) return {};
    const lifecycle = await runLifecycle(asked, options, npmFiles);
    options.onRun?.(lifecycle, asked.folder);
    return { lifecycle };
  };
}

/** Runs nothing of a plugin. The reason is reported for every check that would need it. */
export function makeLifecycleSkipper(reason: string): FactFinder {
  return () => Promise.resolve({ lifecycle: absent(reason) });
}

const NEEDED = [
  ...(["manifest", "declaredHooks", "declaredComponents", "entryPoints"] as const),
  ...(["packageJson", "configuration", "archiveFiles", "builtCode"] as const),
  "packedFiles",
] as const;

async function runLifecycle(
  asked: FactRequest,
  options: LifecycleOptions,
  npmFiles: NpmPackedFiles | undefined,
): Promise<LifecycleRun | Absent> {
  const { surroundings, hasNetwork, cancellation, seconds, named = [], only, from, update, browser } = options;
  browser?.prepare(asked.root);
  const plugin = await readPluginToRun(asked, options, npmFiles);
  if (isAbsent(plugin)) return plugin;
  const earlier = from ? await readEarlierVersion(from, asked, options) : update;
  const { DEFAULT_HOOK_LIMITS } = await import("../host/hook-limits.js");
  const { findMissingImport, runPlugin } = await import("../host/run-plugin.js");
  const { planHooks } = await import("../host/plans.js");
  const run = await runPlugin(plugin, {
    surroundings,
    hasNetwork,
    cancellation,
    named,
    earlier,
    browser,
    plan: only && planHooks(only),
    onStep: (step) => options.onStep?.([step?.name ?? "load", step?.component ?? ""].join(" ").trimEnd()),
    limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
  });
  const loads = isAbsent(run) ? [] : [run, ...(run.laterLives ?? []).filter(({ kind }) => kind === "load")];
  const missing = loads.map((load) => findMissingImport(load)).find((found) => found !== undefined);
  // A declared package is missing only here: whoever installs the plugin gets it.
  if (missing && plugin.packages.includes(missing.package)) {
    return absent(
      missing.file === undefined
        ? `the plugin needs ${missing.package}, which is not installed`
        : `the plugin needs ${missing.package}/${missing.file}, which Node cannot find in the installed package`,
    );
  }
  return isAbsent(run) || plugin.hasHooks ? run : { ...run, hasNoHooks: true };
}

/** What a command finds when it is called. */
export interface CommandState {
  /** Values as JSON by their keys, as JSON. */
  readonly stored: string;
  readonly isInstalled: boolean;
}

/** Calls a command of a plugin that is enabled then, or says why it cannot be called. */
export async function runPluginCommand(
  asked: Pick<FactRequest, "workspace" | "root" | "folder">,
  call: CommandCall,
  { stored, isInstalled, ...options }: CommandState & Omit<LifecycleOptions, "only" | "from" | "onRun">,
): Promise<CommandResult | Absent> {
  const plugin = await readPluginToRun(asked, options);
  if (isAbsent(plugin)) return plugin;
  const { surroundings, hasNetwork, cancellation, named = [], seconds } = options;
  const { DEFAULT_HOOK_LIMITS } = await import("../host/hook-limits.js");
  const { callCommand } = await import("../host/call-command.js");
  return callCommand(plugin, call, {
    surroundings,
    hasNetwork,
    cancellation,
    named,
    stored,
    isInstalled,
    limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
  });
}

/** The plugin as the host needs it, or why it has no life. A command needs neither a hook nor a component. */
export async function readPluginToRun(
  { workspace, root, folder }: Pick<FactRequest, "workspace" | "root" | "folder">,
  { settings, surroundings, mayRunScripts }: LifecycleOptions,
  npmFiles?: NpmPackedFiles,
): Promise<PluginToRun | Absent> {
  const {
    manifest,
    declaredHooks,
    declaredComponents,
    entryPoints,
    packageJson,
    configuration,
    archiveFiles,
    builtCode,
    packedFiles,
  } = (await readPlugin(workspace, { folder, needs: NEEDED, given: npmFiles ? { npmPackedFiles: npmFiles } : {} }))
    .facts;
  if (isAbsent(manifest)) return manifest;
  if (isAbsent(declaredHooks)) return declaredHooks;
  if (isAbsent(entryPoints)) return entryPoints;
  if (isAbsent(archiveFiles)) return archiveFiles;
  if (archiveFiles.tooLarge !== undefined) return absent(`the plugin cannot be packed: ${archiveFiles.tooLarge}`);
  const plugin = manifest.value;
  const unusable = declaredHooks.find((hook) => hook.unusable !== undefined)?.unusable;
  if (unusable !== undefined) return absent(unusable);
  if (declaredHooks.some(isTyped)) return absent(TYPED_HOOK);
  const hasHooks = declaredHooks.length > 0 || entryPoints.some(({ path }) => mayNameHook(workspace, path));
  const components = isAbsent(declaredComponents) ? [] : listNames(declaredComponents);
  const given = settings && "by" in settings ? readSettings(settings.file, settings.by, settings.cwd, root) : settings;
  const declared = listDeclaredPackages([plugin, isAbsent(packageJson) ? {} : packageJson.value]);
  const installed = isAbsent(packageJson) ? [] : listDeclaredPackages([packageJson.value], INSTALLED_KEYS);
  return {
    workspace,
    root,
    folder,
    packages: [...declared, ...listHostPackages(configuration)],
    entryPoints,
    hooks: declaredHooks,
    packed: listCopied(archiveFiles, isAbsent(packedFiles) ? undefined : packedFiles.differsFromRules),
    id: makeLifeId(plugin["name"]),
    ...makeLifecycleSettings(manifest, given),
    hasFiles: listPermissions(plugin).includes("filesystem-access"),
    // Native code could read whatever credential is beside it.
    hasNative: mayRunScripts && installed.length > 0 && findPublishingCredential(surroundings.env) === undefined,
    hasHooks,
    home: findHomeOfHooks(plugin),
    mount:
      isAbsent(builtCode) || components.length === 0
        ? undefined
        : { components, entries: listComponentEntries(entryPoints), ...findComponentLibrary(builtCode, declared) },
  };
}

/** What is packed. What cannot be packed as the author leaves it out is another check's finding, and no fault of a hook. */
function listCopied(
  { files, withheld = [] }: ArchiveFiles,
  { more, fewer }: NonNullable<PackedFiles["differsFromRules"]> = { more: [], fewer: [] },
): readonly string[] {
  const paths = new Set([...[...files, ...withheld].map(({ path }) => path), ...more]);
  return [...paths].filter((path) => !fewer.includes(path));
}

/** Of more the first are enough to know: each takes a moment. */
const MAX_MOUNTED = 20;

/** The components that are names, each once. */
function listNames(components: readonly { readonly name: string; readonly isPath: boolean }[]): readonly string[] {
  return [...new Set(components.filter(({ isPath }) => !isPath).map(({ name }) => name))].slice(0, MAX_MOUNTED);
}

/** Where an earlier version of the plugin is, and how the caller has named it. */
export interface EarlierFiles {
  readonly workspace: Workspace;
  readonly path: string;
}

/**
 * The version that a user updates from. Its settings are made up as for any plugin: those that a person gives are for
 * this version.
 *
 * @throws {UsageError} if it is no earlier version of the same plugin, or has no life.
 */
async function readEarlierVersion(
  { workspace, path }: EarlierFiles,
  asked: FactRequest,
  options: LifecycleOptions,
): Promise<{ readonly plugin: PluginToRun; readonly version: string }> {
  const subject = `${quote(path)} of --from`;
  const help = "Give an archive of an earlier version from pack, or its folder";
  const [theirs, ours] = await Promise.all([readVersion(workspace, ""), readVersion(asked.workspace, asked.folder)]);
  if (!theirs) throw new UsageError(`${subject} contains no plugin with a name and a version`, help);
  if (ours && theirs.id !== ours.id)
    throw new UsageError(`${subject} contains another plugin, ${quote(theirs.id)}`, help);
  if (ours && compareVersions(theirs.version, ours.version) >= 0) {
    const version = `${quote(theirs.version.text)}, which is not older than ${quote(ours.version.text)}`;
    throw new UsageError(`${subject} is of version ${version}`, help);
  }
  const plugin = await readPluginToRun(
    { workspace, root: asked.root, folder: "" },
    { ...options, settings: undefined },
  );
  if (isAbsent(plugin)) throw new UsageError(`${subject} cannot be installed: ${plugin.absent}`, help);
  return { plugin: { ...plugin, installedIn: asked.folder }, version: theirs.version.text };
}

async function readVersion(workspace: Workspace, folder: string) {
  const { manifest } = (await readPlugin(workspace, { folder, needs: ["manifest"] })).facts;
  if (isAbsent(manifest)) return undefined;
  const { name, version } = manifest.value;
  const parsed = typeof version === "string" ? parseVersion(version) : undefined;
  return parsed && typeof name === "string" ? { id: makeLifeId(name), version: parsed } : undefined;
}

const MAX_CODE_BYTES = 8 * 1024 * 1024;

function mayNameHook(workspace: Workspace, path: string): boolean {
  return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test(
    readLooseText(workspace, path, MAX_CODE_BYTES) ?? "",
  );
}

function listPermissions({ permissions }: JsonObject): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(permissions) ? permissions : [];
  return list.map((one) => (isObject(one) ? one["type"] : one));
}

/** What the hooks see as the id: the name in lower case, with every run of other characters as one hyphen. */
export function makeLifeId(name: unknown): string {
  return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
}
