import type { OffEntry } from "../plugin/configuration/off-entry.js";
import { joinPath } from "../workspace/workspace.js";
import type { Check } from "./check.js";
import { overrules, type Policy } from "./policy.js";
import type { Finding, Outcome } from "./report.js";

export interface Suppression {
  readonly outcomes: readonly Outcome[];
  /** The entries that some finding was found for. */
  readonly used: ReadonlySet<OffEntry>;
}

/** Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. */
export function suppressFindings(
  outcomes: readonly Outcome[],
  checks: readonly Check[],
  { off, folder, policy }: { readonly off: readonly OffEntry[]; readonly folder: string; readonly policy: Policy },
): Suppression {
  const used = new Set<OffEntry>();
  const steadfast = new Set(checks.filter(({ conclude }) => conclude !== undefined).map(({ id }) => id));
  const holding = off.filter((entry) => !isPast(entry, policy) && !steadfast.has(entry.check));
  if (holding.length === 0) return { outcomes, used };
  const mark = (finding: Finding, entries: readonly OffEntry[]): Finding => {
    const covering = entries.filter((entry) => covers(entry, finding, folder));
    for (const entry of covering) used.add(entry);
    const [first] = covering;
    return first === undefined ? finding : markSuppressed(finding, first.reason, policy);
  };
  const marked = outcomes.map((outcome) => {
    if (outcome.status !== "unmet") return outcome;
    const entries = holding.filter(({ check }) => check === outcome.check);
    if (entries.length === 0) return outcome;
    return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
  });
  return { outcomes: marked, used };
}

/** Marks a finding as suppressed, or as overruled where the policy counts it all the same. */
export function markSuppressed(finding: Finding, reason: string, policy: Pick<Policy, "occasion" | "strict">): Finding {
  return { ...finding, ...(overrules(policy) ? { overruled: reason } : { suppressed: reason }) };
}

/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
export function isPast({ until }: OffEntry, { today }: Policy): boolean {
  return until !== undefined && today !== undefined && until < today;
}

/** Whether an entry means the place of a finding of its check. */
function covers({ file, pointer }: OffEntry, { location }: Finding, folder: string): boolean {
  const isThere = file === undefined || isAtOrIn(location.file, normalizePath(joinPath(folder, file)));
  return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}

/** Whether a path or a pointer equals another or is below it; "" is the root of both. */
function isAtOrIn(path: string | undefined, above: string): boolean {
  return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}

/** `a/./b/../c/` as `a/c`. */
function normalizePath(path: string): string {
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names.join("/");
}
