import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Cancellation } from "../commands/cancellation.js";
import { MARK } from "../commands/child-environment.js";
import { TOOL } from "../core/tool.js";
import { fillFolder, linkFolders, withTemporaryFolder } from "../output/temporary-folder.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun, LifeError } from "../plugin/lifecycle/lifecycle-run.js";
import type { DeclaredHook } from "../plugin/manifest/declared-hooks.js";
import { makeToolEnvironment, type Surroundings } from "../processes/programs.js";
import { relativeTo } from "../workspace/workspace.js";
import { findBuiltFolder } from "./built-folder.js";
import { copyPlugin, type PluginToCopy } from "./copy-plugin.js";
import { makePlaceFinder } from "./find-place.js";
import { planLife, type Job, type MountJob, type PlannedStep } from "./job.js";
import { playLaterLives } from "./later-lives.js";
import { addMounts, hasGoodHooks, listConditions } from "./mounted-life.js";
import { makeMissingFileFinder } from "./missing-file.js";
import { makePermissionFlags, makeWarningFlags } from "./permission-flags.js";
import { addLeftOut } from "./plans.js";
import { readLife, type Life } from "./read-life.js";
import { runHost, type HostLimits } from "./run-host.js";

/** A plugin, as its manifest describes it. Paths are relative to the repository's root. */
export interface PluginToRun extends PluginToCopy {
  readonly entries: readonly [string, ...string[]];
  readonly hooks: readonly DeclaredHook[];
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** The settings whose values nobody has chosen. */
  readonly madeUp: readonly string[];
  /** Whether it may write files, in a folder of its own. */
  readonly hasFiles: boolean;
  /** Whether native add-ons of installed packages may be loaded. */
  readonly hasNative: boolean;
  /** Whether it may have hooks; without, only its components live. */
  readonly hasHooks: boolean;
  /** The components that are mounted, if there are any. */
  readonly mount: MountJob | undefined;
}

export interface LifeOptions {
  readonly surroundings: Surroundings;
  readonly hasNetwork: boolean;
  /** The variables that a person named for the plugin. */
  readonly named: readonly string[];
  readonly limits: HostLimits;
  readonly cancellation: Cancellation;
  /** The only calls. Then the plugin lives once: it is neither started again nor updated. */
  readonly plan?: readonly PlannedStep[] | undefined;
  /** The version that a user updates from. */
  readonly earlier?: { readonly plugin: PluginToRun; readonly version: string } | undefined;
}

/** Many times what a hook of a real plugin takes, on a slow machine. */
export const USUAL_LIMITS: HostLimits = { seconds: 30, megabytes: 512 };

/**
 * Lets a copy of a plugin live in a process of its own, and again with what it has stored. Nothing of it runs afterwards, and nothing of the
 * plugin's folder has changed. It is not a sandbox.
 */
export async function runPluginLife(plugin: PluginToRun, options: LifeOptions): Promise<LifecycleRun | Absent> {
  const [entry] = plugin.entries;
  const mounts = plugin.mount !== undefined && options.plan === undefined;
  const mounted = mounts ? await runOnce(plugin, options, { hasDom: true, mounts }) : undefined;
  if (mounted && isAbsent(mounted)) return mounted;
  if (mounted && hasGoodHooks(mounted)) return { entry, dom: "document", ...mounted };
  // What fails beside mounted components may be no fault of the hooks.
  const life = await runHooks(plugin, options);
  if (isAbsent(life)) return life;
  return { entry, ...(mounted ? addMounts(life, mounted) : life) };
}

/** The life without components: in a small DOM only if it cannot do without. */
async function runHooks(plugin: PluginToRun, options: LifeOptions): Promise<Omit<LifecycleRun, "entry"> | Absent> {
  const life = await runOnce(plugin, options, { hasDom: false, mounts: false });
  if (isAbsent(life)) return life;
  const needed = findBrowserGlobal(life);
  if (needed === undefined) return life;
  const inBrowser = await runOnce(plugin, options, { hasDom: true, mounts: false });
  return isAbsent(inBrowser) ? inBrowser : { dom: needed, ...inBrowser };
}

/** Where the plugin lives, and whether its components do as well. */
interface Surrounded {
  readonly hasDom: boolean;
  readonly mounts: boolean;
}

