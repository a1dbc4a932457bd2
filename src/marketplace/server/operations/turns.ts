import { setImmediate } from "node:timers/promises";
import type { Answer, Handle } from "../../serving/answer.js";

/** Nobody reads it: whoever asked has gone. */
const GONE: Answer = { status: 499, headers: {} };

/**
 * Lets readers take turns, one for each round of events. In between, the process learns who has gone, and does no work
 * for them: twenty visits that were broken off cost no more than one.
 */
export function makeTurns(handle: Handle): Handle {
  let last: Promise<unknown> = Promise.resolve();
  return async (asked) => {
    if (asked.method !== "GET" && asked.method !== "HEAD") return handle(asked);
    last = last.then(() => setImmediate());
    await last;
    return asked.gone.aborted ? GONE : handle(asked);
  };
}
