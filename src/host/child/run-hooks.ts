import type { HookName, PluginRuntimeContext } from "../../sdk/context.js";
import type { ChildOutcome, PlannedStep } from "../job.js";
import { runFor, type Cause } from "./cause.js";
import type { Clock, Wait } from "./clock.js";
import { describeError, describeValue } from "../loading/describe-value.js";
import type { DomGaps } from "./dom-gaps.js";
import type { FoundHook } from "../loading/find-hooks.js";
import type { StateKeeper } from "./kept-state.js";
import type { Leftover, Leftovers } from "./leftovers.js";
import type { Mounter } from "./mount-step.js";
import type { OpenResources } from "./open-resources.js";
import type { GuardReport } from "./report.js";

const MAX_OPEN_RESOURCES = 20;
const NOT_AGAIN = { kind: "not-mounted", why: "it was not mounted and removed without an error before" } as const;

export interface HookRun {
  readonly plan: readonly PlannedStep[];
  /** Loads the plugin and finds its hooks. */
  readonly findHooks: () => Promise<ReadonlyMap<HookName | "command", FoundHook>>;
  readonly context: PluginRuntimeContext;
  readonly report: GuardReport;
  readonly clock: Clock;
  readonly resources: OpenResources;
  readonly leftovers: Leftovers;
  /** Ends the standard input if somebody reads it, and gives whether it does. */
  readonly endInput: () => boolean;
  readonly keeper: StateKeeper;
  readonly gaps: DomGaps;
  /** Left out where the plan mounts nothing. */
  readonly makeMounter?: (wait: Wait) => Mounter;
  /** The events of this process or page: `uncaughtException`, `unhandledRejection`, `beforeExit`. */
  readonly events: { on(name: string, listener: (error?: unknown) => void): unknown };
}

/** Loads the plugin, calls its hooks in the order of the plan, and reports the result of each. */
export async function runHooks(hookRun: HookRun): Promise<void> {
  const { plan, context, clock, resources, leftovers, endInput, keeper, gaps, events } = hookRun;
  const { send, reportDenial } = hookRun.report;
  let isWaiting = false;
  const mounter = hookRun.makeMounter?.(clock.wait);
  const onUncaught = (error: unknown): void => {
    reportDenial(error);
    if (mounter?.takeError(error)) return;
    gaps.reportCauses(error);
    send({ kind: "uncaught", error: describeError(error) });
  };
  events.on("uncaughtException", onUncaught);
  events.on("unhandledRejection", onUncaught);
  events.on("beforeExit", () => {
    if (clock.noticeEmptyLoop() || !isWaiting || endInput()) return;
    // A host goes on: what keeps no process alive still happens there.
    if (resources.hasUnreferenced()) void clock.pause();
    else {
      gaps.reportWaits();
      send({ kind: "never" });
    }
  });
  const run = async (cause: Cause, act: () => Promise<ChildOutcome>): Promise<ChildOutcome> => {
    const { step } = cause;
    send({ kind: "begin", step });
    const start = clock.now();
    let outcome: ChildOutcome;
    isWaiting = true;
    try {
      outcome = await runFor(cause, act);
    } catch (error) {
      reportDenial(error);
      gaps.reportCauses(error);
      outcome = { kind: "threw", error: describeError(error) };
    }
    isWaiting = false;
    const milliseconds = clock.now() - start;
    // A rejection that nothing handles is reported a turn later.
    await clock.turn();
    send({ kind: "end", step, milliseconds, outcome });
    return outcome;
  };

  const sendLeft = (step: number, left: readonly Leftover[]): void => {
    for (const one of left.slice(0, MAX_OPEN_RESOURCES)) send({ kind: "open", step, ...one });
  };
  // Whether the component works that is mounted now: else its second mounting shows nothing new.
  let isShown = true;
  let hooks: ReadonlyMap<HookName | "command", FoundHook> = new Map();
  const loaded = await run({ step: 0, name: "load" }, async () => {
    hooks = await hookRun.findHooks();
    hooks.forEach((found, hook) => {
      if (found.kind === "found") send({ kind: "function", hook, text: found.text });
    });
    return { kind: "done" };
  });
  // Not by the iterator of lists, nor by a method of maps: the plugin may have replaced them, to be called less often.
  for (let at = 0; at < plan.length && loaded.kind === "done"; at++) {
    const planned = plan[at];
    if (!planned) break;
    const { name, nth, component = "", call } = planned;
    const step = at + 1;
    if (name === "mount" || name === "unmount") {
      if (!mounter) continue;
      if (name === "mount") isShown = nth === 1 || isShown;
      const act = name === "mount" ? () => mounter.mount(component) : () => mounter.unmount();
      const { kind } = await run({ step, name }, isShown ? act : () => Promise.resolve(NOT_AGAIN));
      if (kind !== "done") isShown = false;
      const left = name === "unmount" ? leftovers.list(name) : [];
      if (nth > 1) sendLeft(step, left);
      continue;
    }
    keeper.beforeCall(planned);
    const found = findHook(hooks, name);
    if (found?.kind !== "found") {
      send({ kind: "begin", step });
      const outcome = found ?? ({ kind: "no-hook" } as const);
      send({ kind: "end", step, milliseconds: 0, outcome });
      keeper.afterCall(planned, outcome);
    } else {
      const outcome = await run({ step, name }, async () => {
        const returned = await found.call(...(call ? [[...call.words], call.options] : [context]));
        if (isGenerator(returned)) return { kind: "never-runs" };
        return { kind: "done", ...(call && returned !== undefined && { returned: describeValue(returned) }) };
      });
      keeper.afterCall(planned, outcome);
      if (outcome.kind === "threw" && preventsActivation(name, nth)) break;
    }
    if (name !== "onDisable" && name !== "onUninstall") continue;
    resources.endHook();
    const listLeft = () => [...(name === "onDisable" ? resources.list() : []), ...leftovers.list(name)];
    await clock.wait(() => listLeft().length === 0 && !resources.mayGoOn());
    sendLeft(step, listLeft());
  }
  await clock.wait(() => resources.list().length === 0);
  send({ kind: "finished" });
}

const findHook = Function.prototype.call.bind(Map.prototype.get) as (
  hooks: ReadonlyMap<HookName | "command", FoundHook>,
  name: HookName | "command",
) => FoundHook | undefined;

const isGenerator = (value: unknown): boolean =>
  /^\[object (?:Async)?Generator\]$/u.test(Object.prototype.toString.call(value));

/** Whether a host gives up after an error in this call of a hook. */
function preventsActivation(hook: string, nth: number): boolean {
  return hook === "onEnable" || (hook === "onInstall" && nth === 1);
}
