import { defineValue } from "./define-value.js";

/** How long a frame of a screen takes, in milliseconds. */
const FRAME = 16;

const timers = new WeakSet<object>();

let isStarting = false;

/** Whether a timer is one of `requestAnimationFrame`, also while it is started. */
export const isFrame = (timer: object): boolean => isStarting || hasTimer(timer);
const hasTimer = timers.has.bind(timers);

/** Gives the plugin the frames of a screen, at the pace of a screen. */
export function openFrames(): void {
  const { setTimeout, clearTimeout, performance } = globalThis;
  const now = performance.now.bind(performance);
  const frames = new Map<number, NodeJS.Timeout>();
  let last = 0;
  defineValue(globalThis, "requestAnimationFrame", (callback: (time: number) => void) => {
    const id = ++last;
    isStarting = true;
    const timer = setTimeout(() => {
      frames.delete(id);
      callback(now());
    }, FRAME);
    isStarting = false;
    timers.add(timer);
    frames.set(id, timer);
    return id;
  });
  defineValue(globalThis, "cancelAnimationFrame", (id: number) => {
    clearTimeout(frames.get(id));
    frames.delete(id);
  });
}
