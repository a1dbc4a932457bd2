import { fstatSync, statSync, writeSync } from "node:fs";

const STDOUT = 1;
const STDERR = 2;
/** The device that is read by no one, and is no terminal. */
const NOBODY = "/dev/null";

/** What is printed does not get out, as on a full disk. */
export class PrintError extends Error {
  override readonly name = "PrintError";
}

/** Prints text that is safe already. The streams of Node would cost a tenth of a run; a descriptor costs nothing. */
export function print(text: string): void {
  write(STDOUT, text);
}

/** As {@link print}, on the channel for errors and progress. */
export function printError(text: string): void {
  write(STDERR, text);
}

/** Whether a person may be looking at what is printed. */
export function isOutputTerminal(): boolean {
  return isTerminal(STDOUT);
}

/** As {@link isOutputTerminal}, of the channel for errors and progress. */
export function isErrorTerminal(): boolean {
  return isTerminal(STDERR);
}

function isTerminal(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isCharacterDevice() && stat.rdev !== statSync(NOBODY, { throwIfNoEntry: false })?.rdev;
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
      // The reader has gone, as `head` does: nobody is left to tell.
      if (error.code === "EPIPE") return;
      if (error.code !== "EAGAIN") throw new PrintError(error.message);
      // A reader that is slower than we are, at the other end of a pipe that does not wait by itself.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
