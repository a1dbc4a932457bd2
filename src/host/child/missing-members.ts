import { makeStandIn } from "../mount/stand-in.js";
import { getOwn } from "../../base/text/json/json-object.js";
import { DOM_DIFFERS } from "../needs.js";
import type { Grants } from "./grants.js";
import type { GuardReport } from "./report.js";

/** What every browser has and the small DOM has not. */
export interface MissingNames {
  readonly globals: readonly string[];
  /** Members by the names of their interfaces. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** Interfaces with one object, as code names it. */
const SINGLE: Readonly<Record<string, string>> = {
  Window: "window",
  Document: "document",
  Navigator: "navigator",
  Screen: "screen",
  Location: "location",
  History: "history",
};

type Class = new () => object;

/**
 * Reports each member that the plugin reads of an object of the small DOM, that every browser has, and that is not
 * there. They stay missing, also for `in`, but for those that have a stand-in.
 *
 * The prototypes of the small DOM get one more, at the end of their chains: only what is on none of them is asked there.
 */
export function watchMissingMembers(
  window: object,
  { members, globals }: MissingNames,
  { report, grants }: { readonly report: GuardReport; readonly grants: Grants },
): void {
  const owners = new Map<string, readonly string[]>();
  for (const [owner, names] of Object.entries(members))
    for (const name of names) owners.set(name, [...(owners.get(name) ?? []), owner]);
  for (const name of globals) owners.set(name, [...(owners.get(name) ?? []), "Window"]);
  const getClass = (name: string): Class | undefined => {
    const found: unknown = Reflect.get(window, name);
    return typeof found === "function" ? (found as Class) : undefined;
  };
  const isOf = (object: unknown, owner: string): boolean => {
    if (owner === "Window") return object === globalThis || object === window;
    const single = getOwn(SINGLE, owner);
    if (single !== undefined) return object === Reflect.get(window, single);
    const found = getClass(owner);
    return found !== undefined && object instanceof found;
  };
  const reported = new Set<string>();
  const onText = (): void => {
    report.reportLack(DOM_DIFFERS.kind, DOM_DIFFERS.name);
  };
  const standIns = new Map<string, object>();
  const end = new Proxy(Object.create(Object.prototype) as object, {
    get(target, key, receiver) {
      const owner = typeof key === "string" ? owners.get(key)?.find((one) => isOf(receiver, one)) : undefined;
      if (owner === undefined) return Reflect.get(target, key, receiver) as unknown;
      const name = `${getOwn(SINGLE, owner) ?? owner}.${String(key)}`;
      if (grants.has("browser", name)) {
        const standIn = standIns.get(name) ?? makeStandIn(undefined, false, onText);
        standIns.set(name, standIn);
        return standIn;
      }
      if (!reported.has(name)) report.reportLack("browser", name);
      reported.add(name);
      return undefined;
    },
  });
  removeEmpty(Reflect.get(window, "navigator"), members["Navigator"] ?? []);
  const singles = Object.values(SINGLE).flatMap((name) => findRoot(Reflect.get(window, name) as object));
  const roots = new Set([
    ...singles,
    ...Object.keys(members).flatMap((name) => findRoot(getClass(name)?.prototype as object | undefined)),
  ]);
  for (const root of [...roots, ...findRoot(globalThis)]) Object.setPrototypeOf(root, end);
}

/** Removes members that are there with no value, such as `navigator.locks`. */
function removeEmpty(object: unknown, names: readonly string[]): void {
  for (const name of names) {
    const isEmpty = (Reflect.get(object as object, name) ?? undefined) === undefined;
    for (let at = object as object | null; isEmpty && at; at = Object.getPrototypeOf(at) as object | null)
      Reflect.deleteProperty(at, name);
  }
}

/** The last prototype before that of all objects, if there is one of its own. */
function findRoot(object: object | undefined): readonly object[] {
  for (let at = object; at;) {
    const next = Object.getPrototypeOf(at) as object | null;
    if (next === Object.prototype) return [at];
    at = next ?? undefined;
  }
  return [];
}
