import type { ErrorText } from "../job.js";

const MAX_TEXT_LENGTH = 4000;

// Taken before the plugin is loaded, which may replace them.
const { String: toText } = globalThis;
const { stringify } = JSON;

/** Any value as a text of a bounded length. */
export function cutText(value: unknown): string {
  const text = toText(value);
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH)}…`;
}

/** A value that the plugin gives, as a person reads it: a text as it is, and anything else as JSON where it has one. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return cutText(value);
  try {
    if (value instanceof Error) return cutText(value.stack ?? value.message);
    // In a list, since `undefined` and functions have no JSON of their own.
    return cutText(stringify([value]).slice(1, -1));
  } catch {
    // A cycle, a BigInt, or a getter that throws.
    return cutText(Object.prototype.toString.call(value));
  }
}

/** Describes whatever was thrown: an error, `null`, or an object whose getters throw. */
export function describeError(error: unknown): ErrorText {
  if ((typeof error !== "object" && typeof error !== "function") || error === null) {
    return { name: "", message: readText(() => error), stack: "" };
  }
  const thrown = error as { name?: unknown; message?: unknown; stack?: unknown };
  const message = readText(() => thrown.message ?? thrown);
  const reasons = listReasons(error);
  const words = reasons
    .map((reason) => readText(() => (reason as Error).message))
    .filter((one) => !message.includes(one));
  return {
    name: readText(() => thrown.name ?? ""),
    message: cutText([message, ...(words.length > 0 ? [words.join("; ")] : [])].join(": ")),
    stack: readText(() => [error, ...reasons].map(readStack).join("\n")),
  };
}

const MAX_REASONS = 3;

/** What an error follows from: its cause, or those of an AggregateError. */
function listReasons(error: object): readonly unknown[] {
  try {
    const { cause, errors } = error as { readonly cause?: unknown; readonly errors?: unknown };
    const all: readonly unknown[] = Array.isArray(errors) && error instanceof AggregateError ? errors : [cause];
    return all.slice(0, MAX_REASONS).filter((one) => typeof one === "object" && one !== null && "message" in one);
  } catch {
    return [];
  }
}

function readStack(error: unknown): string {
  const { stack } = error as { readonly stack?: unknown };
  return typeof stack === "string" ? stack : "";
}

function readText(ask: () => unknown): string {
  try {
    return cutText(ask());
  } catch {
    // What is thrown is the plugin's: its getters may throw, too.
    return "(it cannot be read)";
  }
}
