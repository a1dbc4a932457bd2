import { dropLineNumbers, generalizePointer, identifyByMessage, identifyFinding } from "./finding-identity.js";
import type { FindingTexts } from "./finding-texts.js";
import { ALWAYS_COUNTING, type Policy } from "./policy.js";
import { counts, IN_BASELINE, type Finding, type Outcome, type PluginReport } from "./report.js";
import { markSuppressed } from "./suppression.js";

/** Equal findings that are known: what they are, wherever in their file they have moved to. */
export interface BaselineEntry {
  /** The plugin's path, as the report has it. */
  readonly plugin: string;
  readonly check: string;
  readonly file: string;
  /** With `*` for the places in lists, as those move. */
  readonly pointer?: string;
  /** For the reader. */
  readonly message: string;
  /** Of {@link identifyFinding}; in baselines of before, of {@link identifyByMessage}. */
  readonly fingerprint: string;
  /** How many there are. */
  readonly count: number;
}

/** The findings of a plugin that a baseline accepts. Never a secret, nor what always counts. */
export function makeBaseline(plugin: PluginReport, texts: FindingTexts): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of plugin.findings) {
    if (!canBeKnown(finding)) continue;
    const entry = makeBaselineEntry(plugin.path, finding, texts);
    const before = entries.get(makeIdentity(entry));
    entries.set(makeIdentity(entry), { ...(before ?? entry), count: (before?.count ?? 0) + 1 });
  }
  return [...entries.values()];
}

export interface RecognisedFindings {
  readonly plugin: PluginReport;
  /** How many of the entries' findings are not there any more. */
  readonly gone: number;
}

/** A plugin's report with the findings marked that the baseline lists; as many as it lists, and not one more. */
export function recogniseFindings(
  plugin: PluginReport,
  entries: readonly BaselineEntry[],
  texts: FindingTexts,
  policy: Pick<Policy, "occasion" | "strict">,
): RecognisedFindings {
  const left = new Map<string, number>();
  const add = (key: string, count: number): void => void left.set(key, (left.get(key) ?? 0) + count);
  for (const entry of entries) add(makeIdentity(entry), entry.count);
  const marked = new Map<Finding, Finding>();
  for (const finding of plugin.findings) {
    if (!canBeKnown(finding)) continue;
    const entry = makeBaselineEntry(plugin.path, finding, texts);
    const before = { ...entry, fingerprint: identifyByMessage(finding, texts) };
    const key = [entry, before].map(makeIdentity).find((one) => (left.get(one) ?? 0) > 0);
    if (key === undefined) continue;
    add(key, -1);
    marked.set(finding, markSuppressed(finding, IN_BASELINE, policy));
  }
  const known = (finding: Finding): Finding => marked.get(finding) ?? finding;
  const outcome = (one: Outcome): Outcome =>
    one.status === "unmet" ? { ...one, findings: one.findings.map(known) } : one;
  return {
    plugin: { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(known) },
    gone: [...left.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Whether this run could have found what an entry lists. */
export function isJudged(entry: BaselineEntry, plugins: readonly PluginReport[]): boolean {
  const outcomes = plugins.find(({ path }) => path === entry.plugin)?.outcomes ?? [];
  return outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet"));
}

/** Whether a baseline may list a finding. */
export function canBeKnown(finding: Finding): boolean {
  return counts(finding) && finding.secret !== true && !ALWAYS_COUNTING.includes(finding.check);
}

/** What two entries have in common that list the same. */
export function makeIdentity({
  plugin,
  check,
  file,
  fingerprint,
}: Pick<BaselineEntry, "plugin" | "check" | "file" | "fingerprint">): string {
  return JSON.stringify([plugin, check, file, fingerprint]);
}

/** A finding as a baseline lists it: whatever moves with the lines around it is not in it. */
export function makeBaselineEntry(plugin: string, finding: Finding, texts: FindingTexts): BaselineEntry {
  const { check, location } = finding;
  const pointer = generalizePointer(location.pointer);
  return {
    ...{ plugin, check, file: location.file, ...(pointer !== undefined && { pointer }) },
    message: dropLineNumbers(finding.message),
    fingerprint: identifyFinding(finding, texts),
    count: 1,
  };
}
