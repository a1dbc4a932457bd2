import type { Report } from "../../../core/report.js";
import { formatTitleAndPath } from "../../../reporters/phrases.js";
import type { View } from "../../../reporters/reporter.js";
import { listFirst } from "../../../base/text/join-words.js";
import { formatMarkdown, makeInert, makeVisible } from "../../../base/text/safe.js";
import { formatDifferenceMarkdown } from "./format-difference.js";
import { formatDifferencesMarkdown } from "./format-differences.js";
import { explainGrowth } from "./growth-limit.js";

/** What a report says of the archives of its plugins. */
export interface DescribedDifferences extends Pick<View, "isStopped" | "remarks" | "sections"> {
  /** Which archives grew by more than they may: sentences without a full stop. */
  readonly growth: readonly string[];
}

const MAX_GROWN = 20;

/**
 * Describes the differences that a report has, whoever wrote them.
 *
 * @param reasons why a plugin was not compared, by its path: sentences without a full stop.
 */
export function describeReported(
  { plugins }: Pick<Report, "plugins">,
  reasons: ReadonlyMap<string, string> = new Map(),
): DescribedDifferences {
  const [only, ...others] = plugins;
  const isOne = others.length === 0;
  const growth = plugins.flatMap((plugin) => {
    const { difference } = plugin;
    if (difference?.limit?.isExceeded !== true) return [];
    const [sentence = ""] = explainGrowth(difference, difference.limit);
    return [makeVisible(isOne ? sentence : `${formatTitleAndPath(plugin)}: ${sentence}`)];
  });
  const shown = listFirst(growth, MAX_GROWN);
  const sections =
    isOne && only?.difference
      ? [formatDifferenceMarkdown(only.difference)]
      : formatDifferencesMarkdown(plugins, reasons);
  return {
    sections: sections.map((section) => makeInert(section.trim())),
    remarks: shown.map((sentence) => makeInert(`❌ **${formatMarkdown(sentence)}.**`)),
    isStopped: growth.length > 0,
    growth: shown,
  };
}
