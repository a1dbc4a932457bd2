import { dirname, join } from "node:path";
import { isObject } from "../text/json/json-object.js";
import { replaceRoot } from "../workspace/inside.js";
import type { Message } from "./job.js";

/**
 * The same event without the temporary folder in its texts. Stacks keep it: places are found by it.
 *
 * @param data the folder that the plugin is started in and keeps its files in, if it has one
 */
export function hideFolder<Event extends Message>(event: Event, copy: string, data = copy): Event {
  // The host's own packages are next to the copy.
  const above = join(dirname(copy), "node_modules");
  const hide = (value: unknown): unknown => {
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === "stack" ? one : hide(one)]));
    }
    if (typeof value !== "string") return value;
    return replaceRoot(replaceRoot(replaceRoot(value, copy), data), above, "node_modules/");
  };
  return hide(event) as Event;
}
