import fs from "node:fs";
import { cutText } from "./channel.js";
import type { GuardReport } from "./report.js";

/** Of one call. What is longer is cut. */
const MOST_BYTES = 256 * 1024;
/** Lines of one call; more than that is not text for a person. */
const MOST_LINES = 50;

/**
 * Reports what the plugin prints, in the order of all else that it does. It is not printed: a pipe of its own would not
 * keep the order.
 */
export function reportPrints({ send }: GuardReport): void {
  for (const stream of [process.stdout, process.stderr]) {
    let rest = "";
    const write = (chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
      const text = readText(chunk);
      const lines = `${rest}${text}`.split("\n");
      rest = cutText(lines.pop() ?? "");
      for (const line of lines.slice(0, MOST_LINES)) send({ kind: "print", line: cutText(line) });
      if (lines.length > MOST_LINES) send({ kind: "more" });
      const callback = typeof encoding === "function" ? encoding : done;
      if (typeof callback === "function") process.nextTick(callback);
      return true;
    };
    stream.write = write;
  }
  guardDescriptors();
}

function readText(chunk: unknown): string {
  return typeof chunk === "string"
    ? chunk.slice(0, MOST_BYTES)
    : Buffer.from((chunk as Uint8Array).subarray(0, MOST_BYTES)).toString();
}

/** What is written to the descriptors of the output is printed as well: a flood of it is cut. */
function guardDescriptors(): void {
  const streams = new Map<unknown, NodeJS.WriteStream>([
    [1, process.stdout],
    [2, process.stderr],
  ]);
  const { write, writeSync } = fs as unknown as Record<"write" | "writeSync", (...values: unknown[]) => unknown>;
  const print = (stream: NodeJS.WriteStream, chunk: unknown): number => {
    stream.write(chunk as string);
    return typeof chunk === "string" ? Buffer.byteLength(chunk) : (chunk as Uint8Array).byteLength;
  };
  Object.assign(fs, {
    writeSync(...values: unknown[]) {
      const stream = streams.get(values[0]);
      return stream ? print(stream, values[1]) : writeSync.apply(fs, values);
    },
    write(...values: unknown[]) {
      const stream = streams.get(values[0]);
      if (!stream) return write.apply(fs, values);
      const done = values.at(-1) as (error: null, count: number, chunk: unknown) => void;
      const count = print(stream, values[1]);
      process.nextTick(() => {
        done(null, count, values[1]);
      });
      return undefined;
    },
  });
}
