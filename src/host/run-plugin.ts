import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun, LifecycleError } from "../plugin/lifecycle/lifecycle-run.js";
import { planLifecycle, planMounts, type PlannedStep } from "./job.js";
import { runAgain } from "./later-runs.js";
import { runVerified } from "./run-verified.js";
import { findNotLoaded, loadEntries, type Lived, type LoadedEntries } from "./load-entries.js";
import { addMounts, hasGoodHooks, joinUses, mountsNothing, onlyAskOfComponents } from "./mounted-components.js";
import { addLeftOut, EARLIER } from "./plans.js";
import type { RunResult } from "./read-run.js";
import { copyInto, withRunFolder, type RunOptions, type PluginToRun, type PlannedRun } from "./run-plan.js";

/**
 * Lets a copy of a plugin live in a process of its own, and again with what it has stored. Nothing of it runs afterwards, and nothing of the
 * plugin's folder has changed. It is not a sandbox.
 */
export async function runPlugin(plugin: PluginToRun, options: RunOptions): Promise<LifecycleRun | Absent> {
  if (!plugin.hasHooks && !plugin.mount) return loadOnly(plugin, options);
  const lives: Lived[] = [];
  const run = await runLives(plugin, options, lives);
  if (isAbsent(run)) return run;
  const others = options.plan ? NO_OTHERS : await loadEntries(plugin, options, lives);
  if (isAbsent(others)) return others;
  const last = lives.at(-1);
  const notLoaded = last && findNotLoaded(last);
  const entry = plugin.entryPoints[notLoaded ?? 0] ?? plugin.entryPoints[0];
  const laterLives = [...(run.laterLives ?? []), ...others.loads];
  return {
    entry: entry.path,
    ...run,
    ...(options.browser && run.dom !== undefined && { browser: options.browser.describe() }),
    uses: joinUses(run.uses, others.uses),
    ...(laterLives.length > 0 && { laterLives }),
  };
}

/** Without a hook and a component, nothing is called. */
async function loadOnly(plugin: PluginToRun, options: RunOptions): Promise<LifecycleRun | Absent> {
  const loaded = await loadEntries(plugin, options, []);
  if (isAbsent(loaded)) return loaded;
  const [{ path: entry }] = plugin.entryPoints;
  const [first, ...laterLives] = loaded.loads;
  return { entry, steps: first?.steps ?? [], uses: loaded.uses, ...(laterLives.length > 0 && { laterLives }) };
}

const NO_OTHERS: LoadedEntries = { loads: [], uses: [] };

/** @param lives gets each of them. */
async function runLives(
  plugin: PluginToRun,
  options: RunOptions,
  lives: Lived[],
): Promise<Omit<LifecycleRun, "entry"> | Absent> {
  const mounts = plugin.mount !== undefined && options.plan === undefined;
  const mounted = mounts ? await runOnce(plugin, options, { hasDom: true, mounts }, lives) : undefined;
  if (mounted && isAbsent(mounted)) return mounted;
  if (mounted && showsHooks(plugin, mounted, options)) return { dom: "document", ...mounted };
  // What fails beside mounted components may be no fault of the hooks.
  const run = await runHooks(plugin, options, lives);
  if (isAbsent(run)) return run;
  return mounted ? { ...addMounts(run, mounted), ...(mountsAlone(plugin, options) && { dom: "document" }) } : run;
}

/** Whether a life with components shows what one without them would. */
function showsHooks(plugin: PluginToRun, run: Pick<RunResult, "steps">, options: RunOptions): boolean {
  if (mountsAlone(plugin, options)) return false;
  return hasGoodHooks(run) || (plugin.home === "page" && mountsNothing(run));
}

/** No page of a browser has the modules of Node, which the hooks may need: there, components live without them. */
const mountsAlone = ({ home }: PluginToRun, { browser }: RunOptions): boolean =>
  browser !== undefined && home !== "page";

/** The life without components: in a small DOM only if it cannot do without. */
async function runHooks(
  plugin: PluginToRun,
  options: RunOptions,
  lives: Lived[],
): Promise<Omit<LifecycleRun, "entry"> | Absent> {
  if (plugin.home === "page") {
    const inPage = await runOnce(plugin, options, { hasDom: true, mounts: false }, lives);
    return isAbsent(inPage) ? inPage : { dom: "document", ...inPage };
  }
  const run = await runOnce(plugin, options, { hasDom: false, mounts: false }, lives);
  if (isAbsent(run)) return run;
  const needed = findBrowserGlobal(run);
  if (needed === undefined || plugin.home === "node") return run;
  const inBrowser = await runOnce(plugin, options, { hasDom: true, mounts: false }, lives);
  return isAbsent(inBrowser) ? inBrowser : { dom: needed, ...inBrowser };
}

