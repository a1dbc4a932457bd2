import type { Workspace } from "../../../base/files/workspace.js";
import { findInModule, listOwners, openOwners, type Found, type Known } from "../find-named-function.js";
import { getType, NotFollowed, type ObjectValue, type Value } from "./evaluate/values.js";
import { listInnerFunctions, listMemberNames, makeStaticValues, MAX_NAMES } from "./static-values.js";
import type { EntryFiles } from "../entry-files.js";

/** Whether the built code exports what the manifest names. */
export type ExportAnswer =
  | { readonly kind: "found" }
  /** With the names that there are in its place. */
  | { readonly kind: "missing"; readonly names: readonly string[] }
  | { readonly kind: "unknown"; readonly why: string };

export interface ModuleExports {
  /** By the rule of the host: which export answers the name of a hook. */
  answerHook(hook: { readonly name: string; readonly function: string; readonly file?: string }): Promise<ExportAnswer>;
  /** Whether the plugin has a function, and in its own code no hook that is like it. */
  hasInPlaceOf(name: string, hook: string): Promise<boolean>;
  /** @param among the modules that may have it; all by default. */
  answerComponent(name: string, among?: readonly string[]): ExportAnswer;
}

/**
 * Finds what modules export by following them with a parser.
 *
 * Load this file as the part "javascript" only.
 */
export function openModules(workspace: Workspace, entries: EntryFiles): ModuleExports {
  const values = makeStaticValues(workspace);
  const owners = openOwners(values, entries, false);
  const explainUnknown = (file: string): string =>
    `what ${file} exports is only known when it runs${values.unfollowed.map((reason) => `: ${reason}`)[0] ?? ""}`;

  const toAnswer = (found: Found<Value>, searched: readonly Value[], file: string): ExportAnswer => {
    if (found.kind === "found") return { kind: "found" };
    // What was not followed may have added to any object.
    if (found.kind === "unknown" || values.unfollowed.length > 0) return { kind: "unknown", why: explainUnknown(file) };
    const members = searched.flatMap((owner) => listInnerFunctions(values, owner));
    return {
      kind: "missing",
      names: [...new Set([...searched.flatMap(listMemberNames), ...members])].slice(0, MAX_NAMES),
    };
  };

  const names = new Set<string>();
  let failure: ExportAnswer | undefined;
  /** After the first failure, every answer is that it is not known. */
  const fail = (file: string, error: unknown): ExportAnswer => (failure ??= explainError(error, file));

  return {
    async answerHook(hook) {
      if (failure) return failure;
      const file = hook.file ?? entries[0];
      try {
        if (hook.file === undefined) return toAnswer(await owners.find(hook.function), owners.known, file);
        const module = values.load(hook.file);
        return toAnswer(findInModule(values, module, hook), listOwners(values, module), file);
      } catch (error) {
        return fail(file, error);
      }
    },
    async hasInPlaceOf(name, hook) {
      const { kind } = await this.answerHook({ name, function: name });
      return kind === "found" && owners.known.some((owner) => isInPlaceOf(owner, name, hook));
    },
    answerComponent(name, among = entries) {
      if (failure) return failure;
      const [first = ""] = among;
      try {
        const answers = among.map((entry) => findComponent(values.load(entry), name));
        if (answers.includes(true)) return { kind: "found" };
        if (answers.includes(undefined)) return { kind: "unknown", why: explainUnknown(first) };
        return { kind: "missing", names: [...names].slice(0, MAX_NAMES) };
      } catch (error) {
        return fail(first, error);
      }
    },
  };

  function findComponent(module: Value, name: string): Known {
    const looked = listOwners(values, module);
    for (const one of looked.flatMap(listMemberNames)) names.add(one);
    const answers = looked.map((owner) => hasPath(owner, name.split(".")));
    if (answers.includes(true)) return true;
    const isNamed = values.isNamed(module, name);
    if (isNamed === true) return true;
    if (isNamed === undefined || answers.includes(undefined)) return undefined;
    // The names of an ES module are certain. Members of objects are not, if something was not followed.
    const isCertain = values.unfollowed.length === 0 || values.hasNamesOnly(module);
    return isCertain ? false : undefined;
  }

  function hasPath(owner: Value, path: readonly string[]): Known {
    let value = owner;
    for (const name of path) {
      const isObject = values.isObject(value);
      const isThere = isObject === true ? values.has(value, name) : isObject;
      if (isThere !== true) return isThere;
      value = values.get(value, name);
    }
    return getType(value) !== "undefined";
  }
}

/** Of an instance, what its class itself has: `BasePlugin` gives each instance all hooks. */
function isInPlaceOf(owner: Value, name: string, hook: string): boolean {
  const chain: ObjectValue[] = [];
  for (let at = owner; at.kind === "object" && !at.isIntrinsic; at = at.prototype) chain.push(at);
  const depth = chain.findIndex(({ members }) => members.has(name));
  const own = chain.length === 1 ? chain : chain.slice(1, Math.max(depth, 1) + 1);
  return depth !== -1 && !own.some(({ members }) => members.has(hook));
}

function explainError(error: unknown, file: string): ExportAnswer {
  if (error instanceof NotFollowed) return { kind: "unknown", why: `${file} ${error.message}` };
  // The stack of calls is full, as the code is nested too deeply.
  if (error instanceof RangeError) return { kind: "unknown", why: `${file} is nested too deeply` };
  throw error;
}
