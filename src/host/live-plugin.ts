import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun, LifeError } from "../plugin/lifecycle/lifecycle-run.js";
import { planLife } from "./job.js";
import { playLaterLives } from "./later-lives.js";
import { addMounts, hasGoodHooks } from "./mounted-life.js";
import { addLeftOut } from "./plans.js";
import type { Life } from "./read-life.js";
import type { HostLimits } from "./run-host.js";
import { copyInto, playScene, withStage, type LifeOptions, type PluginToRun, type Scene } from "./scene.js";

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

/** A life by the plan, with mounted components or without, and those that begin with what another one has stored. */
function runOnce(
  plugin: PluginToRun,
  options: LifeOptions,
  { hasDom, mounts }: { readonly hasDom: boolean; readonly mounts: boolean },
): Promise<Omit<LifecycleRun, "entry" | "dom"> | Absent> {
  return withStage(async (folder) => {
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
export function findBrowserGlobal({ steps }: Pick<Life, "steps">): string | undefined {
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
