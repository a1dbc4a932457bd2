/** What a request is answered with. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Headers `Set-Cookie`, as there may be several. */
  readonly cookies?: readonly string[];
  /** Writes the body bit by bit, for as long as the connection lasts. Returns what to do at its end. */
  readonly stream?: (write: (text: string) => void) => () => void;
}

/** A request as it came. */
export interface Asked {
  /** A name of its own, for logs. */
  readonly id: string;
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when whoever asked has gone before an answer: work for nobody can stop. */
  readonly gone: AbortSignal;
  /** Reads the body. `undefined` if it has more bytes than `most`. */
  readonly readBody: (most: number) => Promise<Uint8Array | undefined>;
}

export type Handle = (asked: Asked) => Promise<Answer>;

export function formatJson(status: number, value: unknown, headers: Answer["headers"] = {}): Answer {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(value) };
}