/** A life by the plan, and those that begin with what another one has stored. */
function runOnce(
  plugin: PluginToRun,
  options: LifeOptions,
  { hasDom, mounts }: Surrounded,
): Promise<Omit<LifecycleRun, "entry" | "dom"> | Absent> {
  return withTemporaryFolder(async (folder) => {
    fillFolder(folder, { [`${SDK_PACKAGE}/package.json`]: SDK });
    for (const state of STATES) {
      fillFolder(join(folder, state), { [`storage/${STORAGE}`]: "{}", "data/.keep": "" });
    }
    linkFolders(folder, new Map([[join(SDK_PACKAGE, "sdk"), join(HOST, "sdk")]]));
    const ours = copyInto(folder, "plugin", plugin);
    if (isAbsent(ours)) return ours;
    const { plan = planLife(mounts ? plugin.mount?.components : []), earlier } = options;
    const play = (scene: Scene): Promise<Life> => playScene(scene, { folder, options, hasDom });
    const { isKept, ...life } = await play({ ...ours, plan, state: "first", keepsFor: "restarted" });
    const lives = addLeftOut(life, plan);
    const isRepeated = mounts ? !hasGoodHooks(life) : !hasDom && findBrowserGlobal(life) !== undefined;
    if (isRepeated || options.plan) return lives;
    const theirs = earlier && copyInto(folder, "earlier", earlier.plugin);
    if (theirs && isAbsent(theirs)) return theirs;
    const laterLives = await playLaterLives(
      { ...life, isKept },
      {
        restart: (plans) => play({ ...ours, plan: plans, state: "restarted" }),
        ...(theirs && {
          update: {
            from: earlier.version,
            playEarlier: (plans) => play({ ...theirs, plan: plans, state: "updated" }),
            play: (plans) => play({ ...ours, plan: plans, state: "updated", previousVersion: earlier.version }),
          },
        }),
      },
    );
    return { ...lives, ...(laterLives.length > 0 && { laterLives }) };
  });
}

/** A version of a plugin, copied to where it can live. */
interface CopiedPlugin {
  readonly plugin: PluginToRun;
  readonly copy: string;
  /** Folders outside of the copy that it may read. */
  readonly readable: readonly string[];
}

/** One life, in a process of its own. */
interface Scene extends CopiedPlugin {
  readonly plan: readonly PlannedStep[];
  /** The folder with what is stored. */
  readonly state: (typeof STATES)[number];
  /** The folder that gets a copy of what is stored after the installation. */
  readonly keepsFor?: (typeof STATES)[number];
  readonly previousVersion?: string;
}

function copyInto(folder: string, name: string, plugin: PluginToRun): CopiedPlugin | Absent {
  const copy = join(folder, name);
  const readable = copyPlugin(plugin, copy);
  return isAbsent(readable) ? readable : { plugin, copy, readable };
}

interface Place {
  readonly folder: string;
  readonly options: LifeOptions;
  readonly hasDom: boolean;
}

async function playScene(scene: Scene, { folder, options, hasDom }: Place): Promise<Life> {
  const { plugin, copy, readable, plan } = scene;
  const { surroundings, limits, cancellation, named, hasNetwork } = options;
  const state = openState(folder, scene.state);
  const kept = scene.keepsFor === undefined ? undefined : openState(folder, scene.keepsFor);
  const { data } = state;
  const job = makeJob(scene, { state, kept, hasDom, hasNetwork });
  const mark = randomUUID();
  const written = [state, ...(kept ? [kept] : [])];
  const known = process.allowedNodeEnvironmentFlags;
  const flags = makePermissionFlags(
    {
      read: [copy, HOST, join(folder, "node_modules"), ...readable],
      write: written.flatMap((one) => [one.store, ...(plugin.hasFiles ? [one.data] : [])]),
      hasNative: plugin.hasNative,
    },
    known,
  );
  const memory = `--max-old-space-size=${String(limits.megabytes)}`;
  const run = await runHost(job, {
    program: surroundings.execPath,
    args: [...flags, ...listConditions(plugin.mount), ...makeWarningFlags(known), memory, join(HOST, "index.js")],
    folder: data,
    environment: {
      ...makeToolEnvironment(surroundings, { path: [], home: data }),
      ...Object.fromEntries(named.map((name) => [name, surroundings.env[name]])),
      ...{ NODE_ENV: "production", NO_COLOR: "1", [MARK]: mark },
    },
    ...{ mark, platform: surroundings.platform, limits, cancellation },
  });
  return readLife(run, {
    ...{ limits, copy, data, plan },
    findPlace: makePlaceFinder(plugin.workspace, plugin.folder, copy),
    findMissingFile: makeMissingFileFinder(plugin.workspace, plugin.folder, copy),
  });
}

