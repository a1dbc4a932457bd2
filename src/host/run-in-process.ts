import { types } from "node:util";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import type { DeclaredHook } from "../plugin/manifest/declared-hooks.js";
import type { HookName } from "../sdk/context.js";
import { makeTextStore } from "../sdk/test-context.js";
import { diskWorkspace } from "../base/files/disk.js";
import { findCause } from "./child/cause.js";
import { isAlwaysSent, MAX_EVENTS } from "./child/channel.js";
import { makeContext } from "./child/context.js";
import { captureStack, STACK_LINES } from "./child/capture-stack.js";
import { NO_GAPS } from "./child/dom-gaps.js";
import { NO_GRANTS } from "./child/grants.js";
import { findHooks } from "./loading/find-hooks.js";
import { makeStateKeeper } from "./child/kept-state.js";
import { watchLeftovers } from "./child/leftovers.js";
import { runHooks } from "./child/run-hooks.js";
import { watchOpenResources, type OpenResources } from "./child/open-resources.js";
import { makeGuardReport } from "./child/report.js";
import { makePlaceFinder, type FindPlace } from "./find-place.js";
import { leaveOpen } from "./judge-errors.js";
import { planLifecycle, type Message, type PlannedStep, type SentMessage } from "./job.js";
import { runAgain } from "./later-runs.js";
import { addLeftOut, planHooks } from "./plans.js";
import { readRun, type RunResult } from "./read-run.js";
import type { HostEnding } from "./finish-steps.js";

/** A plugin that lives in this process, for the tests of its author. */
export interface PluginInProcess {
  /** The class, an instance, a factory, or a module with the hooks. */
  readonly plugin: unknown;
  readonly hooks: readonly DeclaredHook[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly madeUp: readonly string[];
  readonly update: { readonly from: string; readonly stored: ReadonlyMap<string, string> } | undefined;
  readonly only: readonly HookName[] | undefined;
  /** For each hook. */
  readonly seconds: number;
  /** The folder that places are relative to; the current one by default. */
  readonly root: string | undefined;
}

/** In this process, nobody measures what the plugin takes. */
const MEGABYTES = Infinity;

/** Lets a plugin live in this process by the plan of the host. What it leaves behind stays. */
export async function runInProcess(inProcess: PluginInProcess): Promise<LifecycleRun> {
  const { plugin, update, only, root = process.cwd() } = inProcess;
  const findPlace = makePlaceFinder(diskWorkspace(root), "", root);
  const plan = only ? planHooks(only) : planLifecycle();
  const lines = Error.stackTraceLimit;
  Error.stackTraceLimit = STACK_LINES;
  try {
    const entry = findPlace(captureStack())?.file ?? "manifest.json";
    const execute = (planned: PlanHere): Promise<RunResult> => runPlanHere({ ...inProcess, root }, findPlace, planned);
    const installed = new Map<string, string>();
    const { isKept, ...run } = await execute({ plan, stored: new Map(), installed });
    const lifecycleRun: LifecycleRun = { entry, ...addLeftOut(run, plan) };
    if (only) return lifecycleRun;
    const laterLives = await runAgain(
      // Only what is made anew can be started again.
      { ...run, isKept: isKept && isMaker(plugin) },
      {
        restart: (steps) => execute({ plan: steps, stored: installed }),
        ...(update && {
          update: {
            from: update.from,
            run: (steps) => execute({ plan: steps, stored: new Map(update.stored), previousVersion: update.from }),
          },
        }),
      },
    );
    return { ...lifecycleRun, ...(laterLives.length > 0 && { laterLives }) };
  } finally {
    Error.stackTraceLimit = lines;
  }
}

/** Whether the plugin is a class or a factory, or a module whose default export is one. */
function isMaker(plugin: unknown): boolean {
  return (
    typeof (types.isModuleNamespaceObject(plugin) ? Reflect.get(plugin as object, "default") : plugin) === "function"
  );
}

interface PlanHere {
  readonly plan: readonly PlannedStep[];
  /** What is stored; the life changes it. */
  readonly stored: Map<string, string>;
  /** Gets what is stored after the installation. */
  readonly installed?: Map<string, string>;
  readonly previousVersion?: string;
}

async function runPlanHere(
  inProcess: PluginInProcess & { readonly root: string },
  findPlace: FindPlace,
  planned: PlanHere,
): Promise<RunResult> {
  const { plugin, hooks, config, madeUp, seconds, root } = inProcess;
  const { plan, stored, installed, previousVersion } = planned;
  const events: Message[] = [];
  const listening = listenToProcess();
  const limits = { seconds, megabytes: MEGABYTES };
  let deadline: NodeJS.Timeout | undefined;
  const ending = await new Promise<HostEnding>((resolve, reject) => {
    const send = (sent: SentMessage): void => {
      const by = findCause()?.step;
      const message: Message = by === undefined ? sent : { by, ...sent };
      if (events.length < MAX_EVENTS || isAlwaysSent(message)) events.push(message);
      if (message.kind === "never") resolve({ kind: "never" });
      if (message.kind !== "begin" && message.kind !== "end") return;
      clearTimeout(deadline);
      deadline = setTimeout(resolve, seconds * 1000, { kind: "time-limit" });
      const ended = message.kind === "end" ? plan[message.step - 1] : undefined;
      if (ended?.name !== "onInstall" || !installed) return;
      installed.clear();
      for (const [key, text] of stored) installed.set(key, text);
      events.push({ kind: "installed" });
    };
    const report = makeGuardReport(send, NO_GRANTS);
    const keeper = makeStateKeeper({ plan, installed: undefined, previousVersion }, makeTextStore(stored), send);
    const context = makeContext(
      { id: "test-plugin", config, madeUp, previousVersion },
      report,
      keeper.store,
      NO_GRANTS,
    );
    const find = () => findHooks({ entries: ["plugin"], hooks }, context, () => Promise.resolve(toModule(plugin)));
    const leftovers = watchLeftovers({ plugin: root, hooks });
    const resources = keepOwn(watchOpenResources(NO_OPENERS, leftovers), findPlace);
    // The input is the test runner's.
    const endInput = (): boolean => false;
    runHooks({
      plan,
      context,
      report,
      resources,
      leftovers,
      endInput,
      keeper,
      gaps: NO_GAPS,
      events: listening,
      findHooks: find,
    }).then(() => {
      resolve({ kind: "finished" });
    }, reject);
  });
  clearTimeout(deadline);
  listening.end();
  return leaveOpen(
    readRun({ events, ending }, { limits, plan, findPlace, copy: root, findMissingFile: () => undefined }),
  );
}

const NO_OPENERS = { find: () => undefined, isRefused: () => false };

function toModule(plugin: unknown): object {
  return types.isModuleNamespaceObject(plugin) ? (plugin as object) : { default: plugin };
}

/** The test runner opens things, too: those of the plugin have a place in its code. None is touched. */
function keepOwn(resources: OpenResources, findPlace: FindPlace): OpenResources {
  const list = () => resources.list().filter(({ stack }) => findPlace(stack) !== undefined);
  return { ...resources, list, park: () => undefined };
}

/** Listens to the events of this process until the life has ended. */
function listenToProcess(): Pick<NodeJS.Process, "on"> & { end(): void } {
  const added: (readonly [string, (...values: unknown[]) => void])[] = [];
  const on = (name: string, listener: (...values: unknown[]) => void): unknown => {
    added.push([name, listener]);
    return process.on(name, listener);
  };
  return {
    on: on as NodeJS.Process["on"],
    end() {
      for (const [name, listener] of added) process.off(name, listener);
    },
  };
}
