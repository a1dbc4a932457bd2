import { pathToFileURL } from "node:url";
import { defineValue } from "./define-value.js";
import { fitDom } from "./fit-dom.js";
import type { FittedWindow } from "./fitted-window.js";
import type { MissingNames } from "./missing-members.js";

interface BrowserModule {
  readonly Window: new (options: object) => BrowserWindow;
  readonly PropertySymbol: Browser["symbols"];
  /** IndexedDB, in memory. */
  readonly database: Readonly<Record<string, unknown>>;
  readonly missing: MissingNames;
}

interface BrowserWindow extends FittedWindow {
  readonly document: FittedWindow["document"] & { readonly documentElement: object; readonly body: object };
}

/** The window of the small DOM, what it calls its own members by, and what it lacks. */
export interface Browser {
  readonly window: BrowserWindow;
  readonly symbols: { readonly listeners: symbol; readonly connectedToNode: symbol };
  readonly missing: MissingNames;
}

/** Names that get the values of the small DOM even where Node has its own, which the nodes do not accept. */
const OF_DOM: ReadonlySet<string> = new Set([
  "navigator",
  "Event",
  "CustomEvent",
  "MessageEvent",
  "EventTarget",
  "FormData",
]);

/** Makes the globals of a browser out of a small DOM. Most of those that Node has as well stay Node's. */
export async function openBrowser(module: string): Promise<Browser> {
  const { Window, PropertySymbol, database, missing } = (await import(
    /* webpackIgnore: true */ pathToFileURL(module).href
  )) as BrowserModule;
  const settings = { disableJavaScriptFileLoading: true, disableCSSFileLoading: true, disableIframePageLoading: true };
  const window = new Window({ url: "http://localhost/", settings });
  fitDom(window);
  const names = new Set<string>();
  for (let at: object | null = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  for (const name of names) {
    if (name in globalThis && !OF_DOM.has(name)) continue;
    const value: unknown = Reflect.get(window, name);
    const isMethod = typeof value === "function" && !/^[A-Z]/u.test(name);
    defineValue(globalThis, name, isMethod ? (value as () => void).bind(window) : value);
  }
  for (const [name, value] of Object.entries(database))
    if (/^(?:indexedDB|IDB\w+)$/u.test(name) && !(name in globalThis)) defineValue(globalThis, name, value);
  for (const name of ["window", "self", "top", "parent"]) defineValue(globalThis, name, globalThis);
  return { window, symbols: PropertySymbol, missing };
}