/** Where a plugin keeps what must outlive its process. */
interface State {
  readonly store: string;
  readonly data: string;
}

function openState(folder: string, name: string): State {
  return { store: join(folder, name, "storage"), data: join(folder, name, "data") };
}

const STATES = ["first", "restarted", "updated"] as const;

const STORAGE = "storage.json";

interface RunSettings {
  readonly state: State;
  readonly kept: State | undefined;
  readonly hasDom: boolean;
  readonly hasNetwork: boolean;
}

function makeJob({ plugin, copy, readable, plan, previousVersion }: Scene, settings: RunSettings): Job {
  const { folder, entries, hooks, id, config, madeUp, hasFiles, hasNative, mount } = plugin;
  const { state, kept, hasDom, hasNetwork } = settings;
  const inCopy = (path: string): string => join(copy, relativeTo(folder, path));
  const locate = ({ store, data }: State) => ({
    storageFile: join(store, STORAGE),
    dataFolder: hasFiles ? data : undefined,
  });
  return {
    plugin: copy,
    entries: entries.map(inCopy),
    hooks: hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: inCopy(hook.file) })),
    ...{ id, config, madeUp, readable, hasNetwork, hasNative, plan, previousVersion },
    ...locate(state),
    installed: kept && locate(kept),
    dom: hasDom ? join(HOST, "dom.mjs") : undefined,
    mount,
  };
}

/** The package that the plugin imports the SDK from, above its own folder. */
const SDK_PACKAGE = "node_modules/plugin-preflight";
const SDK = JSON.stringify({
  name: TOOL.name,
  version: TOOL.version,
  exports: { "./sdk": { import: "./sdk/sdk.mjs", require: "./sdk/sdk.cjs" }, "./package.json": "./package.json" },
});

const HOST = findBuiltFolder("host");

const BROWSER_GLOBALS = new Set([
  ...["window", "document", "self", "navigator", "location", "history", "localStorage", "sessionStorage", "screen"],
  ...["HTMLElement", "Element", "Node", "customElements", "DOMParser", "MutationObserver", "ResizeObserver", "Image"],
  ...[
    "IntersectionObserver",
    "requestAnimationFrame",
    "matchMedia",
    "getComputedStyle",
    "CSSStyleSheet",
    "Notification",
  ],
  ...["XMLHttpRequest", "Audio", "HTMLDivElement", "ShadowRoot", "SVGElement", "DocumentFragment", "HTMLCanvasElement"],
  ...["indexedDB", "AudioContext", "OffscreenCanvas", "Path2D", "WebGLRenderingContext", "WebGL2RenderingContext"],
  ...["Worker", "SharedWorker", "RTCPeerConnection", "speechSynthesis", "SpeechSynthesisUtterance", "caches"],
  ...["alert", "confirm", "prompt", "requestIdleCallback", "MediaRecorder"],
]);

/** The global of browsers that an error of a life says is missing. */
function findBrowserGlobal({ steps }: Pick<Life, "steps">): string | undefined {
  const errors = steps.flatMap(({ outcome, uncaught }): readonly LifeError[] =>
    "error" in outcome ? [outcome.error, ...uncaught] : uncaught,
  );
  for (const { name, message } of errors) {
    const missing = name === "ReferenceError" ? /^([\w$]+) is not defined/u.exec(message)?.[1] : undefined;
    if (missing !== undefined && BROWSER_GLOBALS.has(missing)) return missing;
  }
  return undefined;
}

/** The package, or a file of one, that a life could not import, if it failed for that reason. */
export function findMissingImport({ steps }: Pick<Life, "steps">): MissingImport | undefined {
  const [load] = steps;
  const error = load && "error" in load.outcome ? load.outcome.error : undefined;
  const found = MISSING.exec(error?.message ?? "");
  return found?.[1] === undefined ? undefined : { package: found[1], file: found[2] };
}

interface MissingImport {
  readonly package: string;
  /** Below the package, which is installed: `jsx-runtime`. Node adds no ending where a package lists no exports. */
  readonly file: string | undefined;
}

const MISSING =
  /^Cannot find (?:package|module) '(?:[^'\n]{0,1000}node_modules\/)?((?:@[\w.~-]+\/)?[\w~-][\w.~-]*)(?:\/([^'\n]{1,200}))?'/u;
