import { dirname, join } from "node:path";
import { isObject } from "../text/json/json-object.js";
import type { Message } from "./job.js";

/**
 * The same event without the temporary folder in its texts. Stacks keep it: places are found by it.
 *
 * @param data the folder that the plugin is started in and keeps its files in, if it has one
 */
export function hideFolder<Event extends Message>(event: Event, copy: string, data = copy): Event {
  // The host's own packages are next to the copy.
  const above = join(dirname(copy), "node_modules/");
  const hide = (value: unknown): unknown =>
    typeof value === "string"
      ? value
          .replaceAll(`file://${copy}/`, "")
          .replaceAll(`${copy}/`, "")
          .replaceAll(`${data}/`, "")
          .replaceAll(above, "node_modules/")
      : value;
  const hideIn = (object: object): object =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]: [string, unknown]) => [
        key,
        key === "stack" ? value : isObject(value) ? hideIn(value) : hide(value),
      ]),
    );
  return hideIn(event) as Event;
}
