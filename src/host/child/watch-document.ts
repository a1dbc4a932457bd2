import type { AnyFunction } from "../loading/find-hooks.js";
import { cutText } from "../loading/describe-value.js";
import { findCause } from "./cause.js";
import { defineValue, replaceMethod } from "./define-value.js";
import type { Browser } from "./open-browser.js";
import type { Leftovers } from "./leftovers.js";

/** A node of the small DOM, as far as it is asked. */
interface DomNode {
  readonly isConnected: boolean;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly parentNode: DomNode | null;
  readonly ownerDocument: object | null;
}

const ELEMENT = 1;
/** Packages add these once, and never remove them. */
const KEPT = new Set(["STYLE", "LINK", "SCRIPT", "META"]);

/** Watches what the plugin adds to the window and its document, which belong to the host. */
export function watchDocument(browser: Browser, leftovers: Leftovers): void {
  const { window } = browser;
  const { document } = window;
  const shared: Shared = new Map([
    [window, "window"],
    [document, "document"],
    [document.documentElement, "document.documentElement"],
    [document.body, "document.body"],
  ]);
  watchListeners(browser, shared, leftovers);
  for (const [target, name] of shared) watchHandlers(target, name, target === window ? globalThis : target, leftovers);
  watchNodes(browser, leftovers);
  watchChannels(leftovers);
  for (const name of ["MutationObserver", "ResizeObserver", "IntersectionObserver"]) watchObserver(name, leftovers);
}

/** What the plugin shares with the host, and its name. */
type Shared = ReadonlyMap<object, string>;

function watchListeners({ window, symbols }: Browser, shared: Shared, leftovers: Leftovers): void {
  const list = (target: unknown, event: string): readonly unknown[] => {
    const { bubbling, capturing } = (target as Record<symbol, Phases>)[symbols.listeners] ?? NO_PHASES;
    return [...(bubbling.get(event) ?? []), ...(capturing.get(event) ?? [])];
  };
  // The small DOM removes these without their phase.
  const ownEnd = new WeakSet();
  // The small DOM watches the size of the window for a media query.
  let media: string | undefined;
  replaceMethod(
    Object.getPrototypeOf(window.matchMedia("all")) as object,
    "addEventListener",
    (add) =>
      function (...values) {
        media = (this as { readonly media: string }).media;
        try {
          return add.apply(this, values);
        } finally {
          media = undefined;
        }
      },
  );
  const watch = (add: AnyFunction): AnyFunction =>
    function (...values) {
      const [event, listener] = values as [string, unknown];
      // By the standard, nothing is added then.
      if (listener === null || listener === undefined) return;
      const name = shared.get(this as object);
      if (endsItself(values[2])) ownEnd.add(listener);
      const has = (): boolean => list(this, event).includes(listener);
      const isSame = has();
      add.apply(this, values);
      if (name === undefined) return;
      noteListener(leftovers, { name, media, isSame, has, event, listener, target: this });
    };
  // As a browser does, and the small DOM does not: what is added for one phase is not removed by the other.
  const keepPhase = (remove: AnyFunction): AnyFunction =>
    function (...values) {
      const [event, listener, options] = values as [string, unknown, unknown];
      const { bubbling, capturing } = (this as Record<symbol, Phases>)[symbols.listeners] ?? NO_PHASES;
      const own = isCapturing(options) ? capturing : bubbling;
      const isFound = own.get(event)?.includes(listener) === true || ownEnd.has(listener as object);
      return isFound ? remove.apply(this, values) : undefined;
    };
  // The window has a function of its own.
  for (const target of [window, window.document]) {
    replaceMethod(target, "addEventListener", watch);
    replaceMethod(target, "removeEventListener", keepPhase);
  }
  for (const name of ["addEventListener", "removeEventListener"])
    defineValue(globalThis, name, (Reflect.get(window, name) as AnyFunction).bind(window));
}

interface AddedListener {
  readonly event: string;
  readonly listener: unknown;
  readonly target: unknown;
}

interface EventHandler {
  handleEvent(event: object): void;
}

/** What happens in every page at any time. */
const OF_PAGE = new Set(["scroll", "resize"]);

interface NotedListener extends AddedListener {
  /** Of the object that it is added to. */
  readonly name: string;
  /** The text of a media query, if it is added to one. */
  readonly media: string | undefined;
  /** Whether the very same is there already. */
  readonly isSame: boolean;
  readonly has: () => boolean;
}

/** Notes a listener that the plugin has added to what belongs to the host. */
export function noteListener(leftovers: Leftovers, { name, media, isSame, has, ...added }: NotedListener): void {
  const isThere = askListener(has, added);
  const what = `a listener on ${media === undefined ? name : "matchMedia"}`;
  const about = cutText(media ?? added.event);
  if (isSame) leftovers.addSame(what, about, isThere);
  else leftovers.add(what, about, isThere);
}

