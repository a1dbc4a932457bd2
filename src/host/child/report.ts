import { cut, type Send } from "./channel.js";
import { takeStack } from "./describe-error.js";

/** What the guards of the host report. */
export interface Report {
  readonly send: Send;
  /** The plugin did what needs a permission. */
  use(permission: string, object: string): void;
  /** The host refused something. Returns the error for the plugin. */
  refuse(act: "write" | "read" | "start" | "signal", object: string): Error;
}

export function makeReport(send: Send): Report {
  return {
    send,
    use(permission, object) {
      send({ kind: "use", permission, object: cut(object), stack: takeStack() });
    },
    refuse(act, object) {
      send({ kind: "refuse", act, object: cut(object), stack: takeStack() });
      return makeRefusal(`plugin-preflight does not let a plugin ${ACTS[act]} ${cut(object)}`);
    },
  };
}

const ACTS = { write: "write to", read: "read", start: "start", signal: "send a signal to" } as const;

/** With the code that Node itself gives to what its permissions forbid. */
export function makeRefusal(message: string): Error {
  return Object.assign(new Error(message), { code: "ERR_ACCESS_DENIED" });
}
