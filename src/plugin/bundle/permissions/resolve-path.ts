import { getKey, getName, getText, listNodes, lookUp, type AnyNode, type Scope } from "../syntax/scopes.js";

/**
 * What an expression is, as far as that is known: a global such as `navigator.clipboard.readText`, a part of a module
 * such as `#fs.readFile`, or of the context of a hook, `#context.storage`.
 */
export type ResolvePath = (node: AnyNode, scope: Scope) => string | undefined;

const GLOBAL_OBJECTS = new Set(["globalThis", "window", "self", "global", "top", "parent"]);
const MOST_STEPS = 20;
/** What bundlers write in the place of `require`. */
const MOST_SHIM = 400;
const REQUIRE = /^_*(?:webpack_)?require_*\d*$/u;
const SDK = "plugin-preflight/sdk";

/** @param hooks the functions that get the context as their first parameter. */
export function makePathResolver(hooks: ReadonlySet<AnyNode>, text: string): ResolvePath {
  const sdkClasses = new Map<AnyNode, boolean>();
  const known = new Map<AnyNode, string | undefined>();
  const resolve = (node: AnyNode, scope: Scope, steps: number): string | undefined => {
    if (known.has(node) || steps > MOST_STEPS) return known.get(node);
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
        return isPlugin(scope, steps) ? "#this" : undefined;
      case "MemberExpression": {
        const key = getKey(node, "property");
        const object = key === undefined ? undefined : within(node["object"]);
        if (object !== undefined && key !== undefined) return joinKeys(object, [key]);
        // A word of the specification, whatever it is a part of.
        return key === "notificationService" ? "#context.notificationService" : undefined;
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
      default:
        return undefined;
    }
  };

  const resolveName = (name: string, scope: Scope, steps: number): string | undefined => {
    const binding = lookUp(scope, name);
    if (!binding) return GLOBAL_OBJECTS.has(name) ? "" : name;
    const { module, value, keys, firstOf } = binding;
    if (module !== undefined) return joinKeys(makeModulePath(module), keys);
    if (firstOf && hooks.has(firstOf)) return joinKeys("#context", keys);
    return value && joinKeys(resolve(value.node, value.scope, steps + 1), keys);
  };

  /** `require("fs")` under any name that a bundler gives it, `fetch.bind(...)`, and what passes a module on. */
  const resolveCall = (node: AnyNode, scope: Scope, steps: number): string | undefined => {
    const callee = node["callee"] as AnyNode;
    const [first] = listNodes(node["arguments"]);
    const specifier = getText(first);
    if (specifier !== undefined) return isRequire(callee, scope, steps) ? makeModulePath(specifier) : undefined;
    const key = callee.type === "MemberExpression" ? getKey(callee, "property") : undefined;
    if (key === "bind") return resolve(callee["object"] as AnyNode, scope, steps + 1);
    // webpack has `n(module)`, and calls what that gives.
    const isHelper = key === "n" || (key === undefined && getName(skipSequence(callee)) !== undefined);
    const passed = isHelper ? resolve(first ?? callee, scope, steps + 1) : undefined;
    return passed?.startsWith("#") === true && !passed.includes(".") && passed !== "#this" ? passed : undefined;
  };

  const isRequire = (callee: AnyNode, scope: Scope, steps: number): boolean => {
    const name = getName(callee);
    if (name === undefined) return resolve(callee, scope, steps + 1)?.endsWith(".getBuiltinModule") === true;
    if (REQUIRE.test(name)) return true;
    const binding = lookUp(scope, name);
    if (!binding) return false;
    const { node: value } = binding.value ?? {};
    if (!value) return false;
    return /\b(?:require|createRequire)\b/u.test(text.slice(value.start, Math.min(value.end, value.start + MOST_SHIM)));
  };

  /** Whether `this` is a plugin of the SDK: its class extends one, or a class that has the SDK's words. */
  const isPlugin = (scope: Scope, steps: number): boolean => {
    const parent = scope.thisClass?.["superClass"] as AnyNode | null | undefined;
    if (!parent) return false;
    const path = resolve(parent, scope, steps + 1);
    if (path !== undefined) return path === `#${SDK}.BasePlugin`;
    const base = lookUp(scope, getName(parent) ?? "")?.value?.node;
    if (base?.type.startsWith("Class") !== true) return false;
    const isSdk = sdkClasses.get(base) ?? isSdkClass(text.slice(base.start, base.end));
    sdkClasses.set(base, isSdk);
    return isSdk;
  };

  return (node, scope) => resolve(node, scope, 0);
}

/** Minifiers keep the names of methods. */
function isSdkClass(code: string): boolean {
  return ["setStorage", "getStorage", "notificationService"].every((word) => code.includes(word));
}

function skipSequence(node: AnyNode): AnyNode {
  return node.type === "SequenceExpression" ? (listNodes(node["expressions"]).at(-1) ?? node) : node;
}

/** `#fs` for `node:fs/promises` as for `fs`: what they are used for is the same. */
function makeModulePath(specifier: string | undefined): string | undefined {
  return specifier === undefined ? undefined : `#${specifier.replace(/^node:/u, "").replace(/\/promises$/u, "")}`;
}

function joinKeys(path: string | undefined, keys: readonly string[]): string | undefined {
  if (path === undefined) return undefined;
  const parts = keys.filter((key) => key !== "default" && (key !== "promises" || !path.startsWith("#")));
  const [first] = parts;
  if (path === "" && parts.length === 1 && first !== undefined && GLOBAL_OBJECTS.has(first)) return "";
  return [...(path === "" ? [] : [path]), ...parts].join(".");
}