/** Some packages leave a listener that removes itself when it is called next. */
function askListener(has: () => boolean, { event, listener, target }: AddedListener): (isOver: boolean) => boolean {
  let wasCalled = !OF_PAGE.has(event);
  return (isOver) => {
    if (!has()) return false;
    if (wasCalled || !isOver) return true;
    wasCalled = true;
    try {
      const happened = new Event(event);
      if (typeof listener === "function") (listener as AnyFunction).call(target, happened);
      else (listener as EventHandler).handleEvent(happened);
    } catch {
      // That it is still there is said already.
    }
    return has();
  };
}

/** Watches the channels that components open. Those of hooks are among the open resources. */
export function watchChannels(leftovers: Leftovers): void {
  const { BroadcastChannel } = globalThis;
  const Watched = class extends BroadcastChannel {
    #isOpen = true;
    constructor(name: string) {
      super(name);
      if ((findCause()?.name ?? "mount").endsWith("mount"))
        leftovers.add("a broadcast channel", cutText(name), () => this.#isOpen);
    }
    override close(): void {
      this.#isOpen = false;
      super.close();
    }
  };
  defineValue(Watched, "name", "BroadcastChannel");
  defineValue(globalThis, "BroadcastChannel", Watched);
}

/** Watches what is set as `onresize` and the like. The plugin sets it on `where`, and the DOM calls that of the target. */
export function watchHandlers(target: object, name: string, where: object, leftovers: Leftovers): void {
  const watched = new Set<string>();
  for (let at: object | null = target; at; at = Object.getPrototypeOf(at) as object | null) {
    for (const [property, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (!/^on[a-z]+$/u.test(property) || !get || !set || watched.has(property)) continue;
      watched.add(property);
      Object.defineProperty(where, property, {
        configurable: true,
        enumerable: true,
        get: get.bind(target),
        set(handler: unknown) {
          set.call(target, handler);
          if (typeof handler === "function")
            leftovers.add(`a handler of ${name}`, property, () => get.call(target) === handler);
        },
      });
    }
  }
}

const endsItself = (options: unknown): boolean =>
  typeof options === "object" && options !== null && ("once" in options || "signal" in options);

export const isCapturing = (options: unknown): boolean =>
  typeof options === "object" && options !== null ? Reflect.get(options, "capture") === true : options === true;

interface Phases {
  readonly bubbling: ReadonlyMap<string, readonly unknown[]>;
  readonly capturing: ReadonlyMap<string, readonly unknown[]>;
}

const NO_PHASES: Phases = { bubbling: new Map(), capturing: new Map() };

function watchNodes({ window, symbols }: Browser, leftovers: Leftovers): void {
  const { document } = window;
  const note = makeElementNote(document, leftovers);
  // It calls itself for what is below a node.
  let depth = 0;
  replaceMethod(
    document.body,
    symbols.connectedToNode,
    (connect) =>
      function (...values) {
        depth++;
        try {
          return connect.apply(this, values);
        } finally {
          depth--;
          if (depth === 0) note(this as DomNode);
        }
      },
  );
}

/** What notes an element that was added to a document, where it was added last. */
export function makeElementNote(document: object, leftovers: Leftovers): (node: DomNode) => void {
  const added = new WeakMap<object, object>();
  // A parser makes documents of its own.
  const isInPage = (node: DomNode): boolean => node.isConnected && node.ownerDocument === document;
  const isInAdded = (node: DomNode): boolean => {
    for (let at = node.parentNode; at; at = at.parentNode) if (added.has(at)) return true;
    return false;
  };
  return (node) => {
    if (node.nodeType !== ELEMENT || !isInPage(node) || isInAdded(node)) return;
    const own = {};
    added.set(node, own);
    const isThere = (): boolean => added.get(node) === own && isInPage(node) && !isInAdded(node);
    const isSure = !KEPT.has(node.nodeName);
    leftovers.add("an element", `<${cutText(node.nodeName).toLowerCase()}>`, isThere, () => isSure);
  };
}

/** An observer of what the plugin has removed is none any more. */
export function watchObserver(name: string, leftovers: Leftovers): void {
  const observer = Reflect.get(globalThis, name) as { readonly prototype: object } | undefined;
  if (!observer) return;
  const targets = new WeakMap<object, Set<unknown>>();
  const follow = (method: string, act: (observer: object, target: unknown) => void): void => {
    replaceMethod(
      observer.prototype,
      method,
      (original) =>
        function (...values) {
          const result = original.apply(this, values);
          act(this as object, values[0]);
          return result;
        },
    );
  };
  follow("observe", (one, target) => {
    const all = targets.get(one) ?? new Set();
    targets.set(one, all.add(target));
    leftovers.add(
      `a ${name}`.replace(/^a (?=I)/u, "an "),
      "",
      () => all.has(target) && (target as DomNode).isConnected,
    );
  });
  follow("unobserve", (one, target) => targets.get(one)?.delete(target));
  follow("disconnect", (one) => targets.get(one)?.clear());
}
