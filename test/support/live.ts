import { makeLifecycleRunner } from "../../src/run/run-lifecycle.js";
import { isAbsent } from "../../src/plugin/absent.js";
import type { LifecycleRun, LifecycleStep } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { makePlugin, type Files } from "./folders.js";

export interface LiveChanges {
  readonly manifest?: Readonly<Record<string, unknown>>;
  readonly packageJson?: Readonly<Record<string, unknown>>;
  readonly hasNetwork?: boolean;
  readonly mayRunScripts?: boolean;
  readonly named?: readonly string[];
  /** For each hook. */
  readonly seconds?: number;
  readonly signal?: AbortSignal;
  /** The folder of an earlier version. */
  readonly from?: string;
}

const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];

/** The files of a plugin whose built code is `code`. The manifest names the five hooks by their own names. */
export function livingPlugin(code: string, { manifest = {}, packageJson = {} }: LiveChanges = {}): Files {
  const named = HOOKS.filter((name) => code.includes(name)).map((name) => [name, name]);
  const fields = { manifest_version: 1, name: "Tide Table", version: "1.0.0", type: "hybrid", permissions: [] };
  return {
    "manifest.json": JSON.stringify({
      ...fields,
      main: "dist/plugin.js",
      hooks: Object.fromEntries(named) as object,
      ...manifest,
    }),
    "package.json": JSON.stringify({ name: "tide-table", version: "1.0.0", type: "module", ...packageJson }),
    "dist/plugin.js": code,
  };
}

/** Lets the plugin in a folder live, or gives why it does not. */
export async function liveIn(folder: string, changes: LiveChanges = {}): Promise<LifecycleRun | string> {
  const { hasNetwork = false, seconds = 20, mayRunScripts = true, signal = new AbortController().signal } = changes;
  const { from } = changes;
  const surroundings = { env: process.env, platform: process.platform, execPath: process.execPath };
  const run = makeLifecycleRunner({
    surroundings,
    hasNetwork,
    cancellation: { signal, hurry: signal },
    seconds,
    mayRunScripts,
    from: from === undefined ? undefined : { workspace: diskWorkspace(from), path: from },
  });
  const asked = { workspace: diskWorkspace(folder), root: folder, folder: "", needs: new Set(["lifecycle"] as const) };
  const { lifecycle } = await run(asked);
  if (!lifecycle) throw new Error("there is no such fact");
  return isAbsent(lifecycle) ? lifecycle.absent : lifecycle;
}

/** Lets a plugin live that must be able to. */
export async function live(code: string, changes: LiveChanges = {}, files: Files = {}): Promise<LifecycleRun> {
  const run = await liveIn(makePlugin({ ...livingPlugin(code, changes), ...files }), changes);
  if (typeof run === "string") throw new Error(`it was not let live: ${run}`);
  return run;
}

/** `load done`, `onInstall done` and so on: what became of each step. */
export function outcomesOf({ steps }: LifecycleRun): readonly string[] {
  return steps.map(({ name, outcome }) => `${name} ${outcome.kind}`);
}

export function stepOf({ steps }: LifecycleRun, name: LifecycleStep["name"], nth = 1): LifecycleStep {
  const step = steps.find((one) => one.name === name && one.nth === nth);
  if (!step) throw new Error(`there is no step ${name}`);
  return step;
}
