const MAX_TEXT_LENGTH = 4000;

// Taken before the plugin is loaded, which may replace it.
const { String: toText } = globalThis;

/** Any value as a text of a bounded length. */
export function cutText(value: unknown): string {
  const text = toText(value);
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH)}…`;
}
