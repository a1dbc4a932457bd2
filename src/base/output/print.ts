import { fstatSync, statSync, writeSync } from "node:fs";
import { isSystemError } from "../files/system-errors.js";
import { makeInert, makeVisible } from "../text/safe.js";

const STDOUT = 1;
const STDERR = 2;
/** A device that discards its input and is not a terminal. */
const NULL_DEVICE = "/dev/null";

/** The output cannot be written, for example because the disk is full. */
export class PrintError extends Error {
  override readonly name = "PrintError";
}

/** Prints a text that is already safe. Node's streams would take a tenth of a run, a file descriptor takes no time. */
export function print(text: string): void {
  write(STDOUT, text);
}

/** The same as {@link print}, on standard error. */
export function printError(text: string): void {
  write(STDERR, text);
}

/** Whether a person may be reading the output. */
export function isOutputTerminal(): boolean {
  return isTerminal(STDOUT);
}

/** The same as {@link isOutputTerminal}, for standard error. */
export function isErrorTerminal(): boolean {
  return isTerminal(STDERR);
}

function isTerminal(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isCharacterDevice() && stat.rdev !== statSync(NULL_DEVICE, { throwIfNoEntry: false })?.rdev;
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      // The reader has closed the pipe, as `head` does. There is no one left to print for.
      if (error.code === "EPIPE") return;
      if (error.code !== "EAGAIN") throw new PrintError(error.message);
      // The pipe is full and does not block by itself.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** Says what a run waits for and until when, as nothing else is printed meanwhile. */
export function printWaiting(what: string, until: Date): void {
  printError(`${makeInert(`Waiting until ${until.toISOString().slice(11, 19)} UTC: ${makeVisible(what)}`)}\n`);
}