/** A life by the plan, with mounted components or without, and those that begin with what another one has stored. */
function runOnce(
  plugin: PluginToRun,
  options: RunOptions,
  { hasDom, mounts }: { readonly hasDom: boolean; readonly mounts: boolean },
  lives: Lived[],
): Promise<Omit<LifecycleRun, "entry" | "dom"> | Absent> {
  const { earlier } = options;
  const act = async (folder: string): Promise<Omit<LifecycleRun, "entry" | "dom"> | Absent> => {
    const ours = copyInto(folder, "plugin", plugin);
    if (isAbsent(ours)) return ours;
    const components = mounts ? plugin.mount?.components : [];
    const isAlone = mounts && mountsAlone(plugin, options);
    const { plan = isAlone ? planMounts(components) : planLifecycle(components) } = options;
    const [only] = isAlone ? (plugin.mount?.entries ?? []) : [];
    const place = { folder, options, hasDom };
    const mayRepeat = (run: Pick<RunResult, "steps">): boolean =>
      mounts
        ? !showsHooks(plugin, run, options)
        : !hasDom && plugin.home !== "node" && findBrowserGlobal(run) !== undefined;
    const first: PlannedRun = {
      ...ours,
      plan,
      state: "first",
      keepsFor: "restarted",
      ...(only !== undefined && { only }),
    };
    // Hooks that are called in a further run are verified there.
    const choose = (run: RunResult): RunResult => (mayRepeat(run) ? onlyAskOfComponents(run) : run);
    const { isKept, loading, questions, at, ...run } = await runVerified(first, place, { choose });
    lives.push({ home: mounts ? nameMountHome(plugin) : nameHome(hasDom), loading, steps: run.steps });
    const lifecycleRun = addLeftOut(run, plan);
    const isRepeated = mayRepeat(run);
    if (isRepeated || options.plan) return lifecycleRun;
    const theirs = earlier && "plugin" in earlier ? copyInto(folder, "earlier", earlier.plugin) : undefined;
    if (theirs && isAbsent(theirs)) return theirs;
    const unset = (run.generated ?? []).filter((name) => !plugin.requiredSettings.includes(name));
    const runUnset = (plans: readonly PlannedStep[]): Promise<RunResult> =>
      runVerified({ ...ours, plan: plans, state: "unset", unset }, place);
    const laterLives = await runAgain(
      { ...run, isKept, loading, questions, at },
      {
        restart: (plans) => runVerified({ ...ours, plan: plans, state: "restarted" }, place, { before: [first] }),
        unset: unset.length > 0 ? { settings: unset, run: runUnset } : undefined,
        ...(earlier && {
          update: {
            from: earlier.version,
            ...(theirs && {
              runEarlier: (plans) => runVerified({ ...theirs, plan: plans, state: "updated" }, place),
            }),
            run: (plans) =>
              runVerified({ ...ours, plan: plans, state: "updated", previousVersion: earlier.version }, place, {
                before: theirs ? [{ ...theirs, plan: EARLIER, state: "updated" }] : [],
              }),
          },
        }),
      },
    );
    return { ...lifecycleRun, ...(laterLives.length > 0 && { laterLives }) };
  };
  return withRunFolder(act, earlier && "stored" in earlier ? { updated: earlier.stored } : {});
}

const nameMountHome = ({ home }: PluginToRun): Lived["home"] => (home === "page" ? "page" : "mixed");
const nameHome = (hasDom: boolean): Lived["home"] => (hasDom ? "either" : "node");

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
export function findBrowserGlobal({ steps }: Pick<RunResult, "steps">): string | undefined {
  const errors = steps.flatMap(({ outcome, uncaught }): readonly LifecycleError[] =>
    "error" in outcome ? [outcome.error, ...uncaught] : uncaught,
  );
  for (const { name, message } of errors) {
    const missing = name === "ReferenceError" ? /^([\w$]+) is not defined/u.exec(message)?.[1] : undefined;
    if (missing !== undefined && BROWSER_GLOBALS.has(missing)) return missing;
  }
  return undefined;
}

/** The package, or a file of one, that a life could not import, if it failed for that reason. */
export function findMissingImport({ steps }: Pick<RunResult, "steps">): MissingImport | undefined {
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
