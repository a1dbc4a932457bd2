import { defineValue } from "./define-value.js";

/** How long a frame of a screen takes, in milliseconds. */
const FRAME = 16;

const timers = new WeakSet<object>();

/** Whether a timer is one of `requestAnimationFrame`. */
export const isFrame: (timer: object) => boolean = timers.has.bind(timers);

/** Gives the plugin the frames of a screen, at the pace of a screen. */
export function openFrames(): void {
  const { setTimeout, clearTimeout, performance } = globalThis;
  const now = performance.now.bind(performance);
  const frames = new Map<number, NodeJS.Timeout>();
  let last = 0;
  defineValue(globalThis, "requestAnimationFrame", (callback: (time: number) => void) => {
    const id = ++last;
    const timer = setTimeout(() => {
      frames.delete(id);
      callback(now());
    }, FRAME);
    timers.add(timer);
    frames.set(id, timer);
    return id;
  });
  defineValue(globalThis, "cancelAnimationFrame", (id: number) => {
    clearTimeout(frames.get(id));
    frames.delete(id);
  });
}
