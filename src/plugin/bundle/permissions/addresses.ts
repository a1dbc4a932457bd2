import { getCooked, getKey, getText, listNodes, lookUp, getName, type AnyNode, type Scope } from "../scopes.js";
import type { Occurrence } from "./occurrences.js";
import type { ResolvePath } from "./resolve-path.js";

/** What a browser loads as soon as an element has the address, by the element and the attribute. */
const LOADED =
  /^<(?:(?:img|script|iframe|audio|video|source|track|embed)>\.src|(?:img|source)>\.srcset|video>\.poster)$/iu;
const LOADING_LINKS = /^(?:stylesheet|icon|preload|modulepreload|prefetch|manifest)$/u;
const MADE = /^(?:Worker|SharedWorker|Audio|importScripts)$/u;
const REMOTE = /^\s*(?:(?:https?|wss?):)?\/\//iu;

/**
 * The name of what loads something from another server: the address is in the code. An address that is only computed
 * may be one of the plugin's own files.
 *
 * @param path of what is called or written
 * @param links the names that mean a `<link>` of something that is loaded
 */
export function findRemoteLoad(
  { kind, node, scope, value }: Occurrence,
  path: string | undefined,
  { resolve, links }: { readonly resolve: ResolvePath; readonly links: ReadonlySet<unknown> },
): string | undefined {
  if (kind !== "called" && kind !== "written") return undefined;
  if ("source" in node) return isRemote(node["source"], scope) ? "import of an https address" : undefined;
  const isLoaded = (target: string, address: unknown, owner: unknown): boolean => {
    const isLink = target === "<link>.href" && links.has(findBinding(owner, scope));
    return (isLink || LOADED.test(target)) && isRemote(address, scope);
  };
  const format = (target: string): string => target.replace(/^<(\w+)>/u, "$1");
  if (kind === "written") {
    if (path === undefined || !isLoaded(path, value, node["object"])) return undefined;
    return format(path);
  }
  const [first, second] = listNodes(node["arguments"]);
  if (path === undefined || !first) return undefined;
  if (MADE.test(path)) return isRemote(first, scope) ? `${path} of an https address` : undefined;
  const element = /^(<\w+>)\.setAttribute$/u.exec(path)?.[1];
  if (element !== undefined) {
    const target = `${element}.${getText(first)?.toLowerCase() ?? ""}`;
    if (!isLoaded(target, second, (node["callee"] as AnyNode)["object"])) return undefined;
    return format(target);
  }
  if (path !== "Object.assign" || second?.type !== "ObjectExpression") return undefined;
  const assigned = resolve(first, scope) ?? "";
  const properties = listProperties(second);
  const isLink = LOADING_LINKS.test(getText(properties.get("rel")) ?? "");
  const loaded = [...properties].find(([key, address]) => {
    const isLinked = isLink && assigned === "<link>" && key === "href" && isRemote(address, scope);
    return isLinked || isLoaded(`${assigned}.${key}`, address, undefined);
  });
  return loaded && format(`${assigned}.${loaded[0]}`);
}

/** What means a `<link>` whose `rel` says that its address is loaded. */
export function findLoadingLinks(occurrences: readonly Occurrence[], resolve: ResolvePath): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  for (const { kind, node, scope, value } of occurrences) {
    if (kind !== "written" || getKey(node, "property") !== "rel") continue;
    if (!LOADING_LINKS.test(getText(value) ?? "") || resolve(node, scope) !== "<link>.rel") continue;
    const binding = findBinding(node["object"], scope);
    if (binding) found.add(binding);
  }
  return found;
}

const findBinding = (node: unknown, scope: Scope): unknown => lookUp(scope, getName(node as AnyNode | undefined) ?? "");

const listProperties = (object: AnyNode): ReadonlyMap<string, AnyNode> =>
  new Map(
    listNodes(object["properties"]).flatMap((property) => {
      const key = property.type === "Property" ? getKey(property, "key") : undefined;
      if (key === undefined) return [];
      return [[key, property["value"] as AnyNode] as const];
    }),
  );

const MAX_STEPS = 10;

/** Whether a text begins as the address of another server does. */
function isRemote(value: unknown, scope: Scope, steps = 0): boolean {
  const [node] = listNodes(value);
  if (!node || steps > MAX_STEPS) return false;
  const name = getName(node);
  const binding = name === undefined ? undefined : lookUp(scope, name);
  if (binding?.value && binding.keys.length === 0) return isRemote(binding.value.node, binding.value.scope, steps + 1);
  if (node.type === "BinaryExpression" && node["operator"] === "+") return isRemote(node["left"], scope, steps + 1);
  if (node.type !== "TemplateLiteral") return REMOTE.test(getText(node) ?? "");
  const [start] = listNodes(node["quasis"]);
  const text = start && getCooked(start);
  if (text !== "") return REMOTE.test(text ?? "");
  return isRemote(listNodes(node["expressions"])[0], scope, steps + 1);
}
