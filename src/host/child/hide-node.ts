import { pathToFileURL } from "node:url";
import type { ErrorText, SentMessage } from "../job.js";

/** What Node has and no browser. */
const NAMES = ["process", "Buffer", "global", "setImmediate", "clearImmediate"] as const;

const { captureStackTrace } = Error;
const { set } = Reflect;

/**
 * Hides what only Node has from the code of a page. The packages that its host provides, and this program, still find it:
 * here, a library for servers may stand in for that of browsers.
 *
 * @param folder the plugin's own.
 */
export function hideNode(folder: string): void {
  const own = [folder, pathToFileURL(folder).href];
  for (const name of NAMES) {
    const real: unknown = Reflect.get(globalThis, name);
    let replaced: unknown;
    const get = (): unknown => {
      const caller = findCaller(own, get);
      if (caller === undefined) return real;
      if (replaced === undefined && places.size < MAX_PLACES) places.set(caller, name);
      return replaced;
    };
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: false,
      get,
      set(value: unknown) {
        replaced = value;
      },
    });
  }
}

/** Where the plugin has read a name that is hidden, and which one. */
const places = new Map<string, string>();
const MAX_PLACES = 1000;

/** An error of what is hidden, as a page throws it: there, the name itself is not defined. */
export function nameHidden(error: ErrorText): ErrorText {
  const [, file = "", column] = /^ +at (?:.*\()?(.*):(\d+)\)?$/mu.exec(error.stack) ?? [];
  const name = NAMES.find((one) => {
    // The error is at the member, behind the name and a point; or at the name, where that is called.
    const columns = [Number(column) - one.length - 1, Number(column), Number(column) + "new ".length];
    return columns.some((at) => places.get(`${file}:${String(at)}`) === one);
  });
  const isOfName = /^Cannot read properties of undefined|is not a (?:function|constructor)$/u.test(error.message);
  if (name === undefined || !isOfName) return error;
  return { ...error, name: "ReferenceError", message: `${name} is not defined` };
}

/** The same in a message. */
export function nameHiddenIn(message: SentMessage): SentMessage {
  if (message.kind === "uncaught") return { ...message, error: nameHidden(message.error) };
  if (message.kind !== "end" || message.outcome.kind !== "threw") return message;
  return { ...message, outcome: { ...message.outcome, error: nameHidden(message.outcome.error) } };
}

/** The place that has called a function, if it is in one of these folders, and in no package below. */
function findCaller(folders: readonly string[], called: () => unknown): string | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error as Partial<ErrorConstructor>;
  if (prepareStackTrace !== undefined) set(Error, "prepareStackTrace", undefined);
  set(Error, "stackTraceLimit", 1);
  const holder = { stack: "" };
  captureStackTrace(holder, called);
  const { stack } = holder;
  set(Error, "stackTraceLimit", stackTraceLimit);
  if (prepareStackTrace !== undefined) set(Error, "prepareStackTrace", prepareStackTrace);
  if (!folders.some((folder) => stack.includes(folder)) || stack.includes("node_modules")) return undefined;
  return /^ +at (?:.*\()?(.*:\d+)\)?$/mu.exec(stack)?.[1] ?? "";
}
