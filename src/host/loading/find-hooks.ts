import {
  findInModule,
  listOwners,
  openOwners,
  type Found,
  type Owners,
  type Values,
} from "../../plugin/bundle/find-named-function.js";
import { HOOKS, type HookName, type PluginRuntimeContext } from "../../sdk/context.js";
import type { Job } from "../job.js";
import { cutText } from "./describe-value.js";

/** A function of which nothing is known: of a plugin, or of what it runs in. */
export type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;
/** What such functions are members of. */
export type Functions = Record<PropertyKey, AnyFunction | undefined>;

export interface FoundFunction {
  readonly kind: "found";
  readonly call: (...given: readonly unknown[]) => unknown;
  /** The beginning of its text. */
  readonly text: string;
}

export type FoundHook =
  FoundFunction | { readonly kind: "missing"; readonly hook: string; readonly functions: readonly string[] };

const MAX_FUNCTIONS = 200;

/**
 * Loads what a job asks for: all modules that may have a hook until each is found, and those that may have components.
 *
 * @throws as {@link findHooks}.
 */
export async function loadPlugin(
  job: Job,
  context: PluginRuntimeContext,
  load: LoadModule,
  command?: string,
): ReturnType<typeof findHooks> {
  const hooks: Awaited<ReturnType<typeof findHooks>> = job.isOnlyLoaded
    ? new Map()
    : await findHooks(job, context, load, command);
  const mounts = job.plan.some(({ name }) => name === "mount");
  const ofComponents = mounts ? (job.mount?.entries ?? []) : [];
  for (const entry of job.isOnlyLoaded ? job.entries : ofComponents) await load(entry);
  return hooks;
}

/**
 * Loads the plugin and finds its hooks: those that the manifest names, and for the others methods of the plugin's class
 * or functions of the same name. A command is found among them, as it may be a method of the same instance.
 *
 * @param command the name of a command, if one is called.
 * @throws what the modules of the plugin throw, or its class, or its factory.
 */
export async function findHooks(
  job: Pick<Job, "entries" | "hooks">,
  context: PluginRuntimeContext,
  load: LoadModule,
  command?: string,
): Promise<ReadonlyMap<HookName | "command", FoundHook>> {
  const values = makeValues(context, load);
  const owners = openOwners(values, job.entries, job.hooks.length === 0);
  const found = new Map<HookName | "command", FoundHook>();
  for (const hook of job.hooks) {
    const module = hook.file === undefined ? undefined : await load(hook.file);
    const call = bind(module ? findInModule(values, module, hook) : await owners.find(hook.function));
    const looked = module ? listOwners(values, module) : owners.known;
    found.set(hook.name, call ?? { kind: "missing", hook: hook.text, functions: listFunctions(looked) });
  }
  for (const name of HOOKS) {
    if (found.has(name)) continue;
    const call = bind(await owners.findMethod(name));
    if (call) found.set(name, call);
  }
  if (command !== undefined) found.set("command", await findCommand(owners, command));
  return found;
}

/** The function that has the command's name, or that name in camel case: `sync-all` and `syncAll`. */
async function findCommand(owners: Owners<unknown>, command: string): Promise<FoundHook> {
  for (const name of [command, toCamelCase(command)]) {
    const call = bind(await owners.find(name));
    if (call) return call;
  }
  return { kind: "missing", hook: command, functions: listFunctions(owners.known) };
}

function toCamelCase(name: string): string {
  return name.replace(/[^A-Za-z0-9_$]+(.?)/gu, (_, next: string) => next.toUpperCase());
}

export type LoadModule = (file: string) => Promise<object>;

function bind(found: Found<unknown>): FoundFunction | undefined {
  if (found.kind !== "found") return undefined;
  const value = found.value as AnyFunction;
  return { kind: "found", call: value.bind(found.owner), text: readFunctionText(value) };
}

const MAX_TEXT_LENGTH = 1000;
const { toString: toText } = Function.prototype;

/** The beginning of the text of a function, by which its place is found. */
export function readFunctionText(value: AnyFunction): string {
  return toText.call(value).slice(0, MAX_TEXT_LENGTH);
}

const isObject = (value: unknown): value is object =>
  (typeof value === "object" && value !== null) || typeof value === "function";

/** The values of this process or page, which the rule asks about. */
export function makeValues(context: PluginRuntimeContext, load: LoadModule): Values<unknown> {
  return {
    load,
    isObject,
    isFunction: (value) => typeof value === "function",
    isClass: (value) => /^class\b/u.test(Function.prototype.toString.call(value)),
    looksLikeFactory: (value) => isObject(value) && looksLikeFactory(value),
    has: (owner, name) => isObject(owner) && name in owner,
    get: (owner, name) => (isObject(owner) ? (Reflect.get(owner, name) as unknown) : undefined),
    isTrue: (value) => value === true,
    list: (module) => ({ values: isObject(module) ? (Object.values(module) as unknown[]) : [], isWhole: true }),
    construct: (value) => new (value as PluginClass)(context),
    call: (value) => (value as AnyFunction)(context),
  };
}

type PluginClass = new (context: PluginRuntimeContext) => unknown;

const looksLikeFactory = (value: object): boolean =>
  /create|plugin/iu.test(String(Reflect.get(value, "name"))) ||
  HOOKS.some((name) => Function.prototype.toString.call(value).includes(name));

function listFunctions(owners: readonly unknown[]): readonly string[] {
  const objects = owners.filter(isObject);
  const names = [...objects.flatMap(listFunctionNames), ...objects.flatMap(listMemberNames)];
  return [...new Set(names)].filter((name) => name !== "default").slice(0, MAX_FUNCTIONS);
}

/** `plugin.onInstall`: the functions of what an owner has, such as an instance that is exported. */
function listMemberNames(owner: object): readonly string[] {
  return Object.getOwnPropertyNames(owner)
    .slice(0, MAX_FUNCTIONS)
    .flatMap((name) => {
      try {
        const value = Object.getOwnPropertyDescriptor(owner, name)?.value as unknown;
        if (typeof value !== "object" || value === null || name === "default") return [];
        return listFunctionNames(value)
          .slice(0, MAX_FUNCTIONS)
          .map((member) => cutText(`${name}.${member}`));
      } catch {
        // It is the plugin's, and may be a Proxy that throws.
        return [];
      }
    });
}

function listFunctionNames(owner: object): readonly string[] {
  const names: string[] = [];
  for (let at: object | null = owner; at && at !== Object.prototype && at !== Function.prototype;) {
    for (const name of Object.getOwnPropertyNames(at)) {
      const value = Object.getOwnPropertyDescriptor(at, name)?.value as unknown;
      const isLive = at === owner && Object.prototype.toString.call(owner) === "[object Module]";
      if (name !== "constructor" && (typeof value === "function" || isLive)) names.push(cutText(name));
    }
    at = Object.getPrototypeOf(at) as object | null;
  }
  return names;
}
