import { HOOKS } from "../../sdk/context.js";

/*
 * Which export answers the name of a hook. The rule is written once, for the values of a running module (in host/child)
 * and for what can be known of them without running anything (static-values.ts).
 */

/** Whether something is so; `undefined` where only running the code would show it. */
export type Known = boolean | undefined;

/** What the rule asks of values. */
export interface Values<Value> {
  /** @throws what the module throws. */
  load(file: string): Value | Promise<Value>;
  /** Whether it is an object or a function. */
  isObject(value: Value): Known;
  isFunction(value: Value): Known;
  /** Whether it was written as a class. */
  isClass(value: Value): Known;
  /** Whether calling a function may give a plugin. It may as well be a component. */
  looksLikeFactory(value: Value): Known;
  has(owner: Value, name: string): Known;
  get(owner: Value, name: string): Value;
  isTrue(value: Value): Known;
  /** The exports of a module, and whether these are all. */
  list(module: Value): { readonly values: readonly Value[]; readonly isWhole: boolean };
  /** Makes an instance of a class. */
  construct(value: Value): Value;
  call(value: Value): Value | Promise<Value>;
}

export type Found<Value> =
  | { readonly kind: "found"; readonly value: Value; readonly owner: Value }
  | { readonly kind: "missing" }
  | { readonly kind: "unknown" };

/** The objects that may have functions with a name. Each is made when the ones before do not have what is looked for. */
export interface Owners<Value> {
  /** The function at a path such as `hooks.start`. */
  find(path: string): Promise<Found<Value>>;
  /** The same, only in what is loaded already, and in instances of its classes. */
  findMethod(name: string): Promise<Found<Value>>;
  /** What was looked at so far. */
  readonly known: readonly Value[];
}

const MISSING = { kind: "missing" } as const;
const UNKNOWN = { kind: "unknown" } as const;

/**
 * The modules in their order, and of each: the module, its default export, instances of the plugin's classes that it
 * exports, and what its default export returns.
 *
 * @param isGuess whether the manifest names no hook.
 */
export function openOwners<Value>(values: Values<Value>, entries: readonly string[], isGuess: boolean): Owners<Value> {
  const known: Value[] = [];
  const pendingOwners: (() => Value | Promise<Value>)[] = [];
  const left = [...entries];
  let isCertain = true;
  const addPending = (isOwner: Known, maker: () => Value | Promise<Value>): void => {
    if (isOwner === true) pendingOwners.push(maker);
    else if (isOwner === undefined) isCertain = false;
  };
  const loadNext = async (): Promise<boolean> => {
    const entry = left.shift();
    if (entry === undefined) return false;
    const module = await values.load(entry);
    const owners = listOwners(values, module);
    const main = getDefault(values, module);
    known.push(...owners);
    const lists = owners.filter((owner) => owner !== main).map((owner) => values.list(owner));
    if (lists.some(({ isWhole }) => !isWhole)) isCertain = false;
    for (const value of new Set([main, ...lists.flatMap((list) => list.values)])) {
      addPending(isPluginClass(values, value), () => values.construct(value));
    }
    const isFactory = every([
      () => values.isFunction(main),
      () => not(isPluginClass(values, main)),
      () => not(values.isClass(main)),
      () => !isGuess || values.looksLikeFactory(main),
    ]);
    addPending(isFactory, () => values.call(main));
    return true;
  };
  const findInKnown = (path: string): Found<Value> => {
    let isUnknown = false;
    for (const owner of known) {
      const found = findFunction(values, owner, path);
      // Several objects may have it: the first one that certainly has it answers.
      if (found.kind === "found") return found;
      if (found.kind === "unknown") isUnknown = true;
    }
    return isUnknown || !isCertain ? UNKNOWN : MISSING;
  };
  const makeNext = async (): Promise<boolean> => {
    const maker = pendingOwners.shift();
    if (!maker) return false;
    known.push(await maker());
    return true;
  };
  return {
    known,
    async find(path) {
      let found = findInKnown(path);
      while (found.kind !== "found" && ((await makeNext()) || (await loadNext()))) found = findInKnown(path);
      return found;
    },
    async findMethod(name) {
      if (known.length === 0) await loadNext();
      let found = findInKnown(name);
      // A function that is exported by default may be anything, if the manifest names the hooks.
      while (found.kind !== "found" && isGuess && (await makeNext())) found = findInKnown(name);
      return found;
    },
  };
}

/** The function that a hook with a path means: `path#name`, or `path` alone. */
export function findInModule<Value>(
  values: Values<Value>,
  module: Value,
  hook: { readonly name: string; readonly function: string },
): Found<Value> {
  const main = getDefault(values, module);
  const path = hook.function === "" ? hook.name : hook.function;
  const found = listOwners(values, module).map((owner) => findFunction(values, owner, path));
  if (hook.function === "") found.push(classifyFunction(values, main, module));
  return (
    found.find(({ kind }) => kind === "found") ?? (found.some(({ kind }) => kind === "unknown") ? UNKNOWN : MISSING)
  );
}

/**
 * The module, and its default export. Compilers of ES modules to CommonJS write that one a level deeper, and Node does
 * not find all names of such a module: they are members of what it calls the default export.
 */
export function listOwners<Value>(values: Values<Value>, module: Value): readonly Value[] {
  return [...new Set([module, values.get(module, "default"), getDefault(values, module)])];
}

function getDefault<Value>(values: Values<Value>, module: Value): Value {
  const main = values.get(module, "default");
  const isCompiled = every([
    () => values.isObject(main),
    () => values.isTrue(values.get(main, "__esModule")),
    () => values.has(main, "default"),
  ]);
  if (isCompiled === true) return values.get(main, "default");
  return main;
}

function findFunction<Value>(values: Values<Value>, owner: Value, path: string): Found<Value> {
  let above = owner;
  let value = owner;
  for (const name of path.split(".")) {
    const isObject = values.isObject(value);
    if (isObject !== true) return isObject === false ? MISSING : UNKNOWN;
    above = value;
    value = values.get(value, name);
  }
  return classifyFunction(values, value, above);
}

function classifyFunction<Value>(values: Values<Value>, value: Value, owner: Value): Found<Value> {
  const isFunction = values.isFunction(value);
  if (isFunction === true) return { kind: "found", value, owner };
  return isFunction === false ? MISSING : UNKNOWN;
}

/** Whether a value is a class with one of the hooks, also one that was compiled to a function. */
export function isPluginClass<Value>(values: Values<Value>, value: Value): Known {
  return every([
    () => values.isFunction(value),
    () => values.isObject(values.get(value, "prototype")),
    () => some(HOOKS.map((name) => () => values.has(values.get(value, "prototype"), name))),
  ]);
}

export const not = (known: Known): Known => (known === undefined ? undefined : !known);

/** Asks in turn, and stops at the first `false`. */
function every(questions: readonly (() => Known)[]): Known {
  let all: Known = true;
  for (const ask of questions) {
    const answer = ask();
    if (answer === false) return false;
    if (answer === undefined) all = undefined;
  }
  return all;
}

const some = (questions: readonly (() => Known)[]): Known => not(every(questions.map((ask) => () => not(ask()))));
