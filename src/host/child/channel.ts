import { writeSync } from "node:fs";
import type { Message } from "../job.js";

/** The descriptor that nothing but this file writes to. */
const CHANNEL = 3;
const LONGEST_TEXT = 4000;
/** Events of one run. A plugin that logs without end must not fill the parent's memory. */
const MOST_EVENTS = 3000;

export type Send = (message: Message) => void;

/**
 * Sends messages to the parent, each on a line of its own that begins with the nonce. Every function that is needed is
 * taken before the plugin is loaded, so that the plugin cannot replace it.
 */
export function openChannel(nonce: string): Send {
  const write = writeSync;
  const { stringify } = JSON;
  const { from } = Buffer;
  const { wait } = Atomics;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  let count = 0;
  return (message) => {
    const isEvent = !["begin", "end", "exit", "never", "finished", "open"].includes(message.kind);
    if (isEvent && ++count > MOST_EVENTS) return;
    const sent: Message = isEvent && count === MOST_EVENTS ? { kind: "more" } : message;
    // The line feed before it ends whatever someone else has begun to write.
    const bytes = from(`\n${nonce} ${stringify(sent)}\n`);
    for (let done = 0; done < bytes.length;) {
      try {
        done += write(CHANNEL, bytes, done);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
        wait(cell, 0, 0, 1);
      }
    }
  };
}

const { String: toText } = globalThis;

/** Any value as a text of a bounded length. */
export function cutText(value: unknown): string {
  const text = toText(value);
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}
