import { cutText, describeError, describeValue } from "../../../host/loading/describe-value.js";
import { ASKED_COMMANDS, ASKED_FUNCTIONS } from "../../../host/loading/asked-functions.js";
import type { AnyFunction } from "../../../host/loading/find-hooks.js";
import type { LogLevel } from "../../../sdk/context.js";
import { getOwn } from "../../../base/text/json/json-object.js";
import type { Send } from "./send.js";

const LEVELS: readonly (readonly [method: "debug" | "info" | "log" | "warn" | "error", level: LogLevel])[] = [
  ["debug", "debug"],
  ["info", "info"],
  ["log", "info"],
  ["warn", "warn"],
  ["error", "error"],
];

/** Reports what the plugin prints, what it throws later, what its page refuses, and which permissions it uses. */
export function reportPage(send: Send): void {
  const use = (permission: string, object: string): void => {
    send({ kind: "use", permission, object: cutText(object) });
  };
  reportErrors(send);

  const printer = console as unknown as Record<string, AnyFunction>;
  for (const [method, level] of LEVELS) {
    replace(printer, method, (values) => {
      send({ kind: "log", level, message: values.map(describeValue).join(" ") });
    });
  }
  for (const { at, name, permission } of ASKED_FUNCTIONS) {
    const owner = (navigator as unknown as Record<string, Record<string, AnyFunction> | undefined>)[at];
    if (owner)
      replace(owner, name, () => {
        use(permission, `navigator.${at}.${name}`);
      });
  }
  const devices = (navigator as { readonly mediaDevices?: unknown }).mediaDevices;
  if (devices) {
    replace(devices as Record<string, AnyFunction>, "getUserMedia", ([wanted]) => {
      const { video, audio } = (wanted ?? {}) as MediaStreamConstraints;
      if (video) use("camera", "navigator.mediaDevices.getUserMedia");
      if (audio) use("microphone", "navigator.mediaDevices.getUserMedia");
    });
  }
  replace(document as unknown as Record<string, AnyFunction>, "execCommand", ([command]) => {
    const permission = getOwn(ASKED_COMMANDS, String(command).toLowerCase());
    if (permission !== undefined) use(permission, "document.execCommand");
  });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (isRemote(name)) use("network-access", name);
  }).observe({ type: "resource", buffered: true });
}

function reportErrors(send: Send): void {
  window.addEventListener("error", ({ error, message, filename, lineno, colno }) => {
    // What does not parse has no stack, but a place.
    const place = `    at ${filename}:${String(lineno)}:${String(colno)}`;
    const described = describeError(error ?? message);
    send({ kind: "uncaught", error: described.stack.includes("\n") ? described : { ...described, stack: place } });
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    send({ kind: "uncaught", error: describeError(reason) });
  });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    send({ kind: "refused", what: effectiveDirective, address: blockedURI });
    if (isRemote(blockedURI)) send({ kind: "use", permission: "network-access", object: blockedURI });
  });
}

const isRemote = (address: string): boolean =>
  /^(?:https?|wss?):/u.test(address) && !address.startsWith(`${location.origin}/`);

/** Tells of each call, and then does it. */
function replace(owner: Record<string, AnyFunction>, name: string, tell: (given: readonly unknown[]) => void): void {
  const original = owner[name];
  if (!original) return;
  owner[name] = function (this: unknown, ...given: unknown[]) {
    tell(given);
    return original.apply(this, given);
  };
}
