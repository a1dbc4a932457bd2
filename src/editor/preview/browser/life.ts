import type { HookName } from "../../../sdk/context.js";
import type { Answered, PreviewState, PreviewView } from "../protocol.js";
import type { FrameLink } from "./frame-link.js";
import type { Kept } from "./kept.js";

export const MOVES = ["Install", "Enable", "Disable", "Update", "Uninstall"] as const;
export type Move = (typeof MOVES)[number];

interface LifeOptions {
  readonly kept: Kept;
  readonly frame: FrameLink;
  readonly state: () => PreviewState;
  readonly settings: () => Readonly<Record<string, unknown>>;
  readonly view: () => PreviewView | undefined;
  /** The result of a step, for the log. */
  readonly onStep: (step: string, answer: Answered, milliseconds: number) => void;
  /** What is possible has changed. */
  readonly onChange: () => void;
}

/** Moves the plugin through its life as a host does (specification, "States and transitions"). */
export function makeLife({ kept, frame, state, settings, view, onStep, onChange }: LifeOptions) {
  let last: Promise<unknown> = Promise.resolve();
  let isLoaded = false;
  let running: string | undefined;

  const ask = async (step: string, message: Parameters<FrameLink["ask"]>[0]): Promise<boolean> => {
    running = step;
    onChange();
    const start = performance.now();
    const answer = await frame.ask(message);
    running = undefined;
    onStep(step, answer, performance.now() - start);
    return answer.outcome !== "failed";
  };
  const callHook = (name: HookName) => ask(name, { kind: "hook", name });
  const mount = async (): Promise<void> => {
    const shown = view();
    if (shown && kept.isEnabled) await ask(`mount ${shown.component}`, { kind: "mount", component: shown.component });
  };
  const enable = async (): Promise<void> => {
    kept.isEnabled = await callHook("onEnable");
    await mount();
  };
  const disable = async (): Promise<void> => {
    await ask("unmount", { kind: "unmount" });
    await callHook("onDisable");
    // The clean-up goes on, whatever fails.
    kept.isEnabled = false;
  };
  const install = async (): Promise<void> => {
    kept.wasInstalled = true;
    kept.isInstalled = await callHook("onInstall");
    kept.version = state().version;
  };
  const moves: Readonly<Record<Move, () => Promise<unknown>>> = {
    Install: install,
    Enable: enable,
    Disable: disable,
    async Update() {
      if (await callHook("onUpdate")) kept.version = state().version;
    },
    async Uninstall() {
      if (kept.isEnabled) await disable();
      await callHook("onUninstall");
      kept.isInstalled = false;
    },
  };
  /** One after the other. What a page that is gone was asked is never answered, and keeps nothing waiting. */
  const queue = (work: () => Promise<unknown>): void => {
    last = last.then(work).then(onChange);
  };
  return {
    /** What it is doing, or the result. */
    describe(): string {
      if (running !== undefined) return `${running} is running`;
      if (kept.isEnabled) return "Enabled";
      return kept.isInstalled ? "Installed, not enabled" : "Not installed";
    },
    canMove(move: Move): boolean {
      const { isInstalled, isEnabled } = kept;
      const can = {
        Install: !isInstalled,
        Enable: isInstalled && !isEnabled,
        Disable: isEnabled,
        Update: isInstalled,
        Uninstall: isInstalled,
      };
      return isLoaded && running === undefined && can[move];
    },
    move(move: Move): void {
      queue(moves[move]);
    },
    /** Brings a page that was loaded again to the state of the page before it. */
    begin(): void {
      const { job, version } = state();
      if (!job) return;
      isLoaded = false;
      last = Promise.resolve();
      queue(async () => {
        const previousVersion = kept.version === version ? undefined : kept.version;
        const stored = { ...kept.stored };
        isLoaded = await ask("load", { kind: "load", job, config: settings(), stored, previousVersion });
        if (!isLoaded) return;
        if (!kept.isInstalled && !kept.wasInstalled) {
          await install();
          kept.isEnabled = kept.isInstalled;
        }
        if (kept.isEnabled) await enable();
      });
    },
    showView(): void {
      queue(mount);
    },
    /** A host that has no way to tell the plugin enables it again. */
    passSettings(): void {
      queue(async () => {
        if (!isLoaded) return;
        const answer = await frame.ask({ kind: "config", config: settings() });
        if (answer.outcome === "failed") onStep("settings", answer, 0);
        if (answer.outcome !== "unheard" || !kept.isEnabled) return;
        await disable();
        await enable();
      });
    },
  };
}
