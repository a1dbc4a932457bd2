import { LIFECYCLE_CHECKS } from "./run-lifecycle.js";
import { checks } from "../checks/index.js";
import { inspect } from "../core/inspect.js";
import { verdict, type Finding, type Verdict } from "../core/report.js";
import type { LifecycleReport } from "../core/lifecycle-report.js";
import { runInProcess, type PluginInProcess } from "../host/run-in-process.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import type { HookName } from "../sdk/context.js";
import { formatStored } from "../sdk/test-context.js";
import { inMemory } from "../base/files/workspace.js";
import { makeLifecycleSettings } from "./lifecycle-settings.js";

export interface RunLifeOptions {
  /** The manifest: its hooks are called by their names there, and its settings get their defaults. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** The settings; what is left out is the default, or made up by the manifest's schema. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** What an earlier version has stored: a further life is an update from it. */
  readonly update?: { readonly from: string; readonly stored: Readonly<Record<string, unknown>> };
  /** The only hooks to call, with those that must be called before them. Then there is one life only. */
  readonly only?: readonly HookName[];
  /** How many seconds each hook may take; 30 by default. */
  readonly timeLimit?: number;
  /** The folder that places are relative to; the current one by default. */
  readonly root?: string | undefined;
}

export interface TestedLife {
  readonly verdict: Verdict;
  /** What `plugin-preflight test` would find, worst first where a list is cut. */
  readonly findings: readonly Finding[];
  /** The result of each call. */
  readonly lifecycle: LifecycleReport;
  /** Why a check was skipped, by its id. */
  readonly skipped: ReadonlyMap<string, string>;
}

/**
 * Lets a plugin live in this process, in the order and with the judgements of `plugin-preflight test`, for the tests of
 * its author. Nothing guards it: it has the network, the files and the processes of the test. A class or a factory
 * lives a second time, as after a restart.
 *
 * @param plugin the class, an instance, a factory, or a module with the hooks.
 */
export async function runLife(plugin: unknown, options: RunLifeOptions = {}): Promise<TestedLife> {
  const { manifest = {}, config = {}, update, only, timeLimit = USUAL_SECONDS, root } = options;
  const workspace = inMemory({ "manifest.json": JSON.stringify(manifest) });
  const read = (await readPlugin(workspace, { needs: ["manifest", "declaredHooks"] })).facts;
  if (isAbsent(read.manifest)) throw new TypeError(`The manifest cannot be used: ${read.manifest.absent}`);
  const settings = makeLifecycleSettings(read.manifest, { file: "config", values: config });
  const played: PluginInProcess = {
    ...settings,
    plugin,
    only,
    root,
    seconds: timeLimit,
    hooks: isAbsent(read.declaredHooks) ? [] : read.declaredHooks.filter(({ file }) => file === undefined),
    update: update && {
      from: update.from,
      stored: new Map(Object.entries(update.stored).map(([key, value]) => [key, formatStored(key, value)])),
    },
  };
  const lifecycle = await runInProcess(played);
  const chosen = checks.filter(({ id }) => LIFECYCLE_CHECKS.includes(id));
  const needs = chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  const facts = await readPlugin(workspace, { needs, given: { lifecycle } });
  const report = inspect(facts, chosen, { occasion: "push", strict: false });
  if (!report.lifecycle) throw new Error("A life has a report");
  return {
    verdict: verdict({ plugins: [report], failOn: "error" }),
    findings: report.findings,
    lifecycle: report.lifecycle,
    skipped: new Map(
      report.outcomes.flatMap((outcome) => (outcome.status === "skipped" ? [[outcome.check, outcome.reason]] : [])),
    ),
  };
}

const USUAL_SECONDS = 30;
