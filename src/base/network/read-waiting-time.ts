/** The headers of an answer, by their names in lower case. */
export type Headers = Readonly<Record<string, unknown>>;

/** If a server names no time: one minute, as the documentation of GitHub recommends. */
const SECONDARY_MS = 60_000;

/**
 * How long a server asks to wait, in milliseconds. `undefined` if it does not ask to wait, so that a repetition would
 * not help.
 */
export function readWaitingTime(status: number, headers: Headers, message: string, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const after = readRetryAfter(headers["retry-after"], now);
  if (after !== undefined) return after;
  if (headers["x-ratelimit-remaining"] === "0") {
    const reset = parseSeconds(headers["x-ratelimit-reset"]);
    return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
  }
  return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
}

/** A date of HTTP in any of its forms. Alone, `Date.parse` makes one of "-1" as well. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/u;

/** `Retry-After`: seconds, or a date. In milliseconds. */
export function readRetryAfter(value: unknown, now: number): number | undefined {
  const given = parseSeconds(value);
  if (given !== undefined) return given * 1000;
  const date = typeof value === "string" && DATE.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function parseSeconds(value: unknown): number | undefined {
  return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
}
