import { GRACE } from "./leftovers.js";
import type { OpenResources } from "./open-resources.js";

/** Waits until something is so or nothing is left that could make it so, and never longer than these milliseconds. */
export type Wait = (isSo: () => boolean, milliseconds?: number) => Promise<void>;

export interface Clock {
  readonly now: () => number;
  /** Lets everything run that is due. */
  readonly turn: () => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly wait: Wait;
  /** Nothing keeps the process alive any more. Gives whether a wait goes on from there. */
  readonly noticeEmptyLoop: () => boolean;
}

/** Does something each second, which keeps no process alive: a limit ends a step from outside. */
export function repeatEachSecond(act: () => void): void {
  const timer: unknown = setInterval(act, SECOND);
  if (typeof timer === "object" && timer !== null) (timer as { unref(): void }).unref();
}

const SECOND = 1000;
/** How often a wait looks whether something is so while other things run, in milliseconds. */
const POLL = 10;
/** How long one look may take of a wait, in milliseconds. */
const MAX_TURN = 2 * POLL;
/** What keeps no process alive, such as the message of a port, arrives in so many turns of an empty event loop. */
const EMPTY_TURNS = 3;

/**
 * The clock and the timers of before the plugin, which may replace them.
 *
 * Node itself knows whether anything is pending, of whatever kind: its event loop is empty then. So a wait keeps no
 * process alive, and ends when Node says so.
 */
export function makeClock(resources: Pick<OpenResources, "park" | "unpark" | "mayRunIn">): Clock {
  const { setTimeout, clearTimeout, setImmediate, performance } = globalThis;
  const now = performance.now.bind(performance);
  const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
  const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, POLL));
  let onEmpty: (() => void) | undefined;

  /** Gives whether the event loop is empty, or `false` a moment later. */
  const waitForEmptyLoop = () =>
    new Promise<boolean>((resolve) => {
      const end = (isEmpty: boolean): void => {
        clearTimeout(timer);
        onEmpty = undefined;
        resolve(isEmpty);
      };
      const timer = setTimeout(end, POLL, false).unref();
      onEmpty = end.bind(null, true);
    });

  return {
    now,
    turn,
    pause,
    async wait(isSo, milliseconds = GRACE) {
      await turn();
      let spent = 0;
      let last = now();
      let empty = 0;
      while (empty < EMPTY_TURNS && !isSo() && spent < milliseconds) {
        resources.park(milliseconds);
        const isEmpty = await waitForEmptyLoop();
        const mayGoOn = isEmpty && resources.mayRunIn(milliseconds);
        empty = isEmpty && !mayGoOn ? empty + 1 : 0;
        if (isEmpty) await (mayGoOn ? pause() : turn());
        // On a machine with much else to do, nothing of the plugin has run for most of the time.
        spent += Math.min(now() - last, MAX_TURN);
        last = now();
      }
      resources.unpark();
    },
    noticeEmptyLoop() {
      const isWaiting = onEmpty !== undefined;
      onEmpty?.();
      return isWaiting;
    },
  };
}
