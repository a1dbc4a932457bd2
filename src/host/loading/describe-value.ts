import { cutText } from "./cut-text.js";

// Taken before the plugin is loaded, which may replace it.
const { stringify } = JSON;

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
