import { cutText, type Send } from "./channel.js";
import { captureStack } from "./describe-error.js";

/** What the guards of the host report. */
export interface GuardReport {
  readonly send: Send;
  /** The plugin did what needs a permission. */
  reportUse(permission: string, object: string): void;
  /** The host refused something. Returns the error for the plugin. */
  reportRefusal(act: "write" | "read" | "start" | "signal", object: string): Error;
}

export function makeGuardReport(send: Send): GuardReport {
  return {
    send,
    reportUse(permission, object) {
      send({ kind: "use", permission, object: cutText(object), stack: captureStack() });
    },
    reportRefusal(act, object) {
      send({ kind: "refuse", act, object: cutText(object), stack: captureStack() });
      return makeRefusal(`plugin-preflight does not let a plugin ${ACTS[act]} ${cutText(object)}`);
    },
  };
}

const ACTS = { write: "write to", read: "read", start: "start", signal: "send a signal to" } as const;

/** With the code that Node itself gives to what its permissions forbid. */
export function makeRefusal(message: string): Error {
  return Object.assign(new Error(message), { code: "ERR_ACCESS_DENIED" });
}
