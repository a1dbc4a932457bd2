import type { HookName } from "../../../sdk/context.js";
import type { Answered, PreviewState, PreviewView } from "../protocol.js";
import type { Kept } from "./kept.js";
import type { Order, PluginLink } from "./plugin-link.js";
import { hasCode } from "./unready.js";

export const MOVES = ["Install", "Enable", "Disable", "Update", "Uninstall"] as const;
export type Move = (typeof MOVES)[number];

/** The step that errors belong to which come later, such as those of a timer. */
export const LATER = "later";
export const SETTINGS = "settings";

interface LifeOptions {
  readonly kept: Kept;
  readonly link: () => PluginLink;
  readonly state: () => PreviewState;
  readonly settings: () => Readonly<Record<string, unknown>>;
  readonly view: () => PreviewView | undefined;
  readonly hasFailures: () => boolean;
  readonly onBegin: () => void;
  /** All that is wanted was tried. */
  readonly onEnd: () => void;
  /** The result of a step. */
  readonly onStep: (step: string, answer: Answered, milliseconds: number) => void;
  /** What is possible has changed. */
  readonly onChange: () => void;
}

/** A step that takes longer is not waited for when a setting changes. */
const LONG_MS = 1000;

/**
 * Brings the plugin to the state that a person wants, as a host does (specification, "States and transitions"). What
 * has failed is tried again with each build and each change of a setting.
 */
export function makeLife(options: LifeOptions) {
  const { kept, link, state, settings, view, hasFailures, onBegin, onEnd, onStep, onChange } = options;
  let last: Promise<unknown> = Promise.resolve();
  let isLoaded = false;
  let isEnabled = false;
  let shown: string | undefined;
  let running: { readonly step: string; readonly start: number } | undefined;
  let turn = 0;

  const askFor = async (step: string, order: Order): Promise<Answered> => {
    const own = turn;
    const start = performance.now();
    running = { step, start };
    onChange();
    const answer = await limit(link().ask(order), step, state().limit);
    // The page that was asked is gone, and nobody waits for its answer.
    if (own !== turn) return new Promise<never>(() => undefined);
    running = undefined;
    onStep(step, answer, performance.now() - start);
    return answer;
  };
  const ask = async (step: string, order: Order): Promise<boolean> => (await askFor(step, order)).outcome !== "failed";
  const callHook = (name: HookName) => ask(name, { kind: "hook", name });
  const mount = async (): Promise<void> => {
    const wanted = view();
    shown = undefined;
    if (!wanted || !isEnabled) return;
    const { component } = wanted;
    if (await ask(`mount ${component}`, { kind: "mount", component })) shown = component;
  };
  const disable = async (): Promise<void> => {
    if (shown !== undefined) await ask("unmount", { kind: "unmount" });
    await callHook("onDisable");
    // The clean-up goes on, whatever fails.
    shown = undefined;
    isEnabled = false;
  };
  const install = async (): Promise<void> => {
    kept.isInstalled = await callHook("onInstall");
    kept.version = state().version;
  };
  const uninstall = async (): Promise<void> => {
    await callHook("onUninstall");
    kept.isInstalled = false;
  };
  /** Does what is missing for the wanted state, up to what fails. */
  const achieve = async (): Promise<void> => {
    if (!isLoaded) return;
    const { wanted } = kept;
    if (isEnabled && wanted !== "enabled") await disable();
    if (wanted === "removed" && kept.isInstalled) await uninstall();
    if (wanted !== "removed" && !kept.isInstalled) await install();
    if (wanted !== "enabled" || !kept.isInstalled) return;
    if (!isEnabled) isEnabled = await callHook("onEnable");
    if (isEnabled && shown === undefined) await mount();
  };
  const isAchieved = (): boolean => {
    if (!isLoaded || hasFailures()) return false;
    if (kept.wanted !== "enabled") return !isEnabled && kept.isInstalled === (kept.wanted === "installed");
    return isEnabled && (shown !== undefined || view() === undefined);
  };
  /** One after the other. What a page that is gone was asked is never answered, and keeps nothing waiting. */
  const queue = (work: () => Promise<unknown>): void => {
    const own = turn;
    last = last.then(work).then(() => {
      if (own === turn) onEnd();
      onChange();
    });
  };
  const restart = (): void => {
    turn++;
    isLoaded = false;
    isEnabled = false;
    shown = undefined;
    running = undefined;
    onBegin();
    link().restart(state().permissions);
    onChange();
  };
  const want = (wanted: Kept["wanted"]): void => {
    kept.wanted = wanted;
    if (isLoaded) queue(achieve);
    else restart();
  };
  return {
    restart,
    isAchieved,
    isLoaded: () => isLoaded,
    running: () => running?.step,
    /** What is so now. */
    describe(): string {
      if (running !== undefined) return `${running.step} is running`;
      if (isEnabled) return "Enabled";
      return kept.isInstalled ? "Installed, not enabled" : "Not installed";
    },
    isEnabled: () => isEnabled,
    /** Also while a step runs: what is wanted is done after it. */
    canMove(move: Move): boolean {
      const { isInstalled, wanted } = kept;
      const can = {
        Install: !isInstalled,
        Enable: !isEnabled,
        Disable: isEnabled || wanted === "enabled",
        Update: isInstalled,
        Uninstall: isInstalled || wanted !== "removed",
      };
      return can[move];
    },
    move(move: Move): void {
      const wanted = { Install: "installed", Enable: "enabled", Disable: "installed", Uninstall: "removed" } as const;
      if (move !== "Update") want(wanted[move]);
      else
        queue(async () => {
          if (isLoaded && (await callHook("onUpdate"))) kept.version = state().version;
        });
    },
    /** The page or the process is there: it is brought to what is wanted. */
    begin(): void {
      const { job, version } = state();
      if (!hasCode(state())) return;
      turn++;
      isLoaded = false;
      isEnabled = false;
      shown = undefined;
      last = Promise.resolve();
      onBegin();
      queue(async () => {
        const previousVersion = kept.version === version ? undefined : kept.version;
        const stored = { ...kept.stored };
        const order = { kind: "load", config: settings(), stored, previousVersion, ...(job && { job }) } as const;
        isLoaded = await ask("load", order);
        await achieve();
      });
    },
    showView(): void {
      onBegin();
      queue(async () => {
        await mount();
        await achieve();
      });
    },
    /** A plugin that does not reach what is wanted is started again. A host that cannot tell one enables it again. */
    passSettings(): void {
      const isLong = running !== undefined && performance.now() - running.start > LONG_MS;
      if (isLong || (running === undefined && !isAchieved())) {
        restart();
        return;
      }
      queue(async () => {
        if (!isAchieved()) {
          restart();
          return;
        }
        const answer = await askFor(SETTINGS, { kind: "config", config: settings() });
        if (answer.outcome !== "unheard" || !isEnabled) return;
        await disable();
        await achieve();
      });
    },
  };
}

/** A step that does not end is one that has failed, for the host as for this page. */
async function limit(answer: Promise<Answered>, step: string, seconds: number): Promise<Answered> {
  let timer = 0;
  const late = new Promise<Answered>((resolve) => {
    timer = window.setTimeout(() => {
      const message = `${step} has not finished after ${String(seconds)} seconds, the time limit of the host. It may wait for a promise that never settles, or never return.`;
      resolve({ outcome: "failed", error: { name: "", message, stack: "" } });
    }, seconds * 1000);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    window.clearTimeout(timer);
  }
}
