import { verdict, type PluginReport, type Report } from "../core/report.js";
import { visible } from "../text/safe.js";
import { painter, type Paint } from "./paint.js";
import type { View } from "./reporter.js";
import { counted, countWords, pluginTitle, reportCounts, tally, VERDICT_WORDS } from "./words.js";

const SYMBOLS = { pass: "✔", fail: "✘", broken: "✘" } as const;

/** How a run ended: what became of the checks, and the verdict in the last line. */
export function closing(report: Report, view: Pick<View, "color">): string {
  const paint = painter(view);
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
