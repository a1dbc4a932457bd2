import type { Severity } from "./check.js";
import {
  identifyFinding,
  isOfRepository,
  recogniseKnown,
  type FindingIdentity,
  type ComparableFinding,
} from "./finding-identity.js";
import type { Policy } from "./policy.js";
import { IN_BASELINE, isCounted, mapFindings, type Finding, type PluginReport } from "./report.js";
import { markSuppressed } from "./suppression.js";

/** Equal findings that are known, wherever in their file they have moved to. */
export interface BaselineEntry extends FindingIdentity {
  /** The plugin's path, as the report has it. None where the finding belongs to the repository. */
  readonly plugin: string | undefined;
  readonly check: string;
  readonly file: string;
  /** A finding that is more severe counts. */
  readonly severity: Severity;
  /** Only people read it. */
  readonly message: string;
  /** How many there are. */
  readonly count: number;
}

/** The findings of a plugin that a baseline accepts. Never a secret, nor what always counts. */
export function makeBaseline(plugin: PluginReport): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of plugin.findings) {
    if (!canBeKnown(finding)) continue;
    const entry = makeBaselineEntry(plugin.path, finding);
    const key = JSON.stringify([makeEntryKey(entry), entry.severity]);
    const earlier = entries.get(key);
    entries.set(key, { ...(earlier ?? entry), count: (earlier?.count ?? 0) + entry.count });
  }
  return [...entries.values()];
}

/** The entries without those that say the same: two plugins may each have reported what the repository has. */
export function mergeEqualEntries(entries: readonly BaselineEntry[]): readonly BaselineEntry[] {
  const merged = new Map<string, BaselineEntry>();
  for (const entry of entries) {
    const key = JSON.stringify([makeEntryKey(entry), entry.severity]);
    const earlier = merged.get(key);
    if (!earlier || earlier.count < entry.count) merged.set(key, entry);
  }
  return [...merged.values()];
}

export interface MarkedPlugin {
  readonly plugin: PluginReport;
  /** How many listed findings are gone. */
  readonly gone: number;
}

/**
 * Marks the findings of a plugin that the baseline lists, at most as many as it lists. A finding that is more severe
 * than in the baseline counts, and says so.
 */
export function markKnownFindings(
  plugin: PluginReport,
  entries: readonly BaselineEntry[],
  policy: Pick<Policy, "occasion" | "strict">,
): MarkedPlugin {
  const known = entries.map(makeComparable);
  const items = plugin.findings
    .filter(canBeKnown)
    .map((finding) => ({ finding, ...makeComparable(makeBaselineEntry(plugin.path, finding)) }));
  const { found, left } = recogniseKnown(items, known);
  const marked = new Map<Finding, Finding>();
  for (const [{ finding }, recognition] of found) {
    const worse = { ...finding, overruled: WORSE_THAN_BASELINE };
    marked.set(finding, recognition === "worse" ? worse : markSuppressed(finding, IN_BASELINE, policy));
  }
  return { plugin: mapFindings(plugin, (finding) => marked.get(finding) ?? finding), gone: left };
}

/** Why a finding counts although the baseline lists a milder one. */
export const WORSE_THAN_BASELINE = "known in the baseline, but less severe there";

/** Whether this run could have found what an entry lists. */
export function wasChecked(entry: BaselineEntry, plugins: readonly PluginReport[]): boolean {
  return plugins
    .filter((plugin) => isAbout(entry, plugin))
    .some(({ outcomes }) =>
      outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet")),
    );
}

/** Whether a plugin may report what an entry lists: its own findings, and those of the repository. */
function isAbout({ plugin }: Pick<BaselineEntry, "plugin">, { path }: PluginReport): boolean {
  return plugin === undefined || plugin === path;
}

/** Whether a finding may be treated as known. */
export function canBeKnown(finding: Finding): boolean {
  return isCounted(finding) && !isNeverKnown(finding);
}

/** Whether a finding is never treated as known, whatever lists it: a secret, and what always counts. */
export function isNeverKnown({ secret, alwaysCounts }: Finding): boolean {
  return secret === true || alwaysCounts === true;
}

/** A text that is the same for two entries that list the same finding. */
function makeEntryKey(entry: Omit<BaselineEntry, "severity" | "message" | "count">): string {
  const { plugin = null, check, code, subject = null, file, place = null } = entry;
  return JSON.stringify([plugin, check, code, subject, file, place]);
}

/** A finding as a baseline lists it, without what changes when lines around it move. */
export function makeBaselineEntry(path: string, finding: Finding): BaselineEntry {
  const { check, location, severity, message, times = 1 } = finding;
  const { code, subject, place } = identifyFinding(finding);
  // The numbers of lines move.
  const reworded = message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
  const { file } = location;
  const plugin = isOfRepository(file) ? undefined : path;
  return { plugin, check, code, subject, file, place, severity, message: reworded, count: times };
}

/** What decides whether two entries are the same finding. */
export function makeComparable(entry: BaselineEntry): ComparableFinding {
  return { key: makeEntryKey(entry), severity: entry.severity, count: entry.count };
}
