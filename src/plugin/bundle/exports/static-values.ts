import { openEvaluation } from "./evaluate/evaluate.js";
import { awaitValue, findCommon, getType, isTruthy, UNKNOWN, type Value } from "./evaluate/values.js";
import { isPluginClass, listOwners, type Known, type Values } from "../find-named-function.js";
import type { Workspace } from "../../../base/files/workspace.js";

/** What can be known of the values of modules without running them, for the rule in find-named-function.ts. */
export interface StaticValues extends Values<Value> {
  load(path: string): Value;
  /** Whether it is an ES module without an object as its default export. */
  hasNamesOnly(module: Value): boolean;
  /** Whether the default export of a module is a component of that name. */
  isNamed(module: Value, name: string): Known;
  /** Why modules could not be followed to their end. */
  readonly unfollowed: readonly string[];
}

export function makeStaticValues(workspace: Workspace): StaticValues {
  const { machine, load, unfollowed, isCommonJs } = openEvaluation(workspace);
  const attempt = (what: string, run: () => Value, otherwise: () => Value): Value => {
    try {
      machine.beginStatement();
      return run();
    } catch (error) {
      machine.giveUp(what, error);
      return otherwise();
    }
  };
  const values: StaticValues = {
    load,
    unfollowed,
    isObject: (value) => findCommon(value, ({ kind }) => (kind === "unknown" ? undefined : kind === "object")),
    isFunction: (value) => {
      const type = getType(value);
      if (type === undefined) return undefined;
      return type === "function";
    },
    isClass: (value) => findCommon(value, (one) => (one.kind === "object" ? one.code?.kind === "class" : undefined)),
    looksLikeFactory: () => undefined,
    has: (owner, name) => machine.has(owner, name),
    get: (owner, name) => machine.get(owner, name),
    isTrue: (value) => (isTruthy(value) === undefined ? undefined : value.kind === "primitive" && value.value === true),
    list: (module) => {
      if (module.kind !== "object") return { values: [], isWhole: module.kind === "primitive" };
      const names = [...module.members.keys()];
      return { values: names.map((name) => machine.get(module, name)), isWhole: !module.isOpen };
    },
    construct: (value) =>
      attempt(
        "its class",
        () => machine.construct(value, [UNKNOWN]),
        // Whatever its constructor does, it has the methods of the class.
        () => ({ ...machine.memory.make(machine.get(value, "prototype")), isOpen: true }),
      ),
    call: (value) =>
      awaitValue(
        attempt(
          "its default export",
          () => machine.call(value, UNKNOWN, [UNKNOWN]),
          () => UNKNOWN,
        ),
      ),
    hasNamesOnly: (module) => !isCommonJs(module) && machine.get(module, "default").kind === "primitive",
    isNamed(module, name) {
      const main = listOwners(values, module).at(-1) ?? UNKNOWN;
      if (main.kind === "primitive") return false;
      if (main.kind !== "object") return undefined;
      // An object is a component only if it is what an ES module exports by default.
      if (!main.code) return isCommonJs(module) && main === machine.get(module, "default") ? false : undefined;
      if (isPluginClass(values, main) === true) return false;
      const own = main.members.get("name")?.value;
      const text = own?.kind === "primitive" && own.type === "string" ? own.value : undefined;
      if (typeof text !== "string") return undefined;
      return text === name || (text.length <= MAX_MINIFIED_LENGTH ? undefined : false);
    },
  };
  return values;
}

/** A minifier gives such names. */
const MAX_MINIFIED_LENGTH = 3;

/** The names of an object's members, through its classes, without those of the language. */
export function listMemberNames(owner: Value): readonly string[] {
  const names = new Set<string>();
  for (let at: Value = owner; at.kind === "object" && !at.isIntrinsic; at = at.prototype) {
    for (const name of at.members.keys()) if (!HIDDEN.test(name)) names.add(name);
  }
  return [...names];
}

/** The functions in the members of an owner, such as `plugin.onInstall` in an instance that is exported. */
export function listInnerFunctions(values: StaticValues, owner: Value): readonly string[] {
  return listMemberNames(owner)
    .slice(0, MAX_NAMES)
    .flatMap((name) => {
      const value = values.get(owner, name);
      if (values.isFunction(value) !== false) return [];
      return listMemberNames(value)
        .slice(0, MAX_NAMES)
        .filter((member) => values.isFunction(values.get(value, member)) === true)
        .map((member) => `${name}.${member}`);
    });
}

export const MAX_NAMES = 200;
const HIDDEN = /^(?:default|constructor|prototype|length|name|__esModule|#.*)$/u;
