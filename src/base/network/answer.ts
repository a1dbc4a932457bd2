import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream";

/** Sends one request. It follows no redirect, and throws a RangeError if the answer exceeds the limit. */
export type Fetch = (url: string, init: FetchInit, mostBytes?: number) => Promise<HttpAnswer>;

export interface FetchInit {
  /** GET if left out. */
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal;
}

/** The names are in lower case. */
export interface AnswerHeaders extends Iterable<[string, string]> {
  get(name: string): string | null;
}

/**
 * An answer, with all of its body. It has what we, and GitHub's toolkit, read of the platform's `Response`: to load that
 * one takes as long as a request.
 */
export interface HttpAnswer {
  readonly status: number;
  readonly url: string;
  readonly headers: AnswerHeaders;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const MIB = 1024 * 1024;
/** No answer has a hundredth of that. */
const MAX_BYTES = 8 * MIB;

/** The only packing that we ask for, and read. */
export const ENCODING = "gzip";

/** @throws {RangeError} if the body is larger, packed or not. */
export async function readAnswer(url: string, message: IncomingMessage, mostBytes = MAX_BYTES): Promise<HttpAnswer> {
  const headers = new Map(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  const bytes = await readBounded(await unpack(message), mostBytes);
  return {
    status: message.statusCode ?? 0,
    url,
    headers: { get: (name) => headers.get(name) ?? null, [Symbol.iterator]: () => headers.entries() },
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
    arrayBuffer: () => Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  };
}

async function unpack(message: IncomingMessage): Promise<AsyncIterable<Buffer>> {
  const encoding = message.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (encoding === "identity") return message;
  if (encoding !== ENCODING) {
    message.destroy();
    throw new Error("The answer is packed in a form that nobody asked for");
  }
  const { createGunzip } = await import("node:zlib");
  const unpacked = createGunzip();
  pipeline(message, unpacked, () => undefined);
  return unpacked;
}

async function readBounded(body: AsyncIterable<Buffer>, most: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
