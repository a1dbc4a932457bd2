import type { Program } from "acorn";
import { makePathResolver } from "./resolve-path.js";
import {
  getKey,
  getName,
  getText,
  listNodes,
  lookUp,
  readProgram,
  type AnyNode,
  type Scope,
} from "../syntax/scopes.js";

/** A part of the code that does what needs a permission. */
export interface PermissionCall {
  readonly permission: string;
  /** What is called: `fetch`, `navigator.clipboard.readText`, `fs.readFile`. */
  readonly name: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether it is called. What is only passed on, another function may call. */
  readonly isCalled: boolean;
  /** Whether it reads a file that may be one of the plugin's own. */
  readonly mayBeOwnFile: boolean;
}

/** How each permission is used: what is called, or made with `new`. */
const USES: readonly (readonly [permission: string, path: RegExp])[] = [
  ["network-access", /^(?:fetch|XMLHttpRequest|WebSocket|EventSource|WebTransport|navigator\.sendBeacon)$/u],
  ["network-access", /^#(?:https?\.(?:request|get)|http2\.connect|net\.(?:connect|createConnection)|tls\.connect)$/u],
  ["network-access", /^#(?:dns\.(?:lookup|resolve|reverse)\w*|dgram\.createSocket)$/u],
  ["network-access", /^#plugin-preflight\/sdk\.(?:checkForUpdate|Analytics)$/u],
  ["storage-read", /^#(?:this\.getStorage|context\.storage\.get)$|^(?:local|session)Storage\.(?:getItem|key)$/u],
  ["storage-write", /^#(?:this\.setStorage|context\.storage\.(?:set|delete))$/u],
  ["storage-write", /^(?:local|session)Storage\.(?:setItem|removeItem|clear)$|^indexedDB\.(?:open|deleteDatabase)$/u],
  ["notifications", /^#(?:this|context\.notificationService)\.notify$|^Notification(?:\.requestPermission)?$/u],
  ["clipboard-read", /^navigator\.clipboard\.read(?:Text)?$/u],
  ["clipboard-write", /^navigator\.clipboard\.write(?:Text)?$/u],
  ["geolocation", /^navigator\.geolocation\.(?:getCurrentPosition|watchPosition)$/u],
  ["contacts", /^navigator\.contacts\.select$/u],
];
/** `stat` and the like look at what is there, and read nothing of it. */
const FILES = /^#fs\.(?!(?:f?stat|lstat|exists|access|realpath|constants|close|statfs)(?:Sync)?$)[a-z]\w*$/u;
const WRITES =
  /^#fs\.(?:write|append|mkd|mkdt|rm|unlink|rename|copyFile|cp|symlink|link|truncate|ch(?:mod|own)|utimes|createWrite)/u;
export const OWN_FILES = /\b(?:import\.meta|import_meta|__dirname|__filename|require\.resolve)\b/u;

const OUTPUT = /^[12]$|\bprocess\.std(?:out|err)\.fd\b/u;

/** What is called in a program, as far as it needs a permission. */
export function findPermissionCalls(
  text: string,
  program: Program,
  hooks: ReadonlySet<string>,
): readonly PermissionCall[] {
  const { occurrences, namedFunctions } = readProgram(program, hooks);
  const resolve = makePathResolver(namedFunctions, text);
  return occurrences.flatMap(({ node, scope, isPassedOn }): readonly PermissionCall[] => {
    if (node.type === "ImportExpression") return [];
    const target = isPassedOn ? node : (node["callee"] as AnyNode);
    const path = resolve(target, scope)?.replace(/^#this\.context\b/u, "#context");
    if (path === undefined || path === "") return [];
    const found = isPassedOn ? findPermissions(path) : findCalledPermissions(path, node, scope, text);
    const mayBeOwnFile = FILES.test(path) && !WRITES.test(path);
    const name = path.replace(/^#(?:this\.|context\.)?(?:plugin-preflight\/sdk\.)?/u, "");
    const { start, end } = target;
    return found.map((permission) => ({ permission, name, start, end, isCalled: !isPassedOn, mayBeOwnFile }));
  });
}

function findPermissions(path: string): readonly string[] {
  if (FILES.test(path)) return ["filesystem-access"];
  return USES.flatMap(([permission, pattern]) => (pattern.test(path) ? [permission] : []));
}

function findCalledPermissions(path: string, node: AnyNode, scope: Scope, text: string): readonly string[] {
  const [first] = listNodes(node["arguments"]);
  const mentions = (pattern: RegExp): boolean => first !== undefined && mentionsText(first, scope, pattern, text);
  switch (path) {
    case "navigator.mediaDevices.getUserMedia":
    case "navigator.getUserMedia":
      return findMedia(first, scope);
    case "document.execCommand":
      return COMMANDS.get(getText(first) ?? "") ?? [];
    case "fetch":
      // Vite adds a function that loads the plugin's own chunks in old browsers.
      if (isPreload(node, text)) return [];
      // A file that came with the code, or text that is in the address itself.
      if (mentions(OWN_FILES) || /^(?:data|blob|about):|^\.\.?\//u.test(getText(first) ?? "")) return [];
  }
  if (FILES.test(path) && !WRITES.test(path) && mentions(OWN_FILES)) return [];
  // The output of the process is no file.
  if (/^#fs\.write(?:Sync)?$/u.test(path) && mentions(OUTPUT)) return [];
  return findPermissions(path);
}

const MOST_PRELOAD = 1500;

function isPreload({ start, end }: AnyNode, text: string): boolean {
  const isOfLink = /^fetch\(\w+\.href\b/u.test(text.slice(start, Math.min(end, start + MOST_TEXT)));
  return isOfLink && text.slice(Math.max(0, start - MOST_PRELOAD), start).includes("modulepreload");
}

const COMMANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["copy", ["clipboard-write"]],
  ["cut", ["clipboard-write"]],
  ["paste", ["clipboard-read"]],
]);

/** The devices in `{ video: true, audio: {} }`; none where that is not in the code. */
function findMedia(wanted: AnyNode | undefined, scope: Scope): readonly string[] {
  const name = getName(wanted);
  const object = name === undefined ? wanted : lookUp(scope, name)?.value?.node;
  if (object?.type !== "ObjectExpression") return [];
  const has = (key: string): boolean =>
    listNodes(object["properties"]).some((property) => {
      if (property.type !== "Property" || getKey(property, "key") !== key) return false;
      const value = property["value"] as AnyNode;
      const isShortTrue = value["operator"] === "!" && (value["argument"] as AnyNode)["value"] === 0;
      return value["value"] === true || isShortTrue || value.type === "ObjectExpression";
    });
  return [...(has("video") ? ["camera"] : []), ...(has("audio") ? ["microphone"] : [])];
}

const MOST_HOPS = 3;
const MOST_NODES = 200;
const MOST_TEXT = 2000;

/** Whether an expression has some words in it, or a name in it means one that has. */
function mentionsText(node: AnyNode, scope: Scope, pattern: RegExp, text: string, hops = 0): boolean {
  if (pattern.test(text.slice(node.start, Math.min(node.end, node.start + MOST_TEXT)))) return true;
  if (hops === MOST_HOPS) return false;
  const names = new Set<string>();
  const stack = [node];
  for (let count = 0; count < MOST_NODES; count++) {
    const next = stack.pop();
    if (!next) break;
    const name = getName(next);
    if (name !== undefined) names.add(name);
    for (const value of Object.values(next)) stack.push(...listNodes(value).slice(0, MOST_NODES));
  }
  return [...names].some((name) => {
    const value = lookUp(scope, name)?.value;
    return value !== undefined && mentionsText(value.node, value.scope, pattern, text, hops + 1);
  });
}
