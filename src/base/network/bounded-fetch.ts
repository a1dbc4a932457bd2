/** The signature that the platform's fetch and undici's have in common. */
export type Fetch = (url: string, init: RequestInit, mostBytes?: number) => Promise<Response>;

/** The part of a fetch's answer that is read. */
interface Answer {
  readonly status: number;
  readonly headers: Iterable<[string, string]>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

const MIB = 1024 * 1024;
/** No answer has a hundredth of that, even if it is sent compressed. */
const MAX_BYTES = 8 * MIB;

/**
 * A fetch that reads each answer as a whole. It throws a RangeError if the answer exceeds the limit.
 *
 * @param Response that of the library: the platform's own loads the platform's client, which takes as long as a request.
 */
export function makeBoundedFetch(
  fetch: (url: string, init: RequestInit) => Promise<Answer>,
  Response: typeof globalThis.Response,
): Fetch {
  return async (url, init, mostBytes = MAX_BYTES) => {
    const { status, headers, body } = await fetch(url, init);
    const bytes = await readBounded(body, mostBytes);
    // An answer with this status must not have a body, not even an empty one.
    const hasBody = ![204, 205, 304].includes(status);
    return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
  };
}

async function readBounded(body: AsyncIterable<Uint8Array> | null, most: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > most) throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
