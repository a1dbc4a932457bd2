import type { GuardReport } from "./report.js";

/** What a browser asks its user for, by where it is. */
const ASKED_FUNCTIONS: readonly { readonly at: string; readonly name: string; readonly permission: string }[] = [
  { at: "clipboard", name: "readText", permission: "clipboard-read" },
  { at: "clipboard", name: "read", permission: "clipboard-read" },
  { at: "clipboard", name: "writeText", permission: "clipboard-write" },
  { at: "clipboard", name: "write", permission: "clipboard-write" },
  { at: "geolocation", name: "getCurrentPosition", permission: "geolocation" },
  { at: "geolocation", name: "watchPosition", permission: "geolocation" },
];

/** Replaces what a browser would ask its user for: every use is reported, and none is granted. */
export function guardBrowser({ reportUse: use }: GuardReport): void {
  const { navigator } = globalThis as unknown as { navigator?: object };
  if (!navigator) return;
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
