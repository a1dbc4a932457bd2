import type { Message } from "../job.js";
import { cutText } from "../loading/describe-value.js";
import { getOwn } from "../../base/text/json/json-object.js";
import type { NeedKind } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Send } from "./message-text.js";
import type { Grants } from "./grants.js";
import { captureStack } from "./capture-stack.js";

/** What the guards of the host report. */
export interface GuardReport {
  readonly send: Send;
  /** The plugin did what needs a permission. */
  reportUse(permission: string, object: string): void;
  /** The plugin uses what the small DOM does not have. */
  reportGap(name: string): void;
  /** The plugin looks for something that is not there, and may be elsewhere. */
  reportLack(what: NeedKind, name: string): void;
  /** The host refused something. Returns the error for the plugin. */
  reportRefusal(act: keyof typeof ACTS, object: string): Error;
  /**
   * Refuses something, or gives the stand-in where this run has one for it.
   *
   * @throws the error for the plugin.
   */
  refuse<Result>(act: keyof typeof ACTS, object: string, makeStandIn: () => Result): Result;
  /** Reports it if Node's own permissions have refused what this error is about, or its cause. */
  reportDenial(error: unknown): void;
}

export function makeGuardReport(send: Send, grants: Grants): GuardReport {
  const reportRefusal: GuardReport["reportRefusal"] = (act, object) => {
    send({ kind: "refuse", act, object: cutText(object), stack: captureStack() });
    return makeRefusal(`plugin-preflight does not let a plugin ${ACTS[act]} ${cutText(object)}`);
  };
  return {
    send,
    reportUse(permission, object) {
      send({ kind: "use", permission, object: cutText(object), stack: captureStack() });
    },
    reportGap(name) {
      send({ kind: "gap", name, stack: captureStack() });
    },
    reportLack(what, name) {
      send({ kind: "lack", what, name: cutText(name) });
    },
    reportRefusal,
    refuse(act, object, makeStandIn) {
      if (grants.has("refused", `${act} ${cutText(object)}`)) return makeStandIn();
      throw reportRefusal(act, object);
    },
    reportDenial(error) {
      const denial = findDenial(error);
      if (denial) send({ kind: "refuse", ...denial });
    },
  };
}

const ACTS = {
  write: "write to",
  read: "read",
  start: "start",
  signal: "send a signal to",
  load: "load",
  use: "use",
} as const;

/** With the code that Node itself gives to what its permissions forbid. */
export function makeRefusal(message: string): Error {
  return Object.assign(new Error(message), { code: "ERR_ACCESS_DENIED" });
}

const DEPTH = 5;
const RESTRICTED = /Access to this API has been restricted|loading addons is disabled/u;
/** `fs.symlink API requires full fs.read and fs.write permissions.` */
const API = /^([\w.]{1,60}) API (?:requires|is disabled)\b/u;
const FILE_ACTS: Readonly<Record<string, "read" | "write">> = { FileSystemRead: "read", FileSystemWrite: "write" };

/** What is used without a file or a program: by its permission, or by the API of Node that the message names. */
function nameUsed(permission: string, message: string): string {
  const known = getOwn(NAMES, permission);
  if (known !== undefined || permission !== "") return known ?? permission;
  return API.exec(message)?.[1] ?? "what Node's permissions restrict";
}

/** What Node's permissions refuse, by the error that they throw. Our own refusals are reported already. */
function findDenial(
  thrown: unknown,
): Pick<Extract<Message, { kind: "refuse" }>, "act" | "object" | "stack"> | undefined {
  try {
    let error = thrown;
    for (let depth = 0; depth < DEPTH && error instanceof Error; depth++) {
      const { permission, resource, code, message } = error as Error & Readonly<Record<string, unknown>>;
      const isDenial = code === "ERR_ACCESS_DENIED" && permission !== undefined;
      if (isDenial || code === "ERR_DLOPEN_DISABLED" || RESTRICTED.test(message)) {
        const name = cutText(permission ?? "");
        const act = getOwn(FILE_ACTS, name) ?? (name === "ChildProcess" ? "start" : "use");
        const object = act === "use" ? nameUsed(name, message) : cutText(resource);
        return { act, object, stack: cutText(error.stack ?? "") };
      }
      error = error.cause;
    }
  } catch {
    // Its getters are the plugin's, and may throw: then it is no error of Node.
  }
  return undefined;
}

/** Node's names of permissions, in an author's words. */
const NAMES: Readonly<Record<string, string>> = {
  WASI: "node:wasi",
  Inspector: "node:inspector",
  WorkerThreads: "a thread, or hooks of modules",
  Addon: "a native add-on",
};
