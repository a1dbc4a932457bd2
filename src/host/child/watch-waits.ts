import type { AnyFunction } from "../loading/find-hooks.js";
import { defineValue, replaceMethod } from "./define-value.js";
import type { FittedWindow } from "./fitted-window.js";
import type { Grants } from "./grants.js";
import type { GuardReport } from "./report.js";

/** What happens in a browser by itself and not here, where nothing is drawn, played or fetched for a page. */
const EVENTS =
  /^(?:load|(?:transition|animation)(?:run|start|end|iteration)|scroll(?:end)?|loaded(?:data|metadata)|canplay(?:through)?|durationchange|play(?:ing)?|timeupdate|seeked|ended)$/u;
const OBSERVERS = ["IntersectionObserver", "ResizeObserver"] as const;

/** In milliseconds. */
const FRAME = 16;
const SIZE = { x: 0, y: 0, top: 0, left: 0, right: 300, bottom: 150, width: 300, height: 150 } as const;

type Notify = (entries: readonly object[], observer: object) => void;
type Observer = new (notify: Notify, options?: object) => { observe(target: object, options?: object): void };

/**
 * Watches for which events of the browser itself the plugin waits. Where this run has a stand-in for one, it happens.
 *
 * @returns reports those that have not happened.
 */
export function watchWaits(
  window: FittedWindow,
  { report, grants }: { readonly report: Pick<GuardReport, "reportLack">; readonly grants: Grants },
): () => void {
  const { EventTarget, Event } = window;
  const { setTimeout } = globalThis;
  const awaited = new Set<string>();
  const wait = (name: string, act: () => void): void => {
    if (grants.has("browser", name)) setTimeout(act, FRAME);
    else awaited.add(name);
  };
  const waitForEvent = (target: EventSource, type: unknown): void => {
    // A page that is loaded, which a plugin comes to, is not loaded again.
    if (typeof type !== "string" || !EVENTS.test(type) || (target as unknown) === window) return;
    wait(`"${type}" events`, () => target.dispatchEvent(new Event(type)));
  };
  replaceMethod(
    EventTarget.prototype as object,
    "addEventListener",
    (add) =>
      function (...values) {
        add.apply(this, values);
        waitForEvent(this as EventSource, values[0]);
      },
  );
  for (const [owner, name, set] of listHandlers(window))
    Object.defineProperty(owner, name, {
      ...Object.getOwnPropertyDescriptor(owner, name),
      set(this: EventSource, value: unknown) {
        set.call(this, value);
        if (typeof value === "function") waitForEvent(this, name.slice("on".length));
      },
    });
  for (const name of OBSERVERS) {
    const Base = Reflect.get(window, name) as Observer;
    const Watched = class extends Base {
      readonly #notify: Notify;
      constructor(notify: Notify, options?: object) {
        super(notify, options);
        this.#notify = notify;
      }
      override observe(target: object, options?: object): void {
        super.observe(target, options);
        wait(name, () => {
          this.#notify([makeEntry(target)], this);
        });
      }
    };
    defineValue(Watched, "name", name);
    for (const owner of [window, globalThis]) defineValue(owner, name, Watched);
  }
  return () => {
    for (const name of awaited) report.reportLack("browser", name);
  };
}

interface EventSource {
  dispatchEvent(event: object): boolean;
}

/** The setters of `onload` and the like, and where they are. */
function listHandlers(window: FittedWindow): readonly (readonly [owner: object, name: string, set: AnyFunction])[] {
  const classes = [
    "HTMLElement",
    "SVGElement",
    "HTMLImageElement",
    "HTMLMediaElement",
    "HTMLScriptElement",
    "HTMLLinkElement",
  ];
  return classes.flatMap((name) => {
    const owner = (Reflect.get(window, name) as { readonly prototype: object } | undefined)?.prototype ?? {};
    return Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([property, { set }]) =>
      set && property.startsWith("on") && EVENTS.test(property.slice("on".length))
        ? [[owner, property, set as AnyFunction] as const]
        : [],
    );
  });
}

/** What both kinds of observers tell of an element that is seen. */
function makeEntry(target: object): object {
  const box = [{ inlineSize: SIZE.width, blockSize: SIZE.height }];
  return {
    target,
    time: 0,
    isIntersecting: true,
    isVisible: true,
    intersectionRatio: 1,
    boundingClientRect: SIZE,
    intersectionRect: SIZE,
    rootBounds: SIZE,
    contentRect: SIZE,
    borderBoxSize: box,
    contentBoxSize: box,
    devicePixelContentBoxSize: box,
  };
}
