import type { Severity } from "../core/check.js";
import type { Finding, PluginReport } from "../core/report.js";
import { inert, mayBeSecret, visible } from "../text/safe.js";
import type { Reporter, View } from "./reporter.js";
import { snippet } from "./snippet.js";
import { closing } from "./closing.js";
import { painter, type Paint, type Style } from "./paint.js";

const COLORS: Readonly<Record<Severity, Style>> = { error: "red", warning: "yellow", notice: "blue" };

const FURTHEST = 10_000;

/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
export const terminal: Reporter = (report, view) => {
  const paint = painter(view);
  const blocks = report.plugins.flatMap((plugin) => [...files(plugin, view, paint), ...crashes(plugin, paint)]);
  const end = closing(report, view);
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
  const { severity, message, help, check, location } = finding;
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
  if (range && typeof source === "string" && !mayBeSecret(near(source, range.start.column))) {
    const { line, marks } = snippet(source, range, Math.max(20, (view.width ?? 100) - gutter.length - 4));
    lines.push(`${String(range.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd());
    lines.push(`${gutter}  ${bar} ${paint(COLORS[severity], marks)}`);
  }
  if (help !== undefined) lines.push(`${gutter}  ${paint("dim", "=")} ${visible(help)}`);
  return lines.join("\n");
}

/** More than is shown of a line, so that no cut hides what a part of it is. */
function near(line: string, column: number): string {
  return line.slice(Math.max(0, column - FURTHEST), column + FURTHEST);
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
