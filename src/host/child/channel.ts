import { writeSync } from "node:fs";
import { NONCE_LENGTH, type SentMessage } from "../job.js";
import { findCause } from "./cause.js";

/** The descriptor that nothing but this file writes to. */
export const CHANNEL = 3;
/** Events of one run. A plugin that logs without end must not fill the parent's memory. */
export const MAX_EVENTS = 3000;
const [LINE_FEED, SPACE] = [10, 32];
/** The most bytes that a UTF-16 unit takes. */
const BYTES_OF_UNIT = 3;

export type Send = (message: SentMessage) => void;

/**
 * Sends messages to the parent, each on a line of its own that begins with the nonce. Every function that is needed is
 * taken before the plugin is loaded, so that the plugin cannot replace it. No text holds the nonce.
 */
export function openChannel(nonce: Uint8Array): Send {
  const write = openWriter();
  const { stringify } = JSON;
  const encoder = new TextEncoder();
  const encode = encoder.encodeInto.bind(encoder);
  let count = 0;
  return (message) => {
    const isEvent = !isAlwaysSent(message);
    if (isEvent && ++count > MAX_EVENTS) return;
    const sent: SentMessage = isEvent && count === MAX_EVENTS ? { kind: "more" } : message;
    const by = findCause()?.step;
    const text = stringify(strip(by === undefined ? sent : { by, ...sent }));
    // Its own memory: that of Buffer is shared with the plugin.
    const size = NONCE_LENGTH + text.length * BYTES_OF_UNIT + BYTES_OF_UNIT;
    const memory = new Memory(size);
    const bytes = makeBytes(memory, 0, size);
    // The line feed before it ends whatever someone else has begun to write.
    bytes[0] = LINE_FEED;
    let end = 1;
    for (let at = 0; at < NONCE_LENGTH; at++) bytes[end++] = nonce[at] ?? 0;
    bytes[end++] = SPACE;
    end += encode(text, makeBytes(memory, end, size - end)).written;
    bytes[end++] = LINE_FEED;
    write(bytes, end);
  };
}

/** Writes the first bytes of a memory, all of them, however slowly the parent reads. */
export function openWriter(): (bytes: Uint8Array, size: number) => void {
  const write = writeSync;
  const { wait } = Atomics;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  return (bytes, size) => {
    for (let done = 0; done < size;) {
      try {
        done += write(CHANNEL, bytes, done, size - done);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
        wait(cell, 0, 0, 1);
      }
    }
  };
}

/** What is sent however much else was. */
export function isAlwaysSent({ kind }: SentMessage): boolean {
  switch (kind) {
    case "begin":
    case "end":
    case "exit":
    case "never":
    case "finished":
    case "open":
    case "interfere":
    case "installed":
    case "left":
    case "keys":
      return true;
    default:
      return false;
  }
}

const { isArray } = Array;
const { create, defineProperty, keys, setPrototypeOf } = Object;
const [Bytes, Memory] = [Uint8Array, ArrayBuffer];

/**
 * Bytes that no getter of the plugin ever gets. The functions of Node ask for their length: of the prototype, which the
 * plugin may have changed, if they had one.
 */
function makeBytes(memory: ArrayBuffer, start: number, size: number): Uint8Array {
  const bytes = new Bytes(memory, start, size);
  setPrototypeOf(bytes, null);
  const length = create(null) as PropertyDescriptor;
  length.value = size;
  return defineProperty(bytes, "byteLength", length);
}

/** The same value without prototypes: a `toJSON` that the plugin has added to one of them is not asked. */
function strip(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const bare = (isArray(value) ? setPrototypeOf([], null) : create(null)) as Record<string, unknown>;
  const names = keys(value);
  // The plugin may have replaced how lists are iterated.
  let at = names.length;
  while (at-- > 0) {
    const name = names[at] ?? "";
    bare[name] = strip((value as Readonly<Record<string, unknown>>)[name]);
  }
  return bare;
}
