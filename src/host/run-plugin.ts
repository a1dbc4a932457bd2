import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun, LifeError } from "../plugin/lifecycle/lifecycle-run.js";
import { planLifecycle } from "./job.js";
import { runAgain } from "./later-runs.js";
import { runJudged } from "./judge-runs.js";
import { addMounts, hasGoodHooks, onlyAskOfComponents } from "./mounted-components.js";
import { addLeftOut, EARLIER } from "./plans.js";
import type { RunResult } from "./read-run.js";
import { copyInto, withRunFolder, type RunOptions, type PluginToRun, type PlannedRun } from "./run-plan.js";

/**
 * Lets a copy of a plugin live in a process of its own, and again with what it has stored. Nothing of it runs afterwards, and nothing of the
 * plugin's folder has changed. It is not a sandbox.
 */
export async function runPlugin(plugin: PluginToRun, options: RunOptions): Promise<LifecycleRun | Absent> {
  const [entry] = plugin.entries;
  const mounts = plugin.mount !== undefined && options.plan === undefined;
  const mounted = mounts ? await runOnce(plugin, options, { hasDom: true, mounts }) : undefined;
  if (mounted && isAbsent(mounted)) return mounted;
  if (mounted && hasGoodHooks(mounted)) return { entry, dom: "document", ...mounted };
  // What fails beside mounted components may be no fault of the hooks.
  const run = await runHooks(plugin, options);
  if (isAbsent(run)) return run;
  return { entry, ...(mounted ? addMounts(run, mounted) : run) };
}

/** The life without components: in a small DOM only if it cannot do without. */
async function runHooks(plugin: PluginToRun, options: RunOptions): Promise<Omit<LifecycleRun, "entry"> | Absent> {
  if (plugin.home === "page") {
    const inPage = await runOnce(plugin, options, { hasDom: true, mounts: false });
    return isAbsent(inPage) ? inPage : { dom: "document", ...inPage };
  }
  const run = await runOnce(plugin, options, { hasDom: false, mounts: false });
  if (isAbsent(run)) return run;
  const needed = findBrowserGlobal(run);
  if (needed === undefined || plugin.home === "node") return run;
  const inBrowser = await runOnce(plugin, options, { hasDom: true, mounts: false });
  return isAbsent(inBrowser) ? inBrowser : { dom: needed, ...inBrowser };
}

/** A life by the plan, with mounted components or without, and those that begin with what another one has stored. */
function runOnce(
  plugin: PluginToRun,
  options: RunOptions,
  { hasDom, mounts }: { readonly hasDom: boolean; readonly mounts: boolean },
): Promise<Omit<LifecycleRun, "entry" | "dom"> | Absent> {
  return withRunFolder(async (folder) => {
    const ours = copyInto(folder, "plugin", plugin);
    if (isAbsent(ours)) return ours;
    const { plan = planLifecycle(mounts ? plugin.mount?.components : []), earlier } = options;
    const place = { folder, options, hasDom };
    const mayRepeat = (run: Pick<RunResult, "steps">): boolean =>
      mounts ? !hasGoodHooks(run) : !hasDom && plugin.home !== "node" && findBrowserGlobal(run) !== undefined;
    const first: PlannedRun = { ...ours, plan, state: "first", keepsFor: "restarted" };
    // Hooks that are called in a further run are judged there.
    const choose = (run: RunResult): RunResult => (mayRepeat(run) ? onlyAskOfComponents(run) : run);
    const { isKept, questions, at, ...run } = await runJudged(first, place, { choose });
    const lifecycleRun = addLeftOut(run, plan);
    const isRepeated = mayRepeat(run);
    if (isRepeated || options.plan) return lifecycleRun;
    const theirs = earlier && copyInto(folder, "earlier", earlier.plugin);
    if (theirs && isAbsent(theirs)) return theirs;
    const laterLives = await runAgain(
      { ...run, isKept, questions, at },
      {
        restart: (plans) => runJudged({ ...ours, plan: plans, state: "restarted" }, place, { before: [first] }),
        ...(theirs && {
          update: {
            from: earlier.version,
            runEarlier: (plans) => runJudged({ ...theirs, plan: plans, state: "updated" }, place),
            run: (plans) =>
              runJudged({ ...ours, plan: plans, state: "updated", previousVersion: earlier.version }, place, {
                before: [{ ...theirs, plan: EARLIER, state: "updated" }],
              }),
          },
        }),
      },
    );
    return { ...lifecycleRun, ...(laterLives.length > 0 && { laterLives }) };
  });
}

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
