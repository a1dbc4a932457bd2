import { gzipSync } from "node:zlib";
import type { Invocation, Log, Notification, ReportingDescriptor, Result, Run } from "sarif";
import { getReportStatus } from "../core/exit-status.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import { isCounted, verdict, sortWorstAndNewFirst, type Outcome, type Report } from "../core/report.js";
import { UNKNOWN_COPY, TOOL, type ToolCopy } from "../core/tool.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { makeInertJson, shorten } from "../base/text/safe.js";
import type { Reporter, View } from "./reporter.js";
import { makeFingerprints } from "./sarif-fingerprints.js";
import { makeMessage, formatPageReference } from "./finding-message.js";
import { makeResult, SOURCE_ROOT } from "./sarif-results.js";
import { findSkippedChecks, formatSpread } from "./phrases.js";

const { sarifResults, sarifPackedBytes } = GITHUB_LIMITS;
const MAX_TITLE_LENGTH = 1000;
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** SARIF 2.1.0 within GitHub's limits: the worst findings first, and those that do not count last. */
export const sarif: Reporter = (report, view) => {
  const rules = makeRules(report, view);
  const places = new Map(rules.map(({ id }, at) => [id, at]));
  const findings = report.plugins.flatMap((plugin) => plugin.findings);
  const prints = makeFingerprints(report.plugins, view);
  const sorted = [
    ...sortWorstAndNewFirst(findings.filter(isCounted)),
    ...sortWorstAndNewFirst(findings.filter((one) => !isCounted(one))),
  ];
  // If one result has no state, a reader treats all states as unknown. So all results have a state, or none has.
  const isCompared = findings.length > 0 && findings.every(({ age }) => age !== undefined);
  const results = sorted
    .slice(0, sarifResults)
    .map((finding) =>
      makeResult(finding, places.get(finding.check) ?? -1, prints.get(finding) ?? {}, { report, isCompared }),
    );
  const formatDocument = (count: number): string => {
    const left = findings.length - count;
    const log: Log = {
      $schema: SCHEMA,
      version: "2.1.0",
      runs: [makeRun(report, rules, results.slice(0, count), { left, copy: view.copy })],
    };
    return `${makeInertJson(JSON.stringify(log, undefined, 2))}\n`;
  };
  return cutToPackedBytes(formatDocument, results.length);
};

/** Cuts a report that is too large. The next attempt is shorter by as much as the last was too large. */
function cutToPackedBytes(formatDocument: (count: number) => string, most: number): string {
  for (let count = most; ;) {
    const whole = formatDocument(count);
    const packed = whole.length * 3 <= sarifPackedBytes ? 0 : gzipSync(whole).length;
    if (packed <= sarifPackedBytes || count === 0) return whole;
    count = Math.min(count - 1, Math.floor((count * sarifPackedBytes * 0.95) / packed));
  }
}

function makeRun(
  report: Report,
  rules: readonly ReportingDescriptor[],
  results: readonly Result[],
  { left, copy = UNKNOWN_COPY }: { readonly left: number; readonly copy: ToolCopy | undefined },
): Run {
  const { occasion, strict, failOn, failOnNew } = report;
  const { name, version, ruleset } = TOOL;
  const home = copy.origin?.url ?? findHome(report);
  return {
    tool: {
      driver: {
        name,
        version,
        informationUri: home,
        rules: [...rules],
        properties: { ruleset },
      },
    },
    automationDetails: { id: makeCategory(report) },
    invocations: [makeInvocation(report, left)],
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The repository's root" } } },
    results: [...results],
    properties: { occasion, strict, failOn, failOnNew, verdict: verdict(report) },
  };
}

/** The address of the copy that made a report which is read back: its pages are there. No other address is made up. */
function findHome({ plugins }: Report): string | undefined {
  const page = plugins.flatMap(({ outcomes }) => outcomes).find(({ url }) => url !== undefined)?.url;
  return page?.split("/blob/", 1)[0];
}

/** GitHub replaces an older report of the same category. So plugins and shards have categories of their own. */
function makeCategory({ plugins, selection }: Report): string {
  const [first = [], ...others] = plugins.map(({ path }) => (path === "." ? [] : path.split("/")));
  const shared = first.filter((_, at) =>
    others.every((names) => first.slice(0, at + 1).every((n, i) => names[i] === n)),
  );
  const names = [TOOL.name, ...shared];
  if (selection?.shard !== undefined) names.push("shard", selection.shard);
  return `${names.map((name) => makeMessage(name)).join("/")}/`;
}

/** One rule for each check. Only a rule with results contains its page, because there are many. */
function makeRules({ plugins }: Report, view: View): readonly ReportingDescriptor[] {
  const found = new Set(plugins.flatMap(({ findings }) => findings.map(({ check }) => check)));
  const outcomes = new Map<string, Outcome>();
  for (const outcome of plugins.flatMap((plugin) => plugin.outcomes)) {
    if (!outcomes.has(outcome.check)) outcomes.set(outcome.check, outcome);
  }
  return [...outcomes.values()].map((outcome) => {
    const { check, title, url } = outcome;
    const page = found.has(check) ? view.page?.(check) : undefined;
    const words = { text: shorten(makeMessage(title), MAX_TITLE_LENGTH) };
    return {
      id: check,
      shortDescription: words,
      fullDescription: words,
      helpUri: url,
      help: { text: `${words.text}. See ${formatPageReference(outcome)}`, markdown: page },
    };
  });
}

function makeInvocation(report: Report, left: number): Invocation {
  return {
    executionSuccessful: verdict(report) !== "broken",
    exitCode: getReportStatus(report),
    toolExecutionNotifications: [
      ...makeCrashNotifications(report),
      ...makeSkipNotifications(report),
      ...makeCutNotification(left),
    ],
  };
}

function makeCrashNotifications({ plugins }: Report): readonly Notification[] {
  return plugins.flatMap(({ path, outcomes }) =>
    outcomes.flatMap((outcome): readonly Notification[] => {
      if (outcome.status !== "crashed") return [];
      const first = `The check ${outcome.check} crashed in ${makeMessage(path)}: a fault of this tool, not of the plugin`;
      const lines = outcome.error.split("\n").map((line) => makeMessage(line));
      return [
        { level: "error", associatedRule: { id: outcome.check }, message: { text: [first, ...lines].join("\n") } },
      ];
    }),
  );
}

function makeSkipNotifications({ plugins }: Report): readonly Notification[] {
  return [...findSkippedChecks(plugins)].map(([reason, { checks, plugins: concerned }]) => {
    const where = formatSpread({ plugins }, concerned);
    return {
      level: "note",
      message: { text: `Skipped${where}, as ${makeMessage(reason)}: ${[...checks].join(", ")}` },
    };
  });
}

function makeCutNotification(left: number): readonly Notification[] {
  if (left === 0) return [];
  const text = `${formatCount(left, "finding")} left out: GitHub accepts at most ${formatNumber(sarifResults)} results and ${String(sarifPackedBytes / 1_000_000)} MB. The other formats contain all of them`;
  return [{ level: "warning", message: { text } }];
}
