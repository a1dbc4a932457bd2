import type { Range } from "./location.js";

/** A line of a text around a place in it. */
export interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Whether more of the line is before it. */
  readonly cutBefore?: true;
  /** Whether more of the line is behind it. */
  readonly cutAfter?: true;
}

/** Of each part, as the line may be a bundle of a million characters. */
export const MAX_PART_LENGTH = 160;

/** Takes the line of a range's start. The mark ends with the line where the range does not. */
export function takeExcerpt(line: string, { start, end }: Range): Excerpt {
  const from = Math.min(start.column - 1, line.length);
  const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
  return {
    before: line.slice(Math.max(0, from - MAX_PART_LENGTH), from),
    marked: line.slice(from, Math.min(to, from + MAX_PART_LENGTH)),
    after: line.slice(to, to + MAX_PART_LENGTH),
    ...(from > MAX_PART_LENGTH && { cutBefore: true }),
    ...(to + MAX_PART_LENGTH < line.length && { cutAfter: true }),
  };
}
