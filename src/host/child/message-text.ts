import type { SentMessage } from "../job.js";
import { findCause, type Cause } from "./cause.js";

/** Events of one run. A plugin that logs without end must not fill the parent's memory. */
export const MAX_EVENTS = 3000;

export type Send = (message: SentMessage) => void;

/**
 * Makes messages texts, each with the step that has caused it, where that is known. Every function that is needed is taken before the plugin
 * is loaded, so that the plugin cannot replace it.
 */
export function makeSend(write: (text: string) => void, find: () => Cause | undefined = findCause): Send {
  const { stringify } = JSON;
  let count = 0;
  return (message) => {
    const isEvent = !isAlwaysSent(message);
    if (isEvent && ++count > MAX_EVENTS) return;
    const sent: SentMessage = isEvent && count === MAX_EVENTS ? { kind: "more" } : message;
    const by = find()?.step;
    write(stringify(strip(by === undefined ? sent : { by, ...sent })));
  };
}

/** What is sent however much else was. */
export function isAlwaysSent({ kind }: SentMessage): boolean {
  switch (kind) {
    case "begin":
    case "end":
    case "exit":
    case "never":
    case "finished":
    case "open":
    case "interfere":
    case "installed":
    case "left":
    case "keys":
      return true;
    default:
      return false;
  }
}

const { isArray } = Array;
const { create, keys, setPrototypeOf } = Object;

/** The same value without prototypes: a `toJSON` that the plugin has added to one of them is not asked. */
function strip(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const bare = (isArray(value) ? setPrototypeOf([], null) : create(null)) as Record<string, unknown>;
  const names = keys(value);
  // The plugin may have replaced how lists are iterated.
  let at = names.length;
  while (at-- > 0) {
    const name = names[at] ?? "";
    bare[name] = strip((value as Readonly<Record<string, unknown>>)[name]);
  }
  return bare;
}
