import type { Report } from "../../core/report.js";
import { formatPluginTitle } from "../../reporters/phrases.js";
import { formatCount } from "../../text/numbers.js";
import type { View } from "../../reporters/reporter.js";
import { listFirst } from "../../text/join-words.js";
import { formatMarkdown, makeInert, makeVisible } from "../../text/safe.js";
import { formatDifferenceMarkdown } from "./format-difference.js";
import { explainGrowth } from "./growth-limit.js";

/** What a report says of the archives of its plugins. */
export interface DescribedDifferences extends Pick<View, "isStopped" | "remarks" | "sections"> {
  /** Which archives grew by more than they may: sentences without a full stop. */
  readonly growth: readonly string[];
}

const MOST_SECTIONS = 20;

/** Describes the differences that a report has, whoever wrote them. */
export function describeReported({ plugins }: Pick<Report, "plugins">): DescribedDifferences {
  const compared = plugins.flatMap((plugin) => {
    const { difference } = plugin;
    return difference ? [{ difference, of: plugins.length > 1 ? formatPluginTitle(plugin) : undefined }] : [];
  });
  const growth = compared.flatMap(({ difference, of }) => {
    if (difference.limit?.isExceeded !== true) return [];
    const [sentence = ""] = explainGrowth(difference, difference.limit);
    return [makeVisible(of === undefined ? sentence : `${of}: ${sentence}`)];
  });
  const left = compared.length - MOST_SECTIONS;
  return {
    sections: [
      ...compared
        .slice(0, MOST_SECTIONS)
        .map(({ difference, of }) => makeInert(formatDifferenceMarkdown(difference, of).trim())),
      ...(left > 0 ? [`What changes in ${formatCount(left, "package")} more is in the JSON of the report.`] : []),
    ],
    remarks: listFirst(growth, MOST_SECTIONS).map((sentence) => makeInert(`❌ **${formatMarkdown(sentence)}.**`)),
    isStopped: growth.length > 0,
    growth: listFirst(growth, MOST_SECTIONS),
  };
}
