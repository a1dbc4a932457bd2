import {
  isFailing,
  sortWorstFirst,
  type FailRule,
  type Finding,
  type Outcome,
  type PluginReport,
  type Report,
} from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { escapeXml, makeInert } from "../base/text/safe.js";
import type { Reporter } from "./reporter.js";
import { formatLabel, formatPageReference, formatPlace } from "./finding-message.js";
import { formatPluginTitle, listNotes, countOutcomes, formatTitleAndPath } from "./phrases.js";
import { formatCount } from "../base/text/numbers.js";

/** JUnit XML for Jenkins, GitLab and others: one suite for each plugin, and one test for each check. */
export const junit: Reporter = (report) => {
  const suites = report.plugins.map((plugin) => formatSuite(plugin, report));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${TOOL.name}" ${formatSums(suites.map(({ sums }) => sums))}>`,
    ...suites.flatMap((suite) => suite.lines),
    "</testsuites>",
  ];
  return `${makeInert(lines.join("\n"))}\n`;
};

interface Sums {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
}

function formatSums(all: readonly Sums[]): string {
  const sum = (name: keyof Sums): string => String(all.reduce((total, sums) => total + sums[name], 0));
  return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
}

function formatSuite(plugin: PluginReport, report: Report): { readonly sums: Sums; readonly lines: readonly string[] } {
  const { outcomes } = plugin;
  const { crashed, skipped } = countOutcomes(plugin);
  const failing = outcomes.filter((outcome) => findFailures(outcome, report).length > 0);
  const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
  const { name, className } = nameSuite(plugin);
  return {
    sums,
    lines: [
      `  <testsuite name="${escapeXml(name)}" ${formatSums([sums])} skipped="${String(skipped)}">`,
      ...outcomes.flatMap((outcome) => formatTest(outcome, escapeXml(className), report)),
      "  </testsuite>",
    ],
  };
}

function nameSuite(plugin: PluginReport): { readonly name: string; readonly className: string } {
  if (plugin.path === ".") return { name: formatPluginTitle(plugin), className: TOOL.name };
  // Readers split class names into folders at each dot.
  const folder = plugin.path.replaceAll(".", "_").replaceAll("/", ".");
  return { name: formatTitleAndPath(plugin), className: `${TOOL.name}.${folder}` };
}

function formatTest(outcome: Outcome, className: string, report: Report): readonly string[] {
  const head = `    <testcase name="${escapeXml(outcome.check)}" classname="${className}"`;
  const body = formatBody(outcome, report);
  if (body.length === 0) return [`${head}/>`];
  return [`${head}>`, ...body, "    </testcase>"];
}

function formatBody(outcome: Outcome, report: Report): readonly string[] {
  switch (outcome.status) {
    case "met":
      return [];
    case "skipped":
      return [`      <skipped message="${escapeXml(outcome.reason)}"/>`];
    case "crashed": {
      const reported = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
      return [
        `      <error type="crash" message="${escapeXml(reported)}">${formatText(outcome.error.split("\n"))}</error>`,
      ];
    }
    case "unmet": {
      const failed = findFailures(outcome, report);
      const others = outcome.findings.filter((finding) => !isFailing(finding, report));
      return [...formatFailure(failed, outcome, report), ...formatOutput(others, report)];
    }
  }
}

/** One failure for each test, because most readers show only the first. */
function formatFailure(failed: readonly Finding[], outcome: Outcome, report: Report): readonly string[] {
  const [first, ...more] = failed;
  if (!first) return [];
  const rest = more.length === 0 ? "" : ` (and ${formatCount(more.length, "more finding")})`;
  const message = escapeXml(`${first.message}${rest}`);
  const lines = [...failed.flatMap((finding) => formatFinding(finding, report)), formatPageReference(outcome)];
  return [`      <failure type="${first.severity}" message="${message}">${formatText(lines)}</failure>`];
}

function formatOutput(others: readonly Finding[], report: Report): readonly string[] {
  if (others.length === 0) return [];
  const lines = sortWorstFirst(others).flatMap((finding) => formatFinding(finding, report));
  return [`      <system-out>${formatText(lines)}</system-out>`];
}

function findFailures(outcome: Outcome, rule: FailRule): readonly Finding[] {
  if (outcome.status !== "unmet") return [];
  return sortWorstFirst(outcome.findings.filter((finding) => isFailing(finding, rule)));
}

/** `manifest.json:3:11: error: "name" is ...`, and the help below it. */
function formatFinding(finding: Finding, report: Report): readonly string[] {
  const { message, help, printed = [], location } = finding;
  const lines = [`${formatPlace(location)}: ${formatLabel(finding)}: ${message}`];
  if (help !== undefined) lines.push(`  ${help}`);
  for (const note of listNotes(finding, report)) lines.push(`  ${note}`);
  for (const line of printed) lines.push(`  > ${line}`);
  return lines;
}

function formatText(lines: readonly string[]): string {
  return `\n${lines.map(escapeXml).join("\n")}\n`;
}
