import { readSync } from "node:fs";
import { NONCE_LENGTH, type Job } from "../job.js";

const FIRST_SIZE = 256 * 1024;

/**
 * Reads what this process is asked to do. The nonce never is a text, and is in no object that a plugin can reach: it is
 * in no snapshot of the heap, in no list of objects, and in no memory that buffers share.
 */
export function readJob(): { readonly job: Job; readonly nonce: Uint8Array } {
  const bytes = readInput();
  const nonce = bytes.slice(0, NONCE_LENGTH);
  const job = JSON.parse(new TextDecoder().decode(bytes.subarray(NONCE_LENGTH))) as Job;
  bytes.fill(0);
  // Without them it is of no class whose objects could be listed.
  for (const object of [nonce.buffer, nonce]) Object.setPrototypeOf(object, null);
  return { job, nonce };
}

/** All of the standard input. Node's own function copies it into the memory that buffers share. */
function readInput(): Uint8Array {
  let bytes = new Uint8Array(FIRST_SIZE);
  for (let end = 0; ;) {
    const count = readSome(bytes, end);
    if (count === 0) return bytes.subarray(0, end);
    end += count;
    if (end < bytes.length) continue;
    const larger = new Uint8Array(bytes.length * 2);
    larger.set(bytes);
    bytes.fill(0);
    bytes = larger;
  }
}

function readSome(bytes: Uint8Array, start: number): number {
  try {
    return readSync(0, bytes, start, bytes.length - start, null);
  } catch (error) {
    // On Windows the end of a pipe is an error.
    if ((error as NodeJS.ErrnoException).code === "EOF") return 0;
    throw error;
  }
}
