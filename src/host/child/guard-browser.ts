import { ASKED_COMMANDS, ASKED_FUNCTIONS } from "../loading/asked-functions.js";
import { getOwn } from "../../base/text/json/json-object.js";
import type { GuardReport } from "./report.js";

/** Replaces what a browser would ask its user for: every use is reported, and none is granted. */
export function guardBrowser({ reportUse: use }: GuardReport): void {
  const { navigator, document } = globalThis as unknown as { navigator?: object; document?: object };
  if (!navigator || !document) return;
  const define = (object: object, name: string, value: unknown): void => {
    Object.defineProperty(object, name, { value, configurable: true, writable: true, enumerable: true });
  };
  const devices: Record<string, Record<string, unknown>> = { clipboard: {}, geolocation: {} };
  for (const { at, name, permission } of ASKED_FUNCTIONS) {
    const functions = devices[at] ?? {};
    functions[name] = (_: unknown, onError: unknown) => {
      use(permission, `navigator.${at}.${name}`);
      const error = new Error("Nobody is here to grant it");
      error.name = "NotAllowedError";
      if (at === "clipboard") return Promise.reject(error);
      if (typeof onError === "function") {
        queueMicrotask(() => {
          (onError as (error: Error) => void)(error);
        });
      }
      return 0;
    };
  }
  for (const [name, functions] of Object.entries(devices)) define(navigator, name, functions);
  define(navigator, "mediaDevices", {
    getUserMedia(wanted: { readonly video?: unknown; readonly audio?: unknown } = {}) {
      if (wanted.video) use("camera", "navigator.mediaDevices.getUserMedia");
      if (wanted.audio) use("microphone", "navigator.mediaDevices.getUserMedia");
      const error = new Error("Nobody is here to grant it");
      error.name = "NotAllowedError";
      return Promise.reject(error);
    },
    enumerateDevices: () => Promise.resolve([]),
  });
  define(globalThis, "Notification", makeNotification(use));
  define(document, "execCommand", (command: unknown) => {
    const permission = getOwn(ASKED_COMMANDS, String(command).toLowerCase());
    if (permission !== undefined) use(permission, "document.execCommand");
    return false;
  });
  guardLoads(use);
}

/** The elements that load what an attribute has the address of. A link does so for some of its relations only. */
const LOADED = /^(?:(?:img|script|iframe|audio|video|source|track|embed) src|video poster|link (?:href|rel))$/u;
const REMOTE = /^\s*(?:https?:)?\/\/(?!localhost\b|127\.|\[::1\])/iu;
const LOADING_LINKS = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|manifest)\b/u;

interface AnyElement {
  readonly localName: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: unknown): void;
}

/** Reports what a browser would load from another server. The small DOM loads nothing. */
function guardLoads(use: GuardReport["reportUse"]): void {
  const { prototype } = (globalThis as unknown as { readonly Element: { readonly prototype: AnyElement } }).Element;
  const original = prototype.setAttribute;
  prototype.setAttribute = function (this: AnyElement, name, value) {
    original.call(this, name, value);
    if (!LOADED.test(`${this.localName} ${name.toLowerCase()}`)) return;
    const isLink = this.localName === "link";
    if (isLink && !LOADING_LINKS.test(this.getAttribute("rel") ?? "")) return;
    const address = String(isLink ? this.getAttribute("href") : value);
    if (REMOTE.test(address)) use("network-access", address);
  };
}

/** A function, as a browser has a class: it is called with `new`. */
function makeNotification(use: GuardReport["reportUse"]): object {
  function Notification(title: unknown): void {
    use("notifications", String(title));
  }
  return Object.assign(Notification, {
    permission: "default",
    requestPermission: () => Promise.resolve("default"),
  });
}
