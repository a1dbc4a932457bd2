import { captureStack } from "../child/capture-stack.js";
import { findCause, runLater, type Cause } from "../child/cause.js";
import type { Leftovers } from "../child/leftovers.js";
import type { OpenResources } from "../child/open-resources.js";

interface Timer {
  readonly what: string;
  readonly stack: string;
  readonly cause: Cause | undefined;
}

type Callback = (...values: unknown[]) => unknown;
type Start = (callback: unknown, ...values: unknown[]) => number;

/** The functions that start something which runs later, those that end it, and what it is. */
const TIMERS = [
  { start: "setTimeout", end: "clearTimeout", what: "a timer" },
  { start: "setInterval", end: "clearInterval", what: "an interval" },
  { start: "requestAnimationFrame", end: "cancelAnimationFrame", what: "an animation frame" },
  { start: "requestIdleCallback", end: "cancelIdleCallback", what: "a timer" },
] as const;

const MAX_TIMERS = 10_000;
const isOfComponent = ({ cause }: Timer): boolean => cause?.name === "mount" || cause?.name === "unmount";

/** Watches the timers that the plugin starts from now on. What they run has the cause of their start. */
export function watchTimers(leftovers: Leftovers): OpenResources {
  const open = new Map<string, Timer>();
  const functions = window as unknown as Record<string, Start & ((id: unknown) => void)>;
  for (const { start, end, what } of TIMERS) {
    const [startOriginal, endOriginal] = [functions[start]?.bind(window), functions[end]?.bind(window)];
    if (!startOriginal || !endOriginal) continue;
    // Both kinds have their numbers from one list, and each function ends the other kind as well.
    const list = end.startsWith("clear") ? "timer" : end;
    const replaced = (callback: unknown, ...values: unknown[]): number => {
      if (typeof callback !== "function") return startOriginal(callback, ...values);
      const cause = findCause();
      const id = startOriginal(
        (...given: unknown[]) => {
          if (what !== "an interval") open.delete(key);
          return runLater(cause, () => (callback as Callback).apply(window, given));
        },
        ...values,
      );
      const key = `${list} ${String(id)}`;
      const timer: Timer = { what, stack: captureStack(), cause };
      if (open.size < MAX_TIMERS) open.set(key, timer);
      if (isOfComponent(timer) && what === "an interval") leftovers.add(what, "", () => open.get(key) === timer);
      return id;
    };
    Object.assign(functions, {
      [start]: replaced,
      [end](id: unknown) {
        open.delete(`${list} ${String(id)}`);
        endOriginal(id);
      },
    });
  }
  return {
    list: () =>
      [...open.values()]
        .filter((timer) => !isOfComponent(timer))
        .filter(({ what, cause }) => cause?.name !== "load" || what !== "an animation frame")
        .map(({ what, stack }) => ({ what, name: "", stack })),
    endHook: () => undefined,
    mayGoOn: () => false,
    hasUnreferenced: () => false,
    park: () => undefined,
    unpark: () => undefined,
    mayRunIn: () => false,
  };
}
