import type { ReportedDifference } from "../../../core/package-difference.js";
import type { PluginReport } from "../../../core/report.js";
import { formatTitleAndPath } from "../../../reporters/phrases.js";
import { MARKS } from "../../../reporters/summary-rows.js";
import { listFirst } from "../../../base/text/join-words.js";
import { formatChange, formatCount, formatSize, formatVerb } from "../../../base/text/numbers.js";
import { formatMarkdown, formatMarkdownCode, shorten } from "../../../base/text/safe.js";
import { countFileChanges, listSections } from "./difference-sections.js";
import { formatDifference, formatShare, isSame, listMarkdownLines } from "./format-difference.js";

const MAX_ROWS = 50;
const MAX_DETAILS_BYTES = 128 * 1024;
const MAX_NAMES = 5;
const MAX_TITLE = 160;

/** The package of a plugin, and how it differs from an earlier one. */
export interface ComparedPlugin {
  readonly plugin: PluginReport;
  readonly difference: ReportedDifference;
}

/**
 * What changes in the packages of several plugins, as sections of Markdown: one table, and then the details of each
 * package, folded. Without the details, the table says enough.
 *
 * @param reasons why a plugin was not compared, by its path: sentences without a full stop.
 */
export function formatDifferencesMarkdown(
  plugins: readonly PluginReport[],
  reasons: ReadonlyMap<string, string>,
): readonly string[] {
  const { changed, same, others } = splitCompared(plugins);
  const rows = changed.slice(0, MAX_ROWS).map(formatRow);
  const head = [
    "| Package | Download | Change | Files | Permissions | Also changed |",
    "| --- | ---: | ---: | --- | --- | --- |",
  ];
  const left = changed.length - rows.length;
  const sections = ["### What changes in the packages"];
  if (rows.length > 0) sections.push([...head, ...rows].join("\n"));
  sections.push(
    ...formatLeft(left).map((words) => `${words}.`),
    ...formatSame(same.length).map((words) => `${words}.`),
    ...groupUncompared(others, reasons).map((words) => `${MARKS.notice} ${formatMarkdown(words)}.`),
  );
  return [sections.join("\n\n"), ...formatDetails(changed)];
}

/** The same in lines for a terminal. */
export function formatDifferences(
  plugins: readonly PluginReport[],
  reasons: ReadonlyMap<string, string>,
): readonly string[] {
  const { changed, same, others } = splitCompared(plugins);
  const left = changed.length - MAX_ROWS;
  return [
    ...changed
      .slice(0, MAX_ROWS)
      .flatMap(({ plugin, difference }) => [formatTitle(plugin), ...formatDifference(difference), ""]),
    ...formatLeft(left),
    ...formatSame(same.length),
    ...groupUncompared(others, reasons),
  ];
}

/** Which plugins were not compared, and why: a sentence for each reason, without a full stop. */
export function groupUncompared(
  plugins: readonly PluginReport[],
  reasons: ReadonlyMap<string, string>,
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const plugin of plugins) {
    const reason = reasons.get(plugin.path) ?? "";
    groups.set(reason, [...(groups.get(reason) ?? []), formatTitle(plugin)]);
  }
  return [...groups].map(([reason, titles]) => {
    const names = listFirst(titles, MAX_NAMES).join(", ");
    return ["Not compared", names, reason].filter((words) => words !== "").join(": ");
  });
}

interface SplitPlugins {
  /** What its reviewers must see comes first. */
  readonly changed: readonly ComparedPlugin[];
  readonly same: readonly ComparedPlugin[];
  readonly others: readonly PluginReport[];
}

function splitCompared(plugins: readonly PluginReport[]): SplitPlugins {
  const compared: ComparedPlugin[] = [];
  for (const plugin of plugins) if (plugin.difference) compared.push({ plugin, difference: plugin.difference });
  return {
    changed: compared.filter(({ difference }) => !isSame(difference)).toSorted(compareWeight),
    same: compared.filter(({ difference }) => isSame(difference)),
    others: plugins.filter(({ difference }) => difference === undefined),
  };
}

/** First what is too large, then what asks for more, then what grew most. */
function compareWeight({ difference: a }: ComparedPlugin, { difference: b }: ComparedPlugin): number {
  const countOver = ({ limit }: ReportedDifference): number => Number(limit?.isExceeded === true);
  const countAsked = ({ permissions }: ReportedDifference): number => Number(permissions.added.length > 0);
  return countOver(b) - countOver(a) || countAsked(b) - countAsked(a) || b.growth - a.growth;
}

function formatRow({ plugin, difference }: ComparedPlugin): string {
  const { before, after, permissions, files, limit, growth } = difference;
  const mark = limit?.isExceeded === true ? `${MARKS.fail} ` : "";
  const named = [
    ...permissions.added.map((name) => `+ ${formatMarkdownCode(shorten(name, MAX_TITLE))}`),
    ...permissions.removed.map((name) => `− ${formatMarkdownCode(shorten(name, MAX_TITLE))}`),
  ];
  const cells = [
    `${mark}${formatMarkdown(formatTitle(plugin))}`,
    formatSize(after.size),
    `${formatChange(growth)} (${formatShare(before.size, after.size)})`,
    countFileChanges(files),
    listFirst(named, MAX_NAMES).join(", "),
    countOthers(difference),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** What else has changed, besides permissions: `2 hosts, 1 entry point`. What is not known is in the details. */
function countOthers(difference: ReportedDifference): string {
  const counts = listSections(difference)
    .filter(({ noun }) => noun !== "permission")
    .map(({ noun, rows }) => ({ noun, count: rows.filter(({ kind }) => kind !== "not known").length }))
    .filter(({ count }) => count > 0);
  return counts.map(({ noun, count }) => formatCount(count, noun)).join(", ");
}

function formatLeft(left: number): readonly string[] {
  if (left <= 0) return [];
  return [`${formatCount(left, "package")} more ${formatVerb(left)} in the JSON of the report`];
}

function formatSame(count: number): readonly string[] {
  if (count === 0) return [];
  return [`${formatCount(count, "package")} ${formatVerb(count)} identical to before, byte for byte`];
}

function formatDetails(changed: readonly ComparedPlugin[]): readonly string[] {
  if (changed.length === 0) return [];
  const texts: string[] = [];
  let bytes = 0;
  for (const { plugin, difference } of changed) {
    const text = [`#### ${formatMarkdown(formatTitle(plugin))}`, "", ...listMarkdownLines(difference)].join("\n");
    bytes += Buffer.byteLength(text);
    if (bytes > MAX_DETAILS_BYTES) break;
    texts.push(text.trim());
  }
  const left = changed.length - texts.length;
  const title = `Details of ${formatCount(changed.length, "package")}`;
  const words = left > 0 ? [`The details of ${formatCount(left, "package")} are in the JSON of the report only.`] : [];
  return [[`<details><summary>${title}</summary>`, ...texts, ...words, "</details>"].join("\n\n")];
}

function formatTitle(plugin: PluginReport): string {
  return shorten(formatTitleAndPath(plugin), MAX_TITLE);
}
