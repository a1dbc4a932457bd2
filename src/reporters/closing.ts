import { verdict, type PluginReport, type Report } from "../core/report.js";
import { visible } from "../text/safe.js";
import { painter, type Paint } from "./paint.js";
import type { View } from "./reporter.js";
import {
  ageWords,
  allCountWords,
  counted,
  goneWords,
  isHealthy,
  pluginTitle,
  releaseWords,
  reportCounts,
  selectionWords,
  skippedChecks,
  tally,
  verdictWords,
} from "./words.js";

const SYMBOLS = { pass: "✔", fail: "✘", broken: "✘" } as const;
const LONGEST_PATH = 40;

/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
export function closing(report: Report, view: Pick<View, "color">): string {
  const paint = painter(view);
  const { plugins } = report;
  const [only, ...others] = plugins;
  const told = only && others.length === 0 ? checklist(only) : table(report, paint);
  const notes = [selectionWords(report), goneWords(report), ageWords(report)].filter((note) => note !== undefined);
  return [...told, ...skips(plugins, paint), ...notes.map(visible), verdictLine(report, paint)].join("\n");
}

function verdictLine(report: Report, paint: Paint): string {
  const { plugins } = report;
  const result = verdict(report);
  const [only, ...others] = plugins;
  const subject = only && others.length === 0 ? pluginTitle(only) : counted(plugins.length, "plugin");
  const words = allCountWords(reportCounts(report));
  const sentence =
    only === undefined
      ? "There is nothing to check"
      : `${subject} ${verdictWords(report, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
  const release = releaseWords(report);
  const line = `${SYMBOLS[result]} ${visible(sentence)}${release === undefined ? "" : `. ${release}`}`;
  return paint(result === "pass" ? "green" : "red", line);
}

function checklist(plugin: PluginReport): readonly string[] {
  const { met, unmet, crashed, skipped } = tally(plugin);
  const states = Object.entries({ met, unmet, crashed, skipped })
    .filter(([, checks]) => checks > 0)
    .map(([status, checks]) => `${String(checks)} ${status}`);
  return [`${counted(plugin.outcomes.length, "check")}: ${states.join(", ")}`];
}

/** A line for each plugin that something is said of, and one for all others. */
function table({ plugins, failOn }: Report, paint: Paint): readonly string[] {
  const spoken = plugins.filter((plugin) => !isHealthy(plugin));
  const paths = new Map(spoken.map((plugin) => [plugin, visible(plugin.path)]));
  const column = Math.min(LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
  const rows = spoken.map((plugin) => {
    const result = verdict({ plugins: [plugin], failOn });
    const words = allCountWords(reportCounts({ plugins: [plugin] }));
    const said = result === "broken" ? ["could not be checked", words] : [words];
    const title = pluginTitle(plugin) === plugin.path ? [] : [visible(pluginTitle(plugin))];
    const path = (paths.get(plugin) ?? "").padEnd(column);
    const row = [`${SYMBOLS[result]} ${path}`, ...title, said.filter((word) => word !== "").join(", ")];
    return paint(result === "pass" ? "green" : "red", row.join("  "));
  });
  const healthy = plugins.length - spoken.length;
  if (rows.length > 0 && healthy > 0) rows.push(paint("green", `✔ ${counted(healthy, "plugin")} without findings`));
  return rows;
}

function skips(plugins: readonly PluginReport[], paint: Paint): readonly string[] {
  return [...skippedChecks(plugins)].map(([reason, { checks, plugins: concerned }]) => {
    const where = plugins.length > 1 ? ` in ${counted(concerned, "plugin")}` : "";
    return paint("dim", `  skipped${where}, as ${visible(reason)}: ${[...checks].join(", ")}`);
  });
}
