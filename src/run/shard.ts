import { UsageError } from "../core/errors.js";
import { quote } from "../base/text/safe.js";

/** One part of a list that several jobs share. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/**
 * Reads `2/3`.
 *
 * @throws {UsageError} for anything else. `what` names the option.
 */
export function parseShard(text: string, what: string): Shard {
  const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined || index > count) {
    throw new UsageError(
      `${what} is ${quote(text)}, but must be a part of all, such as 1/4`,
      "Count from 1/N to N/N, in at most 9,999 parts",
    );
  }
  return { index, count };
}

/** Every item of a list is in exactly one of its parts, and the sizes of parts differ by at most one. */
export function takeShard<Item>(list: readonly Item[], { index, count }: Shard): readonly Item[] {
  return list.filter((_, at) => at % count === index - 1);
}

export function formatShard({ index, count }: Shard): string {
  return `${String(index)}/${String(count)}`;
}
