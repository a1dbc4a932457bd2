/** As the fetch of the platform and that of undici. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What is read of any fetch's. */
interface Answer {
  readonly status: number;
  readonly headers: Iterable<[string, string]>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** No answer that is asked for here has a hundredth of that, however little of it comes over the wire. */
const MIB = 1024 * 1024;
const MOST_BYTES = 8 * MIB;

/** A fetch whose answers are there as a whole, and never larger than that: else it throws a RangeError. */
export function makeBoundedFetch(
  fetch: (url: string, init: RequestInit) => Promise<Answer>,
  most: number = MOST_BYTES,
): Fetch {
  return async (url, init) => {
    const { status, headers, body } = await fetch(url, init);
    const bytes = await readBounded(body, most);
    // An answer of these kinds must not have a body, not even an empty one.
    const hasBody = ![204, 205, 304].includes(status);
    return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
  };
}

async function readBounded(body: AsyncIterable<Uint8Array> | null, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > most) throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
    pieces.push(piece);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
