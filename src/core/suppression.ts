import { findEntryPath, type OffEntry } from "../plugin/configuration/off-entry.js";
import type { Check } from "./check.js";
import { isOverruling, type Policy } from "./policy.js";
import type { Finding, Outcome } from "./report.js";

export interface Suppression {
  readonly outcomes: readonly Outcome[];
  /** The entries that a finding was found for. */
  readonly used: ReadonlySet<OffEntry>;
}

/**
 * Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. A
 * value that is accepted by its fingerprint does not count there either: it was looked at, and is right.
 */
export function suppressFindings(
  outcomes: readonly Outcome[],
  checks: readonly Check[],
  { off, policy }: { readonly off: readonly OffEntry[]; readonly policy: Policy },
): Suppression {
  const used = new Set<OffEntry>();
  const unsuppressibleChecks = checks.filter(
    ({ alwaysCounts, conclude }) => alwaysCounts === true || conclude !== undefined,
  );
  const unsuppressible = new Set(unsuppressibleChecks.map(({ id }) => id));
  const active = off.filter(
    (entry) => !isPast(entry, policy) && (entry.fingerprint !== undefined || !unsuppressible.has(entry.check)),
  );
  if (active.length === 0) return { outcomes, used };
  const mark = (finding: Finding, entries: readonly OffEntry[]): Finding => {
    const covering = entries.filter((entry) => isAtPlaceOf(entry, finding));
    for (const entry of covering) used.add(entry);
    const accepted = covering.find(({ fingerprint }) => fingerprint !== undefined);
    if (accepted) return { ...finding, suppressed: accepted.reason, stopsRelease: false };
    const [first] = covering;
    return first === undefined ? finding : markSuppressed(finding, first.reason, policy);
  };
  const marked = outcomes.map((outcome) => {
    if (outcome.status !== "unmet") return outcome;
    const entries = active.filter(({ check }) => check === outcome.check);
    if (entries.length === 0) return outcome;
    return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
  });
  return { outcomes: marked, used };
}

/** Marks a finding as suppressed, or as overruled where the policy counts it all the same. */
export function markSuppressed(finding: Finding, reason: string, policy: Pick<Policy, "occasion" | "strict">): Finding {
  return { ...finding, ...(isOverruling(policy) ? { overruled: reason } : { suppressed: reason }) };
}

/** Whether the last day of an entry is over. Days in this form sort as texts. */
export function isPast({ until }: OffEntry, { today }: Policy): boolean {
  return until !== undefined && today !== undefined && until < today;
}

/** Whether an entry means a finding: its check, and its place. */
export function coversFinding(entry: OffEntry, finding: Finding): boolean {
  return entry.check === finding.check && isAtPlaceOf(entry, finding);
}

/** Whether an entry means the place of a finding of its check. */
function isAtPlaceOf(entry: OffEntry, finding: Finding): boolean {
  const { pointer, fingerprint } = entry;
  const { location } = finding;
  // A path that points outside the repository is the place of no finding.
  const path = findEntryPath(entry);
  if (fingerprint !== undefined) return finding.fingerprint === fingerprint && location.file === path;
  const isThere = path !== undefined && isAtOrIn(location.file, path);
  return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}

/** Whether a path or a pointer equals another or is below it; "" is the root of both. */
function isAtOrIn(path: string | undefined, above: string): boolean {
  return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
