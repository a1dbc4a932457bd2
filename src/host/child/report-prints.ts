import fs from "node:fs";
import { cutText } from "../loading/describe-value.js";
import type { AnyFunction } from "../loading/find-hooks.js";
import { copyProperties } from "./guard-channel.js";
import type { GuardReport } from "./report.js";

/** Of one call. What is longer is cut. */
const MAX_BYTES = 256 * 1024;
/** Lines of one call; more than that is not text for a person. */
const MAX_LINES = 50;

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
      for (const line of lines.slice(0, MAX_LINES)) send({ kind: "print", line: cutText(line) });
      if (lines.length > MAX_LINES) send({ kind: "more" });
      const callback = typeof encoding === "function" ? encoding : done;
      if (typeof callback === "function") process.nextTick(callback);
      return true;
    };
    stream.write = write;
  }
  guardDescriptors();
}

/** What is cut ends its line: nobody waits for the rest of it. */
function readText(chunk: unknown): string {
  const [text, size] =
    typeof chunk === "string"
      ? [chunk.slice(0, MAX_BYTES), chunk.length]
      : [Buffer.from((chunk as Uint8Array).subarray(0, MAX_BYTES)).toString(), (chunk as Uint8Array).length];
  return size > MAX_BYTES ? `${text}\n` : text;
}

/** What a call of each of these functions is to write; `undefined` for values that Node itself refuses. */
const WRITTEN: Readonly<Record<string, (values: readonly unknown[]) => Uint8Array | undefined>> = {
  write: readWritten,
  writev: ([, list]) => (Array.isArray(list) && list.every(ArrayBuffer.isView) ? joinViews(list) : undefined),
  writeFile: readContent,
  appendFile: readContent,
};

/** What is written to the descriptors of the output is printed as well: a flood of it is cut. */
function guardDescriptors(): void {
  const streams = new Map<unknown, NodeJS.WriteStream>([
    [1, process.stdout],
    [2, process.stderr],
  ]);
  const functions = fs as unknown as Record<string, AnyFunction>;
  for (const [name, read] of Object.entries(WRITTEN)) {
    for (const full of [name, `${name}Sync`]) {
      const original = functions[full];
      if (!original) continue;
      functions[full] = copyProperties(original, (...values) => {
        const stream = streams.get(values[0]);
        const bytes = stream && read(values);
        const done = full === name ? values.at(-1) : undefined;
        if (!bytes || (full === name && typeof done !== "function")) return original.apply(fs, values);
        stream.write(bytes);
        if (done) process.nextTick(done as AnyFunction, null, bytes.byteLength, values[1]);
        return done || name.endsWith("File") ? undefined : bytes.byteLength;
      });
    }
  }
}

function readContent([, content]: readonly unknown[]): Uint8Array | undefined {
  if (typeof content === "string") return Buffer.from(content);
  return ArrayBuffer.isView(content) ? joinViews([content]) : undefined;
}

const joinViews = (views: readonly ArrayBufferView[]): Uint8Array =>
  Buffer.concat(views.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));

/** What a call of fs.write is to write: a part of some bytes, or a text. */
function readWritten(values: readonly unknown[]): Uint8Array | undefined {
  const [, chunk, from, length] = values;
  if (!ArrayBuffer.isView(chunk)) return readContent(values);
  const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const options =
    typeof from === "object" && from !== null ? (from as { readonly offset?: number; readonly length?: number }) : {};
  const start = typeof from === "number" ? from : (options.offset ?? 0);
  const size = typeof length === "number" ? length : (options.length ?? bytes.length - start);
  return bytes.subarray(start, start + size);
}
