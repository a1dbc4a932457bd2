import { join } from "node:path";
import type { Cancellation } from "../commands/cancellation.js";
import { MARK } from "../commands/child-environment.js";
import { TOOL } from "../core/tool.js";
import { fillFolder, linkFolders, withTemporaryFolder } from "../base/output/temporary-folder.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import type { EntryPoints } from "../plugin/bundle/entry-files.js";
import type { DeclaredHook } from "../plugin/manifest/declared-hooks.js";
import { makeToolEnvironment, type Surroundings } from "../base/processes/programs.js";
import { diskWorkspace } from "../base/files/disk.js";
import { relativeTo } from "../base/files/workspace.js";
import { findBuiltFolder } from "./built-folder.js";
import { copyPlugin, type PluginToCopy } from "./copy-plugin.js";
import { makeFunctionFinder, makePlaceFinder } from "./find-place.js";
import { makeMemoryFlag, MAX_STORED_BYTES, type HookLimits } from "./hook-limits.js";
import type { Granted, Job, MountJob, PlannedStep } from "./job.js";
import { makeMissingFileFinder } from "./missing-file.js";
import { listConditions } from "./mounted-components.js";
import { LIBC_FILES, makePermissionFlags, makeWarningFlags } from "./permission-flags.js";
import { readRun, type RunResult } from "./read-run.js";
import { runHost } from "./run-host.js";
import type { HostRun, WatchOptions } from "./watch-run.js";

/** A plugin, as its manifest describes it. Paths are relative to the repository's root. */
export interface PluginToRun extends PluginToCopy {
  readonly entryPoints: EntryPoints;
  readonly hooks: readonly DeclaredHook[];
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** The settings whose values nobody has chosen. */
  readonly generated: readonly string[];
  /** Those of them that a user has to choose. */
  readonly requiredSettings: readonly string[];
  /** Whether it may write files, in a folder of its own. */
  readonly hasFiles: boolean;
  /** Whether native add-ons of installed packages may be loaded. */
  readonly hasNative: boolean;
  /** Where a host loads it. The code of "either" works in at least one of both. */
  readonly home: "node" | "page" | "either";
  /** Whether it may have hooks; without, only its components live. */
  readonly hasHooks: boolean;
  /** The components that are mounted, if there are any. */
  readonly mount: MountJob | undefined;
}

export interface RunOptions {
  readonly surroundings: Surroundings;
  readonly hasNetwork: boolean;
  /** The variables that a person named for the plugin. */
  readonly named: readonly string[];
  readonly limits: HookLimits;
  readonly cancellation: Cancellation;
  /** The only calls. Then the plugin lives once: it is neither started again nor updated. */
  readonly plan?: readonly PlannedStep[] | undefined;
  /** Is told of each step that begins; of the loading with `undefined`. */
  readonly onStep?: ((step: PlannedStep | undefined) => void) | undefined;
  /** The version that a user updates from. */
  readonly earlier?: EarlierVersion | undefined;
  /** Where code of a page lives; in the small DOM if left out. */
  readonly browser?: PageHost | undefined;
}

/** A browser that code of a page lives in. */
export interface PageHost {
  /**
   * Finds the browser.
   *
   * @throws {UsageError} where there is none, with how to get one.
   */
  prepare(repository: string): void;
  /** Its name and version, once it has run something. */
  describe(): string;
  /**
   * Runs a job in a new page, as a process of the host would.
   *
   * @throws {UsageError} where the browser, or what it needs of the plugin, does not start.
   */
  run(job: Job, plugin: PluginToRun, options: Omit<WatchOptions, "interrupt">): Promise<HostRun>;
}

/** An earlier version: the plugin that lives first, or what it has stored, as JSON texts by their keys in JSON. */
export type EarlierVersion = { readonly version: string } & (
  { readonly plugin: PluginToRun } | { readonly stored: string }
);

/** A version of a plugin, copied to where it can live. */
export interface CopiedPlugin {
  readonly plugin: PluginToRun;
  readonly copy: string;
  /** Folders outside of the copy that it may read. */
  readonly readable: readonly string[];
}

/** One life, in a process of its own. */
export interface PlannedRun extends CopiedPlugin {
  readonly plan: readonly PlannedStep[];
  /** The only module to load, without a call; all that are needed if left out. */
  readonly only?: string;
  /** The settings that have no value. What is made up besides counts as chosen: the life with it is known. */
  readonly unset?: readonly string[];
  /** The folder with what is stored. */
  readonly state: (typeof STATES)[number];
  /** The folder that gets a copy of what is stored after the installation. */
  readonly keepsFor?: (typeof STATES)[number];
  readonly previousVersion?: string;
  /** What the run has stand-ins for. */
  readonly granted?: Granted;
}

/**
 * Does something with a folder in which plugins can live, and removes it afterwards.
 *
 * @param stored what is stored there at first, as JSON; nothing by default.
 */
export function withRunFolder<Result>(
  act: (folder: string) => Promise<Result>,
  stored: Partial<Record<(typeof STATES)[number], string>> = {},
): Promise<Result> {
  return withTemporaryFolder((folder) => {
    fillFolder(folder, { [`${SDK_PACKAGE}/package.json`]: SDK });
    for (const state of STATES) {
      fillFolder(join(folder, state), { [`storage/${STORAGE}`]: stored[state] ?? "{}", "data/.keep": "" });
    }
    linkFolders(folder, new Map([[join(SDK_PACKAGE, "sdk"), join(HOST, "sdk")]]));
    return act(folder);
  });
}

