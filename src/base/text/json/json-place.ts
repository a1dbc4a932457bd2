import { isObject } from "./json-object.js";
import { makePointer, type Path } from "./json-text.js";

/** What the items of lists are known by, the first that there is; an item without any of them by all that it says. */
const NAMES = ["name", "id", "path"] as const;

/**
 * A path as it stays when items of lists come and go: an item by its name or its text, such as
 * `/commands/{"name":"sync"}/description` or `/tags/"tides"`.
 */
export function makePlace(root: unknown, path: Path): string {
  let value = root;
  const steps = path.map((step, at) => {
    if (Array.isArray(value)) {
      value = value[Number(step)] as unknown;
      return JSON.stringify(identifyItem(value, path[at + 1]));
    }
    value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    return step;
  });
  return makePointer(steps);
}

/**
 * @param inside the key below which the place is: then the item is known by the scalars around, as lists in it come and
 * go.
 */
function identifyItem(item: unknown, inside: Path[number] | undefined): unknown {
  if (!isObject(item)) return sortKeys(item);
  const name = NAMES.find((key) => Object.hasOwn(item, key) && typeof item[key] === "string" && item[key] !== "");
  if (name !== undefined) return { [name]: item[name] };
  const scalars = Object.entries(item).filter(([key, value]) => key !== inside && !isContainer(value));
  return sortKeys(inside === undefined || scalars.length === 0 ? item : Object.fromEntries(scalars));
}

function isContainer(value: unknown): boolean {
  return isObject(value) || Array.isArray(value);
}

/** The same value, whatever order its keys are in. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, sortKeys(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
