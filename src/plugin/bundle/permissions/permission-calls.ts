import type { Program } from "acorn";
import { findLoadingLinks, findRemoteLoad } from "./addresses.js";
import { findFulfilled, listOccurrences, type Occurrence } from "./occurrences.js";
import { makePathResolver, resolveBase, type ResolvePath } from "./resolve-path.js";
import {
  findFunction,
  getKey,
  getName,
  getText,
  listNodes,
  lookUp,
  readProgram,
  type AnyNode,
  type Scope,
  type ScopedNode,
} from "../scopes.js";

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
  ["network-access", /^(?:(?:webkit)?RTCPeerConnection|caches\.open\(\)\.add(?:All)?)$/u],
  ["network-access", /^#(?:https?\.(?:request|get|ClientRequest)|http2\.connect|tls\.connect)$/u],
  ["network-access", /^#net\.(?:connect|createConnection|(?:Socket|Stream)\(\)\.connect)$/u],
  ["network-access", /^#(?:dns\.(?:Resolver\(\)\.)?(?:lookup|resolve|reverse)\w*|dgram\.createSocket)$/u],
  ["network-access", /^#plugin-preflight\/sdk\.(?:checkForUpdate|Analytics)$/u],
  ["storage-read", /^#(?:this\.getStorage|context\.storage\.get)$/u],
  ["storage-read", /^(?:(?:local|session)Storage|Storage\.prototype)\.(?:getItem|key|hasOwnProperty)$/u],
  ["storage-read", /^(?:caches\.(?:match|has|keys)|cookieStore\.get(?:All)?|indexedDB\.databases)$/u],
  ["storage-write", /^#(?:this\.setStorage|context\.storage\.(?:set|delete))$/u],
  ["storage-write", /^(?:(?:local|session)Storage|Storage\.prototype)\.(?:setItem|removeItem|clear)$/u],
  [
    "storage-write",
    /^(?:(?:indexedDB\.(?:open|deleteDatabase)|caches\.(?:open|delete)|cookieStore\.(?:set|delete)))$/u,
  ],
  ["filesystem-access", /^show(?:OpenFile|SaveFile|Directory)Picker$/u],
  ["notifications", /^#(?:this|context\.notificationService)\.notify$|^Notification(?:\.requestPermission)?$/u],
  ["notifications", /^(?:registration|navigator\.serviceWorker\.(?:ready|\w+\(\)))\.showNotification$/u],
  ["clipboard-read", /^navigator\.clipboard\.read(?:Text)?$/u],
  ["clipboard-write", /^navigator\.clipboard\.write(?:Text)?$/u],
  ["geolocation", /^navigator\.geolocation\.(?:getCurrentPosition|watchPosition)$/u],
  ["microphone", /^(?:webkit)?SpeechRecognition$/u],
  ["contacts", /^navigator\.contacts\.select$/u],
];
const STORAGE = /^(?:local|session)Storage$/u;
/** Cookies, or a key of a browser's storage that is not one of its own methods. */
const STORED =
  /^document\.cookie$|^(?:local|session)Storage\.(?!(?:getItem|setItem|removeItem|clear|key|length|constructor|toString|hasOwnProperty|__proto__)$)[^.]+$/u;
/** What looks at all keys of an object, or writes some. */
const LISTS_KEYS = /^(?:Object\.(?:keys|values|entries|getOwnPropertyNames)|Reflect\.ownKeys|JSON\.stringify)$/u;
/** What passes nothing on. */
const TESTS = /^(?:Boolean|String|console\.\w+|(?:Object|Reflect|JSON)\..*|.*\.(?:call|apply|bind))$/u;
/** `stat` and the like look at what is there, and read nothing of it. */
const FILES =
  /^#fs\.(?!(?:f?stat|lstat|exists|access|realpath|constants|close|statfs)(?:Sync)?$)(?:[a-z]\w*|(?:Read|Write)Stream)$/u;
const WRITES =
  /^#fs\.(?:write|append|mkd|mkdt|rm|unlink|rename|copyFile|cp|symlink|link|truncate|ch(?:mod|own)|utimes|createWrite|WriteStream)/u;
export const OWN_FILES = /\b(?:import\.meta|import_meta|__dirname|__filename|require\.resolve)\b/u;

const OUTPUT = /^[12]$|\bprocess\.std(?:out|err)\.fd\b/u;

/** What a program does that needs a permission. */
export function findPermissionCalls(
  text: string,
  program: Program,
  hooks: ReadonlySet<string>,
): readonly PermissionCall[] {
  const { listed: occurrences, namedFunctions } = readProgram(program, hooks, listOccurrences);
  const fulfilled = findFulfilled(occurrences, findFunction);
  const resolve = makePathResolver({ text, hooks: namedFunctions, fulfilled });
  const search: Search = { text, resolve, links: findLoadingLinks(occurrences, resolve) };
  return occurrences.flatMap((occurrence): readonly PermissionCall[] => {
    const { kind, node } = occurrence;
    const use = findUse(occurrence, search);
    if (!use) return [];
    const { path, permissions } = use;
    const mayBeOwnFile = FILES.test(path) && !WRITES.test(path);
    const name = path.replace(/^#(?:this\.|context\.)?(?:plugin-preflight\/sdk\.)?/u, "").replace(/\(\)|\.\*$/gu, "");
    const { start, end } = kind === "called" ? ((node["callee"] as AnyNode | undefined) ?? node) : node;
    return permissions.map((permission) => ({
      permission,
      name,
      start,
      end,
      mayBeOwnFile,
      isCalled: kind !== "passed",
    }));
  });
}

interface Search {
  readonly text: string;
  readonly resolve: ResolvePath;
  readonly links: ReadonlySet<unknown>;
}

interface Use {
  readonly path: string;
  readonly permissions: readonly string[];
}

function findCallUse(occurrence: Occurrence, search: Search): Use | undefined {
  const { node, scope } = occurrence;
  const { resolve, text } = search;
  const call = readCall(node, scope, resolve);
  const load = findRemoteLoad(occurrence, call?.path, search);
  if (load !== undefined) return { path: load, permissions: ["network-access"] };
  if (!call) return undefined;
  const { path, values } = call;
  const stored = (values[0] && resolve(values[0], scope)) ?? "";
  if (STORAGE.test(stored)) {
    if (LISTS_KEYS.test(path)) return { path: stored, permissions: ["storage-read"] };
    if (path === "Object.assign") return { path: stored, permissions: ["storage-write"] };
  }
  return { path, permissions: findCalledPermissions(path, values, occurrence, text) };
}

interface Call {
  readonly path: string;
  readonly values: readonly AnyNode[];
}

/** What is called in the end, with what: `fetch` in `fetch.call(null, a)` and in `Reflect.apply(fetch, null, [a])`. */
function readCall(node: AnyNode, scope: Scope, resolve: ResolvePath): Call | undefined {
  const callee = node["callee"] as AnyNode | undefined;
  if (!callee) return undefined;
  const values = listNodes(node["arguments"]);
  const path =
    tidy(resolve(callee, scope)) ?? (node.type === "NewExpression" ? resolveBase(resolve, callee, scope) : "");
  if (path === undefined || path === "") return undefined;
  const [first, second, third] = values;
  const listElements = (list: AnyNode | undefined): readonly AnyNode[] => listNodes(list?.["elements"]);
  if ((path === "Reflect.apply" || path === "Reflect.construct") && first) {
    const called = tidy(resolve(first, scope)) ?? "";
    return { path: called, values: listElements(path === "Reflect.apply" ? third : second) };
  }
  const [, called, how] = /^(.+)\.(call|apply)$/u.exec(path) ?? [];
  if (called === undefined) return { path, values };
  return { path: called, values: how === "call" ? values.slice(1) : listElements(second) };
}

const tidy = (path: string | undefined): string | undefined => path?.replace(/^#this\.context\b/u, "#context");

/** What is called, passed on, read or written, or whose keys are looked at. */
function findUse(occurrence: Occurrence, search: Search): Use | undefined {
  const { kind, node, scope, parent } = occurrence;
  if (kind === "called") return findCallUse(occurrence, search);
  const path = tidy(search.resolve(node, scope)) ?? "";
  switch (kind) {
    case "written": {
      const load = findRemoteLoad(occurrence, path, search);
      if (load !== undefined) return { path: load, permissions: ["network-access"] };
      if (STORED.test(path)) return { path, permissions: ["storage-write"] };
      return undefined;
    }
    case "read":
      if (STORED.test(path)) return { path, permissions: ["storage-read"] };
      return undefined;
    case "keys": {
      const key = parent["operator"] === "in" ? getText(parent["left"] as AnyNode) : undefined;
      if (!STORAGE.test(path) || !STORED.test(`${path}.${key ?? "*"}`)) return undefined;
      return { path, permissions: ["storage-read"] };
    }
    default: {
      if (!STORAGE.test(path)) return { path, permissions: findPermissions(path) };
      const isName = parent.type === "VariableDeclarator" || parent.type === "AssignmentExpression";
      const callee = parent["callee"] as AnyNode | undefined;
      const called = (callee && search.resolve(callee, scope)) ?? "";
      if (isName || TESTS.test(called)) return undefined;
      return { path, permissions: ["storage-read", "storage-write"] };
    }
  }
}

function findPermissions(path: string): readonly string[] {
  if (path === "") return [];
  if (FILES.test(path)) return ["filesystem-access"];
  return USES.filter(([, pattern]) => pattern.test(path)).map(([permission]) => permission);
}

function findCalledPermissions(
  path: string,
  [first]: readonly AnyNode[],
  { node, scope }: ScopedNode,
  text: string,
): readonly string[] {
  const mentions = (pattern: RegExp): boolean => first !== undefined && mentionsText(first, scope, pattern, text);
  switch (path) {
    case "navigator.mediaDevices.getUserMedia":
    case "navigator.getUserMedia":
    case "navigator.webkitGetUserMedia":
      return findMedia(first, scope);
    case "document.execCommand":
      return COMMANDS.get(getText(first) ?? "") ?? [];
    case "fetch":
      // Vite adds a function that loads the plugin's own chunks in old browsers.
      if (isPreload(node, text)) return [];
      // A file that came with the code, or text that is in the address itself.
      if (isOwnByDefault(first, node, text)) return [];
      if (mentions(OWN_FILES) || /^(?:data|blob|about):|^\.\.?\//u.test(getText(first) ?? "")) return [];
  }
  if (FILES.test(path) && !WRITES.test(path) && mentions(OWN_FILES)) return [];
  // The output of the process is no file.
  if (/^#fs\.write(?:Sync)?$/u.test(path) && mentions(OUTPUT)) return [];
  return findPermissions(path);
}

const MAX_PRELOAD_LENGTH = 1500;

function isPreload({ start, end }: AnyNode, text: string): boolean {
  const isOfLink = /^fetch\(\w+\.href\b/u.test(text.slice(start, Math.min(end, start + MAX_TEXT_LENGTH)));
  return isOfLink && text.slice(Math.max(0, start - MAX_PRELOAD_LENGTH), start).includes("modulepreload");
}

/** wasm-bindgen fetches what its caller names, else the file that came with the code. */
function isOwnByDefault(address: AnyNode | undefined, { start }: AnyNode, text: string): boolean {
  const name = getName(address);
  if (name === undefined) return false;
  const before = text.slice(Math.max(0, start - MAX_PRELOAD_LENGTH), start);
  return [...before.matchAll(OWN_DEFAULT)].some(([, set]) => set === name);
}

const OWN_DEFAULT = /([\w$]+)\s*=\s*new URL\([^()]{1,200}\bimport\.meta\b/gu;

const COMMANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["copy", ["clipboard-write"]],
  ["cut", ["clipboard-write"]],
  ["paste", ["clipboard-read"]],
]);

const DEVICES = [
  ["video", "camera"],
  ["audio", "microphone"],
] as const;

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
  return DEVICES.filter(([key]) => has(key)).map(([, permission]) => permission);
}

const MAX_HOPS = 3;
const MAX_NODES = 200;
const MAX_TEXT_LENGTH = 2000;

/** Whether an expression has some words in it, or a name in it means one that has. */
function mentionsText(node: AnyNode, scope: Scope, pattern: RegExp, text: string, hops = 0): boolean {
  if (pattern.test(text.slice(node.start, Math.min(node.end, node.start + MAX_TEXT_LENGTH)))) return true;
  if (hops === MAX_HOPS) return false;
  const names = new Set<string>();
  const stack = [node];
  for (let count = 0; count < MAX_NODES; count++) {
    const next = stack.pop();
    if (!next) break;
    const name = getName(next);
    if (name !== undefined) names.add(name);
    for (const value of Object.values(next)) stack.push(...listNodes(value).slice(0, MAX_NODES));
  }
  return [...names].some((name) => {
    const value = lookUp(scope, name)?.value;
    return value !== undefined && mentionsText(value.node, value.scope, pattern, text, hops + 1);
  });
}
