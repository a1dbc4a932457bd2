import { hashContent } from "../text/hash.js";
import { SEVERITIES, type Severity } from "./check.js";
import type { Finding } from "./report.js";
import { makeSafeSubject } from "./subject.js";

/**
 * What a finding of a check is known by in its file, wherever it has moved to and however its message puts it: what is
 * wrong, what that is about, and where. Of a text that is not JSON, the place is the whole file.
 */
export type FindingIdentity = Pick<Finding, "code" | "subject"> & { readonly place?: string };

export function identifyFinding({ code, subject, location }: Finding): FindingIdentity {
  const place = location.place ?? location.pointer;
  return {
    code,
    ...(subject !== undefined && { subject: makeSafeSubject(subject) }),
    ...(place !== undefined && place !== "" && { place: String(makeSafeSubject(place)) }),
  };
}

/** 16 hexadecimal digits; of a report that was read back, those that were written with it. */
export function getIdentityHash(finding: Finding): string {
  if (finding.identity !== undefined) return finding.identity;
  const { code, subject = null, place = null } = identifyFinding(finding);
  return hashContent(JSON.stringify([code, subject, place]), 16);
}

/** A finding that is known, as far as it is compared. */
export interface ComparableFinding {
  readonly key: string;
  readonly severity: Severity;
  /** How many there are; of a finding, how many it sums up. */
  readonly count: number;
}

/** Whether a finding is known; `worse` where it was less severe. */
export type Recognition = "known" | "worse";

/**
 * Finds out which findings are known. Each known one stands for one finding of the same key, and for none that is more
 * severe, or sums up more.
 *
 * @returns what is recognised, and how many known ones are left.
 */
export function recogniseKnown<Item extends ComparableFinding>(
  items: readonly Item[],
  known: Iterable<ComparableFinding>,
): { readonly found: ReadonlyMap<Item, Recognition>; readonly left: number } {
  const left = new Map<string, number[]>();
  for (const { key, severity, count } of known) {
    const counts = left.get(key) ?? SEVERITIES.map(() => 0);
    left.set(key, counts);
    counts[SEVERITIES.indexOf(severity)] = (counts[SEVERITIES.indexOf(severity)] ?? 0) + count;
  }
  const found = new Map<Item, Recognition>();
  const take = (item: Item, ranks: readonly number[], recognition: Recognition): void => {
    const counts = left.get(item.key);
    const rank = ranks.find((one) => (counts?.[one] ?? 0) >= item.count);
    if (!counts || rank === undefined || found.has(item)) return;
    counts[rank] = (counts[rank] ?? 0) - item.count;
    found.set(item, recognition);
  };
  const getRank = ({ severity }: ComparableFinding): number => SEVERITIES.indexOf(severity);
  const worstFirst = items.toSorted((a, b) => getRank(a) - getRank(b));
  // The mildest that is severe enough: what is worse may be needed for another finding.
  for (const item of worstFirst)
    take(
      item,
      [2, 1, 0].filter((rank) => rank <= getRank(item)),
      "known",
    );
  for (const item of worstFirst)
    take(
      item,
      [0, 1, 2].filter((rank) => rank > getRank(item)),
      "worse",
    );
  return { found, left: [...left.values()].flat().reduce((sum, count) => sum + count, 0) };
}
