import { cutText } from "../loading/describe-value.js";
import type { Functions } from "../loading/find-hooks.js";
import type { Leftovers } from "./leftovers.js";

const ADDS = ["on", "addListener", "once", "prependListener", "prependOnceListener"];

/** Watches the listeners on the process, which belongs to the host. */
export function watchProcess(leftovers: Leftovers): void {
  const listeners = process.rawListeners.bind(process) as (event: string) => readonly unknown[];
  followListeners(process, (event, listener) => {
    leftovers.add("a listener on process", cutText(event), () =>
      // What is called once is kept in a function that names it.
      listeners(event).some((one) => one === listener || Reflect.get(one as object, "listener") === listener),
    );
  });
}

/** Calls back for each listener that is added to an emitter of Node, after it. */
export function followListeners(emitter: object, onAdd: (event: string, listener: unknown) => void): void {
  const functions = emitter as Functions;
  // Some of these functions call another one of them.
  let depth = 0;
  for (const name of ADDS) {
    const original = functions[name];
    if (!original) continue;
    functions[name] = function (...values) {
      depth++;
      try {
        return original.apply(this, values);
      } finally {
        depth--;
        if (depth === 0) onAdd(values[0] as string, values[1]);
      }
    };
  }
}
