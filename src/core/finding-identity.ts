import { hashContent } from "../base/text/hash.js";
import { SEVERITIES, type Severity, type Problem } from "./check.js";
import type { Finding } from "./report.js";
import { mayBeSecret } from "../base/text/safe.js";

/**
 * What identifies a finding of a check in its file: what is wrong, what that is about, and where. It survives a
 * reworded message and lines that move. In a text that is not JSON, the place is the whole file.
 */
export type FindingIdentity = Pick<Finding, "code" | "subject"> & { readonly place?: string | undefined };

/**
 * Whether a file belongs to the repository and to none of its plugins: GitHub's workflows. What is found there is
 * identified without the plugin that happens to report it.
 *
 * @param file relative to the root of the repository
 */
export function isOfRepository(file: string): boolean {
  return file.startsWith(".github/");
}

export function identifyFinding({ code, subject, location }: Finding): FindingIdentity {
  const place = location.place ?? location.pointer;
  return {
    code,
    subject: subject && makeSafeSubject(subject),
    place: place ? String(makeSafeSubject(place)) : undefined,
  };
}

/** The hash of an identity, in 16 hexadecimal digits. A report that was read back contains it already. */
export function getIdentityHash(finding: Finding): string {
  if (finding.identity !== undefined) return finding.identity;
  const { code, subject = null, place = null } = identifyFinding(finding);
  return hashContent(JSON.stringify([code, subject, place]), 16);
}

/** The part of a finding that decides whether two are the same. */
export interface ComparableFinding {
  readonly key: string;
  readonly severity: Severity;
  /** How many there are; of a finding, how many it sums up. */
  readonly count: number;
}

/** Whether a finding is known; `worse` where the known one is less severe. */
export type Recognition = "known" | "worse";

/**
 * Finds out which findings are known. Each known one explains one finding of the same key that is at most as severe,
 * and sums up at most as many.
 *
 * @returns what is recognised, and how many known ones are left.
 */
export function recogniseKnown<Item extends ComparableFinding>(
  items: readonly Item[],
  known: Iterable<ComparableFinding>,
): { readonly found: ReadonlyMap<Item, Recognition>; readonly left: number } {
  /** By key, how many known ones of each severity are left. */
  const left = new Map<string, number[]>();
  for (const { key, severity, count } of known) {
    const counts = left.get(key) ?? SEVERITIES.map(() => 0);
    left.set(key, counts);
    counts[SEVERITIES.indexOf(severity)] = (counts[SEVERITIES.indexOf(severity)] ?? 0) + count;
  }
  const found = new Map<Item, Recognition>();
  const recognise = (item: Item, ranks: readonly number[], recognition: Recognition): void => {
    const counts = left.get(item.key);
    const rank = ranks.find((one) => (counts?.[one] ?? 0) >= item.count);
    if (!counts || rank === undefined || found.has(item)) return;
    counts[rank] = (counts[rank] ?? 0) - item.count;
    found.set(item, recognition);
  };
  const worstFirst = items
    .map((item) => ({ item, rank: SEVERITIES.indexOf(item.severity) }))
    .toSorted((a, b) => a.rank - b.rank);
  const ranks = [...SEVERITIES.keys()];
  for (const { item, rank } of worstFirst) {
    // The mildest that is severe enough: a worse one may be needed for another finding.
    const enough = ranks.filter((one) => one <= rank).toReversed();
    recognise(item, enough, "known");
  }
  for (const { item, rank } of worstFirst) {
    const milder = ranks.filter((one) => one > rank);
    recognise(item, milder, "worse");
  }
  return { found, left: [...left.values()].flat().reduce((sum, count) => sum + count, 0) };
}

const MAX_VALUE_LENGTH = 200;
const MAX_VALUES = 20;

/** A subject as reports show it. A hash replaces what may contain a secret, what is long, and the end of a long list. */
export function makeSafeSubject(subject: NonNullable<Problem["subject"]>): string | readonly string[] {
  if (typeof subject === "string") return isShown(subject) ? subject : formatHash(subject);
  const all =
    subject.length <= MAX_VALUES ? subject : [...subject.slice(0, MAX_VALUES - 1), formatHash(JSON.stringify(subject))];
  return all.map((one) => (isShown(one) ? one : formatHash(one)));
}

function isShown(text: string): boolean {
  return text.length <= MAX_VALUE_LENGTH && !mayBeSecret(text);
}

function formatHash(text: string): string {
  return `sha256:${hashContent(text, 16)}`;
}
