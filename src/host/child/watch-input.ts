import { Readable } from "node:stream";
import type { Leftovers } from "./leftovers.js";
import { followListeners } from "./watch-events.js";

const READS = new Set(["data", "readable", "keypress"]);

/**
 * Makes a standard input as that of a terminal at which nobody types, and watches who reads it.
 *
 * @returns a function that ends it if somebody waits for that, and gives whether it does.
 */
export function watchInput(leftovers: Leftovers): () => boolean {
  const input = Object.assign(new Readable({ read: () => undefined }), {
    fd: 0,
    isTTY: undefined,
    ref: () => input,
    unref: () => input.pause(),
  });
  const isRead = (): boolean =>
    !input.destroyed && !input.readableEnded && (input.readableFlowing === true || input.listenerCount("readable") > 0);
  followListeners(input, (event) => {
    if (READS.has(event)) leftovers.add("standard input", "", isRead, () => true);
  });
  Object.defineProperty(process, "stdin", { value: input, configurable: true, enumerable: true, writable: true });
  let isOver = false;
  return () => {
    if (isOver || !isRead()) return false;
    isOver = true;
    return input.push(null) || true;
  };
}
