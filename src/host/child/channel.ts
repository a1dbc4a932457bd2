import { writeSync } from "node:fs";
import { NONCE_LENGTH } from "../job.js";
import { makeSend, type Send } from "./message-text.js";

/** The descriptor that nothing but this file writes to. */
export const CHANNEL = 3;
const [LINE_FEED, SPACE] = [10, 32];
/** The most bytes that a UTF-16 unit takes. */
const BYTES_OF_UNIT = 3;

/** Sends messages to the parent, each on a line of its own that begins with the nonce. No text holds the nonce. */
export function openChannel(nonce: Uint8Array): Send {
  const write = openWriter();
  const encoder = new TextEncoder();
  const encode = encoder.encodeInto.bind(encoder);
  return makeSend((text) => {
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
  });
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

const { create, defineProperty, setPrototypeOf } = Object;
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
