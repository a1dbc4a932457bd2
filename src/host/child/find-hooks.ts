import { pathToFileURL } from "node:url";
import type { HookName, PluginRuntimeContext } from "../../sdk/context.js";
import { HOOKS } from "../../sdk/context.js";
import type { DeclaredHook, Job } from "../job.js";
import { cut } from "./channel.js";

type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;

export type FoundHook =
  | { readonly kind: "found"; readonly call: (context: PluginRuntimeContext) => unknown }
  | { readonly kind: "missing"; readonly hook: string; readonly functions: readonly string[] };

const MOST_FUNCTIONS = 200;

/**
 * Loads the plugin and finds its hooks: those that the manifest names, and for the others methods of the plugin's class
 * or functions of the same name.
 *
 * @throws what the modules of the plugin throw, or its class, or its factory.
 */
export async function findHooks(job: Job, context: PluginRuntimeContext): Promise<ReadonlyMap<HookName, FoundHook>> {
  const owners = openOwners(job.entries, context, job.hooks.length === 0);
  const found = new Map<HookName, FoundHook>();
  for (const hook of job.hooks) {
    const call = hook.file === undefined ? await owners.find(hook.function) : await findExport(hook.file, hook);
    const functions = call ? [] : owners.listFunctions(hook.file === undefined ? undefined : await load(hook.file));
    found.set(hook.name, call ? { kind: "found", call } : { kind: "missing", hook: hook.text, functions });
  }
  for (const name of HOOKS) {
    if (found.has(name)) continue;
    const call = await owners.findMethod(name);
    if (call) found.set(name, { kind: "found", call });
  }
  return found;
}

function load(file: string): Promise<object> {
  return import(/* webpackIgnore: true */ pathToFileURL(file).href) as Promise<object>;
}

async function findExport(file: string, hook: DeclaredHook): Promise<AnyFunction | undefined> {
  const module = await load(file);
  const main = getDefault(module);
  if (hook.function !== "") return findFunction(module, hook.function) ?? findFunction(main, hook.function);
  const own = findFunction(module, hook.name) ?? findFunction(main, hook.name);
  return own ?? (typeof main === "function" ? (main as AnyFunction) : undefined);
}

/** The default export, as compilers of ES modules to CommonJS write it as well. */
function getDefault(module: object): unknown {
  const main: unknown = Reflect.get(module, "default");
  const isCompiled = isOwner(main) && Reflect.get(main, "__esModule") === true && "default" in main;
  return isCompiled ? Reflect.get(main, "default") : main;
}

const isOwner = (value: unknown): value is object =>
  (typeof value === "object" && value !== null) || typeof value === "function";

/** The function at a path such as `hooks.start`, bound to the object that it is a method of. */
function findFunction(owner: unknown, path: string): AnyFunction | undefined {
  let above: unknown;
  let value = owner;
  for (const name of path.split(".")) {
    if (!isOwner(value)) return undefined;
    above = value;
    value = Reflect.get(value, name);
  }
  return typeof value === "function" ? (value as AnyFunction).bind(above) : undefined;
}

interface Owners {
  find(path: string): Promise<AnyFunction | undefined>;
  /** The same, only in what is loaded already, and in instances of its classes. */
  findMethod(name: string): Promise<AnyFunction | undefined>;
  listFunctions(module: object | undefined): readonly string[];
}

/**
 * The objects that may have hooks, each made when the ones before it do not have what is looked for.
 *
 * @param isGuess whether the manifest names no hook.
 */
function openOwners(entries: readonly string[], context: PluginRuntimeContext, isGuess: boolean): Owners {
  const known: unknown[] = [];
  const makers: (() => unknown)[] = [];
  const left = [...entries];
  const loadNext = async (): Promise<boolean> => {
    const entry = left.shift();
    if (entry === undefined) return false;
    const module = await load(entry);
    const main = getDefault(module);
    known.push(module);
    if (isOwner(main)) known.push(main);
    for (const value of new Set<unknown>([main, ...(Object.values(module) as unknown[])])) {
      if (isPluginClass(value)) makers.push(() => new value(context));
    }
    const isFactory = typeof main === "function" && !isPluginClass(main) && !isClass(main);
    if (isFactory && (!isGuess || looksLikeFactory(main))) makers.push(() => (main as AnyFunction)(context));
    return true;
  };
  const look = (path: string): AnyFunction | undefined => {
    for (const owner of known) {
      const call = findFunction(owner, path);
      if (call) return call;
    }
    return undefined;
  };
  const make = async (): Promise<boolean> => {
    const maker = makers.shift();
    if (!maker) return false;
    known.push(await maker());
    return true;
  };
  return {
    async find(path) {
      let call = look(path);
      while (!call && ((await make()) || (await loadNext()))) call = look(path);
      return call;
    },
    async findMethod(name) {
      if (known.length === 0) await loadNext();
      let call = look(name);
      // A function that is exported by default may be anything, if the manifest names the hooks.
      while (!call && (isGuess || known.length === 0) && (await make())) call = look(name);
      return call;
    },
    listFunctions(module) {
      const owners = module ? [module, getDefault(module)] : known;
      const names = owners.flatMap((owner) => (isOwner(owner) ? listFunctionNames(owner) : []));
      return [...new Set(names)].filter((name) => name !== "default").slice(0, MOST_FUNCTIONS);
    },
  };
}

function listFunctionNames(owner: object): readonly string[] {
  const names: string[] = [];
  for (let at: object | null = owner; at && at !== Object.prototype && at !== Function.prototype;) {
    for (const name of Object.getOwnPropertyNames(at)) {
      const value = Object.getOwnPropertyDescriptor(at, name)?.value as unknown;
      const isLive = at === owner && Object.prototype.toString.call(owner) === "[object Module]";
      if (name !== "constructor" && (typeof value === "function" || isLive)) names.push(cut(name));
    }
    at = Object.getPrototypeOf(at) as object | null;
  }
  return names;
}

type PluginClass = new (context: PluginRuntimeContext) => unknown;

/** Whether a value is a class with one of the hooks, also one that was compiled to a function. */
function isPluginClass(value: unknown): value is PluginClass {
  if (typeof value !== "function") return false;
  const prototype: unknown = value.prototype;
  return isOwner(prototype) && HOOKS.some((name) => name in prototype);
}

/** Whether calling a function may give a plugin. It may as well be a component. */
const looksLikeFactory = (value: object): boolean =>
  /create|plugin/iu.test(String(Reflect.get(value, "name"))) ||
  HOOKS.some((name) => Function.prototype.toString.call(value).includes(name));

const isClass = (value: object): boolean => /^class\b/u.test(Function.prototype.toString.call(value));
