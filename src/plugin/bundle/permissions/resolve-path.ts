import {
  getKey,
  getName,
  getText,
  isFunction,
  isNode,
  listNodes,
  lookUp,
  type AnyNode,
  type Scope,
  type ScopedNode,
} from "../scopes.js";

/**
 * What an expression is, as far as that is known: a global such as `navigator.clipboard.readText`, a part of a module
 * such as `#fs.readFile`, or of the context of a hook, `#context.storage`. What a call gives is `#net.Socket()`, an
 * element is `<img>`, and a key that is not known is `*`.
 */
export type ResolvePath = (node: AnyNode, scope: Scope) => string | undefined;

/** What the paths of a program are made of. */
export interface PathSource {
  readonly text: string;
  /** The functions that get the context as their first parameter. */
  readonly hooks: ReadonlySet<AnyNode>;
  /** What functions get as their first parameter when a promise is fulfilled. */
  readonly fulfilled: ReadonlyMap<AnyNode, ScopedNode>;
}

const GLOBAL_OBJECTS = new Set(["globalThis", "window", "self", "global", "top", "parent"]);
const MAX_STEPS = 20;
/** What bundlers write in the place of `require`. */
const MAX_SHIM_LENGTH = 400;
const REQUIRE = /^_*(?:webpack_)?require_*\d*$/u;
/** The same by its path. */
const REQUIRES =
  /^(?:#?process\.getBuiltinModule|(?:module|process\.mainModule)\.require|#module\.createRequire\(\))$/u;
const SDK = "plugin-preflight/sdk";
/** Classes that make elements. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["Image", "<img>"],
  ["Audio", "<audio>"],
]);

export function makePathResolver({ text, hooks, fulfilled }: PathSource): ResolvePath {
  const sdkClasses = new Map<AnyNode, boolean>();
  const known = new Map<AnyNode, string | undefined>();
  const resolve = (node: AnyNode, scope: Scope, steps: number): string | undefined => {
    if (known.has(node) || steps > MAX_STEPS) return known.get(node);
    // A name that is defined by itself has no path.
    known.set(node, undefined);
    const path = resolveNode(node, scope, steps);
    known.set(node, path);
    return path;
  };

  const resolveNode = (node: AnyNode, scope: Scope, steps: number): string | undefined => {
    const within = (inner: unknown): string | undefined => resolve(inner as AnyNode, scope, steps + 1);
    switch (node.type) {
      case "Identifier":
        return resolveName(String(node["name"]), scope, steps);
      case "ThisExpression":
      case "Super":
        if (isPlugin(scope.thisClass, scope, steps)) return "#this";
        if (node.type === "ThisExpression") return undefined;
        return addCall(within(scope.thisClass?.["superClass"] ?? node));
      case "MemberExpression": {
        const key = getKey(node, "property") ?? "*";
        const object = within(node["object"]);
        const isOwn = (node["object"] as AnyNode).type === "ThisExpression" && hasMember(scope, key);
        // A word of the specification, whatever it is a part of.
        if (object === undefined && key === "notificationService") return "#context.notificationService";
        if (object === undefined || isOwn) return undefined;
        return joinKeys(object, [key]);
      }
      case "ChainExpression":
        return within(node["expression"]);
      case "AwaitExpression":
        return within(node["argument"]);
      case "SequenceExpression":
        return within(listNodes(node["expressions"]).at(-1));
      case "ConditionalExpression":
        return within(node["consequent"]) ?? within(node["alternate"]);
      case "LogicalExpression":
        return within(node["left"]) ?? within(node["right"]);
      case "AssignmentExpression":
        return within(node["right"]);
      case "ImportExpression":
        return makeModulePath(getText(node["source"] as AnyNode));
      case "CallExpression":
        return resolveCall(node, scope, steps);
      case "NewExpression": {
        const made = within(node["callee"]);
        return ELEMENTS.get(made ?? "") ?? addCall(made);
      }
      default:
        return undefined;
    }
  };

  const resolveName = (name: string, scope: Scope, steps: number): string | undefined => {
    const binding = lookUp(scope, name);
    if (!binding) return GLOBAL_OBJECTS.has(name) ? "" : name;
    const { module, keys, firstOf } = binding;
    if (module !== undefined) return joinKeys(makeModulePath(module), keys);
    if (firstOf && hooks.has(firstOf)) return joinKeys("#context", keys);
    const value = binding.value ?? (firstOf && fulfilled.get(firstOf));
    return value && joinKeys(resolve(value.node, value.scope, steps + 1), keys);
  };

  /** `require("fs")` under any name that a bundler gives it, `fetch.bind(...)`, and what passes a module on. */
  const resolveCall = (node: AnyNode, scope: Scope, steps: number): string | undefined => {
    const callee = node["callee"] as AnyNode;
    const [first] = listNodes(node["arguments"]);
    const specifier = getText(first);
    if (specifier !== undefined && isRequire(callee, scope, steps)) return makeModulePath(specifier);
    const key = callee.type === "MemberExpression" ? getKey(callee, "property") : undefined;
    if (key === "bind") return resolve(callee["object"] as AnyNode, scope, steps + 1);
    const result = key === "then" && first ? findResult(first) : undefined;
    if (result) return resolve(result, scope, steps + 1);
    const called = resolve(callee, scope, steps + 1);
    if (called === "document.createElement")
      return specifier === undefined ? undefined : `<${specifier.toLowerCase()}>`;
    // They give back what they get, or a function that does the same.
    const isSame = called === "#util.promisify" || called === "Object.assign";
    if (isSame && first) return resolve(first, scope, steps + 1);
    // webpack has `n(module)`, and calls what that gives.
    const isHelper = key === "n" || (key === undefined && getName(skipSequence(callee)) !== undefined);
    const passed = isHelper && specifier === undefined ? resolve(first ?? callee, scope, steps + 1) : undefined;
    if (passed?.startsWith("#") === true && !passed.includes(".") && passed !== "#this") return passed;
    return addCall(called);
  };

  const isRequire = (callee: AnyNode, scope: Scope, steps: number): boolean => {
    if (REQUIRES.test(resolve(callee, scope, steps + 1) ?? "")) return true;
    const name = getName(callee);
    if (name === undefined) return false;
    if (REQUIRE.test(name)) return true;
    const { node: value } = lookUp(scope, name)?.value ?? {};
    if (!value) return false;
    return /\b(?:require|createRequire)\b/u.test(
      text.slice(value.start, Math.min(value.end, value.start + MAX_SHIM_LENGTH)),
    );
  };

  /** Whether a class is a plugin of the SDK: it extends one, or a class that has the SDK's words. */
  const isPlugin = (node: AnyNode | undefined, scope: Scope, steps: number): boolean => {
    const parent = node?.["superClass"] as AnyNode | null | undefined;
    if (!parent || steps > MAX_STEPS) return false;
    const path = resolve(parent, scope, steps + 1);
    if (path !== undefined) return path === `#${SDK}.BasePlugin`;
    const base = lookUp(scope, getName(parent) ?? "")?.value;
    if (base?.node.type.startsWith("Class") !== true) return false;
    const isSdk = sdkClasses.get(base.node) ?? isSdkClass(text.slice(base.node.start, base.node.end));
    sdkClasses.set(base.node, isSdk);
    return isSdk || isPlugin(base.node, base.scope, steps + 1);
  };

  return (node, scope) => resolve(node, scope, 0);
}

