import { isAbsent, type Absent } from "../plugin/absent.js";
import type { OffEntry } from "../plugin/configuration/off-entry.js";
import type { Facts, Plugin } from "../plugin/reading.js";
import { joinPath } from "../base/files/workspace.js";
import { comparePositions } from "../base/text/location.js";
import { findCertainEdits } from "../base/text/help.js";
import { mayBeSecret } from "../base/text/safe.js";
import { listAlwaysCounting, type Check, type Problem } from "./check.js";
import { decideSeverity, stopsRelease, type Policy } from "./policy.js";
import { getFolder, type Finding, type Outcome, type PluginReport } from "./report.js";
import { makeLifecycleReport } from "./lifecycle-report.js";
import { isPast, suppressFindings } from "./suppression.js";
import { makePageUrl, ORIGIN } from "./tool.js";

/** Runs some checks on a plugin. Pure: the same plugin, checks and policy always give the same report. */
export function inspect(plugin: Plugin, checks: readonly Check[], policy: Policy): PluginReport {
  const firstOutcomes = checks.map((check) => inspectCheck(plugin, check, policy));
  const outcomes = addConclusions(plugin, checks, firstOutcomes, policy);
  const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
  const { manifest, lifecycle } = plugin.facts;
  const text = (key: string): string | undefined => {
    const value = isAbsent(manifest) ? undefined : manifest.value[key];
    return typeof value === "string" && !mayBeSecret(value) ? value : undefined;
  };
  return {
    path: plugin.folder === "" ? "." : plugin.folder,
    name: text("name"),
    version: text("version"),
    outcomes,
    findings: [...findings].sort(compareByPlace),
    lifecycle: isAbsent(lifecycle) ? undefined : makeLifecycleReport(lifecycle),
  };
}

function inspectCheck(plugin: Plugin, check: Check, policy: Policy): Outcome {
  for (const name of check.needs) {
    const fact = plugin.facts[name];
    if (isAbsent(fact)) return makeOutcome(check, policy, makeSkip(fact));
  }
  // None of the needed facts is absent: that was just checked.
  return runCheck(plugin, check, policy, () => check.run(plugin.facts as Facts));
}

/** Runs a check, and adds its findings to those it had before. */
function runCheck(
  plugin: Plugin,
  check: Check,
  policy: Policy,
  findProblems: () => Iterable<Problem | Absent>,
  before: readonly Finding[] = [],
): Outcome {
  const findings = [...before];
  let skip: Absent | undefined;
  try {
    for (const found of findProblems()) {
      if (isAbsent(found)) skip ??= found;
      else findings.push(makeFinding(plugin, check, found, policy));
    }
  } catch (error) {
    // A crash is our own fault: it is reported with its stack, and the verdict is never a pass.
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return makeOutcome(check, policy, { status: "crashed", error: stack });
  }
  // The order that a report has when it is read back.
  if (findings.length > 0)
    return makeOutcome(check, policy, { status: "unmet", findings: [...findings].sort(compareByPlace) });
  return skip ? makeOutcome(check, policy, makeSkip(skip)) : makeMetOutcome(check, policy);
}

/** A report with problems of one of its checks that only a run of all plugins shows. */
export function addProblems(
  report: PluginReport,
  check: Check,
  problems: readonly Problem[],
  policy: Policy,
): PluginReport {
  const added = problems.map((problem) => makeFinding({ folder: getFolder(report) }, check, problem, policy));
  const outcomes = report.outcomes.map((outcome): Outcome => {
    if (outcome.check !== check.id) return outcome;
    const before = outcome.status === "unmet" ? outcome.findings : [];
    return makeOutcome(check, policy, { status: "unmet", findings: [...before, ...added].toSorted(compareByPlace) });
  });
  return { ...report, outcomes, findings: [...report.findings, ...added].toSorted(compareByPlace) };
}

/** Marks what is switched off in all outcomes, and adds what the checks conclude from that. */
function addConclusions(
  plugin: Plugin,
  checks: readonly Check[],
  firstOutcomes: readonly Outcome[],
  policy: Policy,
): readonly Outcome[] {
  const { configuration } = plugin.facts;
  if (isAbsent(configuration) || configuration.off.length === 0) return firstOutcomes;
  const { off } = configuration;
  const { outcomes, used } = suppressFindings(firstOutcomes, checks, { off, policy });
  const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
  const switchedOff = {
    known: policy.known ?? checks.map(({ id }) => id),
    alwaysCounting: new Set(policy.alwaysCounting ?? listAlwaysCounting(checks)),
    ran: new Set(ran),
    used,
    isPast: (entry: OffEntry) => isPast(entry, policy),
  };
  return outcomes.map((outcome, at) => {
    const check = checks[at];
    if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet")) return outcome;
    const before = outcome.status === "unmet" ? outcome.findings : [];
    return runCheck(plugin, check, policy, () => check.conclude?.(plugin.facts as Facts, switchedOff) ?? [], before);
  });
}

function makeSkip({ absent: reason, applies }: Absent) {
  return { status: "skipped" as const, reason, ...(applies === false && { applies }) };
}

function makeOutcome<Rest extends { readonly status: Outcome["status"] }>(
  { id, title }: Check,
  policy: Policy,
  rest: Rest,
): Pick<Outcome, "check" | "title" | "url"> & Rest {
  return Object.assign({ check: id, title, ...makePage(id, policy) }, rest);
}

function makePage(check: string, policy: Policy): Pick<Outcome, "url"> {
  const url = makePageUrl(check, "origin" in policy ? policy.origin : ORIGIN);
  return url === undefined ? {} : { url };
}

const metOutcomes = new WeakMap<Policy, WeakMap<Check, Outcome>>();

/** The outcome of a check without findings: one object for all plugins of a run. */
function makeMetOutcome(check: Check, policy: Policy): Outcome {
  const outcomesOfRun = metOutcomes.get(policy) ?? new WeakMap<Check, Outcome>();
  metOutcomes.set(policy, outcomesOfRun);
  const made = outcomesOfRun.get(check);
  if (made) return made;
  const outcome: Outcome = Object.freeze(makeOutcome(check, policy, { status: "met" }));
  outcomesOfRun.set(check, outcome);
  return outcome;
}

function makeFinding(plugin: Pick<Plugin, "folder">, check: Check, problem: Problem, policy: Policy): Finding {
  const { code, subject, times, message, at, printed, secret, fingerprint } = problem;
  return {
    check: check.id,
    ...(check.alwaysCounts && { alwaysCounts: true }),
    code,
    subject,
    times,
    severity: decideSeverity(problem, check.severity, policy),
    stopsRelease: stopsRelease(problem, check.severity, policy),
    message,
    ...makeHelp(problem),
    printed,
    ...(secret === true && { secret }),
    fingerprint,
    ...makePage(check.id, policy),
    // A copy: a finding outlives the texts in which its place is looked up.
    location: at ? { ...at } : { file: joinPath(plugin.folder, "manifest.json") },
  };
}

function makeHelp({ help, fix = [] }: Problem): Pick<Finding, "help" | "ways" | "fix"> {
  if (typeof help !== "object") return { help, ...(fix.length > 0 && { fix }) };
  const { sentence, ways } = help;
  const certain = findCertainEdits(ways);
  return { help: sentence, ways, ...(certain && { fix: certain }) };
}

const START = { line: 0, column: 0 };

function compareByPlace(a: Finding, b: Finding): number {
  return (
    compareText(a.location.file, b.location.file) ||
    comparePositions(a.location.range?.start ?? START, b.location.range?.start ?? START) ||
    compareText(a.check, b.check)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
