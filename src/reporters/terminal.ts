import { styleText } from "node:util";
import type { Severity } from "../core/check.js";
import { verdict, type Finding, type PluginReport, type Report } from "../core/report.js";
import { inert, visible } from "../text/safe.js";
import { printedLine } from "./command-lines.js";
import type { Reporter, View } from "./reporter.js";
import { snippet } from "./snippet.js";
import { counted, countWords, pluginTitle, reportCounts, tally, VERDICT_WORDS } from "./words.js";

type Style = "bold" | "dim" | "red" | "yellow" | "blue" | "green";
type Paint = (style: Style, text: string) => string;

const COLORS: Readonly<Record<Severity, Style>> = { error: "red", warning: "yellow", notice: "blue" };
const SYMBOLS = { pass: "✔", fail: "✘", broken: "✘" } as const;

/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
export const terminal: Reporter = (report, view) => {
  const paint: Paint = (style, text) =>
    view.color === true && text !== "" ? styleText(style, text, { validateStream: false }) : text;
  const blocks = report.plugins.flatMap((plugin) => [...files(plugin, view, paint), ...crashes(plugin, paint)]);
  const end = closing(report, paint);
  const told = view.quiet === true ? blocks : [...blocks, end];
  return told.length === 0 ? "" : `${inert(told.join("\n\n"))}\n`;
};

function files(plugin: PluginReport, view: View, paint: Paint): string[] {
  const names = new Set(plugin.findings.map(({ location }) => location.file));
  return [...names].map((file) => {
    const heading = paint("bold", visible((view.pathOf ?? String)(file)));
    const findings = plugin.findings.filter(({ location }) => location.file === file);
    return [heading, ...findings.map((finding) => told(finding, view, paint))].join("\n");
  });
}

function told(finding: Finding, view: View, paint: Paint): string {
  const { severity, message, help, printed = [], check, location } = finding;
  const { range } = location;
  const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
  const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
  const head = [
    ` ${place.padStart(gutter.length)}`,
    paint(COLORS[severity], severity),
    visible(message),
    paint("dim", check),
  ].filter((part) => part.trim() !== "");
  const bar = paint("dim", "│");
  const lines = [`${range ? "" : "  "}${head.join("  ")}`];
  const source = range && finding.secret !== true && view.source(location.file)?.line(range.start.line);
  if (range && typeof source === "string") {
    const { line, marks } = snippet(source, range, Math.max(20, (view.width ?? 100) - gutter.length - 4));
    lines.push(`${String(range.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd());
    lines.push(`${gutter}  ${bar} ${paint(COLORS[severity], marks)}`);
  }
  if (help !== undefined) lines.push(`${gutter}  ${paint("dim", "=")} ${visible(help)}`);
  lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${printedLine(line)}`)}`));
  return lines.join("\n");
}

function crashes({ outcomes }: PluginReport, paint: Paint): string[] {
  return outcomes.flatMap((outcome) =>
    outcome.status === "crashed"
      ? [
          `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin\n` +
            outcome.error
              .split("\n")
              .map((line) => `  ${visible(line)}`)
              .join("\n"),
        ]
      : [],
  );
}

function closing(report: Report, paint: Paint): string {
  const lines = report.plugins.flatMap((plugin) => checklist(plugin, report.plugins.length > 1, paint));
  const result = verdict(report);
  const [only, ...others] = report.plugins;
  const subject = only && others.length === 0 ? pluginTitle(only) : counted(report.plugins.length, "plugin");
  const words = countWords(reportCounts(report));
  const sentence = `${SYMBOLS[result]} ${visible(subject)} ${verb(result, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
  return [...lines, paint(result === "pass" ? "green" : "red", sentence)].join("\n");
}

function verb(result: keyof typeof VERDICT_WORDS, plural: boolean): string {
  if (!plural) return VERDICT_WORDS[result];
  return { pass: "pass", fail: "do not all pass", broken: "could not all be checked" }[result];
}

function checklist(plugin: PluginReport, named: boolean, paint: Paint): string[] {
  const { met, unmet, crashed, skipped } = tally(plugin);
  const count = (status: string, checks: number): string[] => (checks === 0 ? [] : [`${String(checks)} ${status}`]);
  const skips = [...skipped.values()].reduce((sum, checks) => sum + checks.length, 0);
  const states = [
    ...count("met", met),
    ...count("unmet", unmet),
    ...count("crashed", crashed),
    ...count("skipped", skips),
  ];
  const name = named ? `${visible(pluginTitle(plugin))}: ` : "";
  return [
    `${name}${counted(plugin.outcomes.length, "check")}: ${states.join(", ")}`,
    ...[...skipped].map(([reason, checks]) => paint("dim", `  skipped, as ${visible(reason)}: ${checks.join(", ")}`)),
  ];
}
