import { replaceMethod } from "../child/define-value.js";
import type { Leftovers } from "../child/leftovers.js";
import {
  isCapturing,
  makeElementNote,
  noteListener,
  watchChannels,
  watchHandlers,
  watchObserver,
} from "../child/watch-document.js";

/** Watches what the plugin adds to the window and its document, which belong to the host. */
export function watchPageDocument(leftovers: Leftovers): void {
  const shared: ReadonlyMap<unknown, string> = new Map<unknown, string>([
    [window, "window"],
    [document, "document"],
    [document.documentElement, "document.documentElement"],
    [document.body, "document.body"],
  ]);
  useNewNames(MediaQueryList);
  watchListeners(shared, leftovers);
  for (const [target, name] of shared) watchHandlers(target as object, name, target as object, leftovers);
  watchNodes(leftovers);
  watchChannels(leftovers);
  for (const name of ["MutationObserver", "ResizeObserver", "IntersectionObserver"]) watchObserver(name, leftovers);
}

interface Kept {
  readonly event: unknown;
  readonly listener: unknown;
  readonly isCapturing: boolean;
}

function watchListeners(shared: ReadonlyMap<unknown, string>, leftovers: Leftovers): void {
  const kept = new WeakMap<object, Kept[]>();
  const list = (target: unknown): Kept[] => {
    const own = kept.get(target as object) ?? [];
    kept.set(target as object, own);
    return own;
  };
  const find = (target: unknown, [event, listener, options]: readonly unknown[]): Kept | undefined =>
    list(target).find(
      (one) => one.event === event && one.listener === listener && one.isCapturing === isCapturing(options),
    );
  const remove = (target: unknown, one: Kept | undefined): void => {
    const own = list(target);
    if (one && own.includes(one)) own.splice(own.indexOf(one), 1);
  };
  replaceMethod(
    EventTarget.prototype,
    "addEventListener",
    (add) =>
      function (...values) {
        // Called without an object, it is the window's.
        const target = this ?? window;
        const media = target instanceof MediaQueryList ? target.media : undefined;
        const name = shared.get(target) ?? media;
        const [event, listener, options] = values as [string, unknown, AddEventListenerOptions | undefined];
        if (name === undefined || !listener) return add.apply(target, values);
        const same = find(target, values);
        const one: Kept = same ?? { event, listener, isCapturing: isCapturing(options) };
        if (!same) {
          list(target).push(one);
          const { once = false, signal } = typeof options === "object" ? options : {};
          const forget = (): void => {
            remove(target, one);
          };
          if (once) add.apply(target, [event, forget, { capture: one.isCapturing, once }]);
          if (signal) add.apply(signal, ["abort", forget, { once: true }]);
        }
        const has = (): boolean => list(target).includes(one);
        noteListener(leftovers, { name, media, isSame: same !== undefined, has, event, listener, target });
        return add.apply(target, values);
      },
  );
  replaceMethod(
    EventTarget.prototype,
    "removeEventListener",
    (original) =>
      function (...values) {
        remove(this ?? window, find(this ?? window, values));
        return original.apply(this ?? window, values);
      },
  );
}

/** The older names of both are functions of the browser's own. */
function useNewNames({ prototype }: typeof MediaQueryList): void {
  replaceMethod(
    prototype,
    "addListener",
    () =>
      function (listener) {
        (this as EventTarget).addEventListener("change", listener as EventListener);
      },
  );
  replaceMethod(
    prototype,
    "removeListener",
    () =>
      function (listener) {
        (this as EventTarget).removeEventListener("change", listener as EventListener);
      },
  );
}

/** The ways by which code puts nodes into a document. */
const ADDS: readonly (readonly [owner: { readonly prototype: object }, names: readonly string[]])[] = [
  [Node, ["appendChild", "insertBefore", "replaceChild"]],
  [Element, ["append", "prepend", "before", "after", "replaceWith", "replaceChildren", "insertAdjacentElement"]],
];

function watchNodes(leftovers: Leftovers): void {
  const note = makeElementNote(document, leftovers);
  for (const [{ prototype }, names] of ADDS)
    for (const name of names)
      replaceMethod(
        prototype,
        name,
        (original) =>
          function (...values) {
            // A fragment is empty afterwards.
            const nodes = values.flatMap((one) => (one instanceof DocumentFragment ? [...one.children] : [one]));
            const result = original.apply(this, values);
            for (const node of nodes) if (node instanceof Node) note(node);
            return result;
          },
      );
}
