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
  const print = (stream: NodeJS.WriteStream, bytes: Uint8Array): number => {
    stream.write(bytes);
    return bytes.byteLength;
  };
  Object.assign(fs, {
    writeSync(...values: unknown[]) {
      const [stream, bytes] = [streams.get(values[0]), readWritten(values)];
      return stream && bytes ? print(stream, bytes) : writeSync.apply(fs, values);
    },
    write(...values: unknown[]) {
      const [stream, bytes, done] = [streams.get(values[0]), readWritten(values), values.at(-1)];
      if (!stream || !bytes || typeof done !== "function") return write.apply(fs, values);
      process.nextTick(done, null, print(stream, bytes), values[1]);
      return undefined;
    },
  });
}

/** What a call of fs.write is to write; `undefined` for values that Node itself refuses. */
function readWritten([, chunk, from, length]: readonly unknown[]): Uint8Array | undefined {
  if (typeof chunk === "string") return Buffer.from(chunk);
  if (!ArrayBuffer.isView(chunk)) return undefined;
  const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const options =
    typeof from === "object" && from !== null ? (from as { readonly offset?: number; readonly length?: number }) : {};
  const start = typeof from === "number" ? from : (options.offset ?? 0);
  const size = typeof length === "number" ? length : (options.length ?? bytes.length - start);
  return bytes.subarray(start, start + size);
}