export function copyInto(folder: string, name: string, plugin: PluginToRun): CopiedPlugin | Absent {
  const copy = join(folder, name);
  const readable = copyPlugin(plugin, copy);
  return isAbsent(readable) ? readable : { plugin, copy, readable };
}

export interface RunPlace {
  readonly folder: string;
  readonly options: RunOptions;
  readonly hasDom: boolean;
}

export async function runPlan(planned: PlannedRun, place: RunPlace): Promise<RunResult> {
  const { plugin, copy, plan } = planned;
  const { limits, cancellation, onStep, browser } = place.options;
  const { job, data, ...call } = prepareCall(planned, place, "index.js");
  const watching = { limits, cancellation, onStep };
  const run =
    browser && place.hasDom ? await browser.run(job, plugin, watching) : await runHost(job, { ...call, ...watching });
  return readRun(run, {
    limits,
    copy,
    data,
    plan,
    findPlace: makePlaceFinder(plugin.workspace, plugin.folder, copy),
    findFunction: makeFunctionFinder(plugin),
    findMissingFile: makeMissingFileFinder(plugin, copy),
  });
}

/**
 * How the process of a plugin is started, and with which job.
 *
 * @param file which file of dist/host it runs.
 */
export function prepareCall(planned: PlannedRun, { folder, options, hasDom }: RunPlace, file: string) {
  const { plugin, copy } = planned;
  const readable = [...planned.readable, ...LIBC_FILES];
  const { surroundings, limits, named, hasNetwork } = options;
  const state = openState(folder, planned.state);
  const kept = planned.keepsFor === undefined ? undefined : openState(folder, planned.keepsFor);
  const { data } = state;
  const job = makeJob({ ...planned, readable }, { state, kept, hasDom, hasNetwork });
  const mark = crypto.randomUUID();
  const written = [state, ...(kept ? [kept] : [])];
  const known = process.allowedNodeEnvironmentFlags;
  const flags = makePermissionFlags(
    {
      read: [copy, HOST, SHARED, join(folder, "node_modules"), ...readable],
      write: written.flatMap((one) => [one.store, ...(plugin.hasFiles ? [one.data] : [])]),
      hasNative: plugin.hasNative,
    },
    known,
  );
  return {
    job,
    data,
    program: surroundings.execPath,
    args: [
      ...flags,
      ...listConditions(plugin.mount),
      ...makeWarningFlags(known),
      "--trace-sigint",
      makeMemoryFlag(limits),
      join(HOST, file),
    ],
    folder: data,
    environment: {
      ...makeToolEnvironment(surroundings, { path: [], home: data }),
      ...Object.fromEntries(named.map((name) => [name, surroundings.env[name]])),
      NODE_ENV: "production",
      NO_COLOR: "1",
      [MARK]: mark,
    },
    mark,
    platform: surroundings.platform,
  };
}

/** Where a plugin keeps what must outlive its process. */
interface State {
  readonly store: string;
  readonly data: string;
}

function openState(folder: string, name: string): State {
  return { store: join(folder, name, "storage"), data: join(folder, name, "data") };
}

const STATES = ["first", "restarted", "updated", "unset"] as const;

const STORAGE = "storage.json";

/** What is stored in the first state, as JSON; `undefined` where the plugin has put something else there. */
export function readStored(folder: string): string | undefined {
  const bytes = diskWorkspace(folder).bytes(`first/storage/${STORAGE}`, MAX_STORED_BYTES);
  return bytes && new TextDecoder().decode(bytes);
}

interface RunSettings {
  readonly state: State;
  readonly kept: State | undefined;
  readonly hasDom: boolean;
  readonly hasNetwork: boolean;
}

function makeJob(
  { plugin, copy, readable, plan, only, unset, previousVersion, granted }: PlannedRun,
  settings: RunSettings,
): Job {
  const { folder, entryPoints, hooks, id, config, generated, hasFiles, hasNative, mount } = plugin;
  const { state, kept, hasDom, hasNetwork } = settings;
  const entries = only === undefined ? entryPoints.map(({ path }) => path) : [only];
  const { home } = entryPoints.find(({ path }) => path === only) ?? plugin;
  const inCopy = (path: string): string => join(copy, relativeTo(folder, path));
  const locate = ({ store, data }: State) => ({
    storageFile: join(store, STORAGE),
    dataFolder: hasFiles ? data : undefined,
  });
  return {
    plugin: copy,
    entries: entries.map(inCopy),
    isOnlyLoaded: only !== undefined,
    hooks: hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: inCopy(hook.file) })),
    id,
    config: unset ? Object.fromEntries(Object.entries(config).filter(([name]) => !unset.includes(name))) : config,
    generated: unset ? [] : generated,
    readable,
    hasNetwork,
    hasNative,
    plan,
    previousVersion,
    ...locate(state),
    installed: kept && locate(kept),
    dom: hasDom ? join(HOST, "dom.mjs") : undefined,
    isPage: hasDom && home === "page",
    mount: mount && { ...mount, entries: mount.entries.map(inCopy) },
    granted,
  };
}

/** The package that the plugin imports the SDK from, above its own folder. */
const SDK_PACKAGE = "node_modules/plugin-preflight";
const SDK = JSON.stringify({
  name: TOOL.name,
  version: TOOL.version,
  exports: { "./sdk": { import: "./sdk/node.mjs", require: "./sdk/node.cjs" }, "./package.json": "./package.json" },
});

const HOST = findBuiltFolder("host");
/** `validateManifest` of the SDK is there. */
const SHARED = findBuiltFolder("shared");