/** What a class of one's own extends in the end, such as `WebSocket`. */
export function resolveBase(resolve: ResolvePath, node: AnyNode, scope: Scope, steps = 0): string | undefined {
  const value = node.type.startsWith("Class") ? { node, scope } : lookUp(scope, getName(node) ?? "")?.value;
  if (value?.node.type.startsWith("Class") !== true || steps > MAX_STEPS) return undefined;
  const parent = value.node["superClass"] as AnyNode | null;
  if (!parent) return undefined;
  return resolve(parent, value.scope) ?? resolveBase(resolve, parent, value.scope, steps + 1);
}

/** Whether the class of `this` has a member of its own with a name. */
function hasMember({ thisClass }: Scope, key: string): boolean {
  const body = thisClass?.["body"] as AnyNode | undefined;
  return listNodes(body?.["body"]).some((member) => isNode(member["key"]) && getKey(member, "key") === key);
}

/** What a function without parameters gives back, where it does nothing else. */
function findResult(node: AnyNode): AnyNode | undefined {
  if (!isFunction(node) || listNodes(node["params"]).length > 0) return undefined;
  const body = node["body"] as AnyNode;
  if (body.type !== "BlockStatement") return body;
  const [only, ...others] = listNodes(body["body"]);
  if (only?.type !== "ReturnStatement" || others.length > 0) return undefined;
  return listNodes(only["argument"])[0];
}

/** Minifiers keep the names of methods. */
function isSdkClass(code: string): boolean {
  return ["setStorage", "getStorage", "notificationService"].every((word) => code.includes(word));
}

function skipSequence(node: AnyNode): AnyNode {
  if (node.type !== "SequenceExpression") return node;
  return listNodes(node["expressions"]).at(-1) ?? node;
}

/** `#fs` for `node:fs/promises` as for `fs`: what they are used for is the same. */
function makeModulePath(specifier: string | undefined): string | undefined {
  return specifier?.replace(/^(?:node:)?/u, "#").replace(/\/promises$/u, "");
}

function addCall(path: string | undefined): string | undefined {
  return path?.concat("()");
}

function joinKeys(path: string | undefined, keys: readonly string[]): string | undefined {
  if (path === undefined) return undefined;
  const parts = keys.filter((key) => key !== "default" && (key !== "promises" || !path.startsWith("#")));
  const [first] = parts;
  if (path === "" && parts.length === 1 && first !== undefined && GLOBAL_OBJECTS.has(first)) return "";
  const joined = [...(path === "" ? [] : [path]), ...parts].join(".");
  return joined.replace(/^document\.defaultView(?:\.|$)/u, "");
}
