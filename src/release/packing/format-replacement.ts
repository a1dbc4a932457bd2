import { formatCount } from "../../base/text/numbers.js";
import { formatMarkdown, makeVisible } from "../../base/text/safe.js";
import type { RangeReplacement, ReplacedRange } from "./replace-ranges.js";

const MAX_ROWS = 50;
const TITLE = "package.json is packed with other ranges than it contains";

/** One replaced range, as a receipt and `pack --format json` have it. */
export type ReplacementRecord = Pick<ReplacedRange, "key" | "name" | "range" | "packed">;

/** The replaced ranges for programs: nothing if package.json is packed as it is written. */
export function makeReplacementRecords(replacement: RangeReplacement | undefined): {
  readonly replaced?: readonly ReplacementRecord[];
} {
  if (!replacement) return {};
  return { replaced: replacement.ranges.map(({ key, name, range, packed }) => ({ key, name, range, packed })) };
}

/** Lines for a terminal: each range that is packed with another value. */
export function formatReplacement(replacement: RangeReplacement | undefined): readonly string[] {
  if (!replacement) return [];
  const { ranges } = replacement;
  const rows = ranges
    .slice(0, MAX_ROWS)
    .map(
      ({ key, name, range, packed }) =>
        `  ${[`${key}.${name}`, range, "→", packed].map((word) => makeVisible(word)).join("  ")}`,
    );
  return ["", `${TITLE}:`, ...rows, ...formatRemaining(ranges).map((line) => `  ${line}`)];
}

/** The same as Markdown, for the summary of a job. */
export function formatReplacementMarkdown(replacement: RangeReplacement | undefined): readonly string[] {
  if (!replacement) return [];
  const { ranges } = replacement;
  const rows = ranges
    .slice(0, MAX_ROWS)
    .map(({ key, name, range, packed }) => `| ${[`${key}.${name}`, range, packed].map(formatMarkdown).join(" | ")} |`);
  return [
    `${TITLE}:`,
    "",
    "| Range | Written | Packed |",
    "| --- | --- | --- |",
    ...rows,
    "",
    ...formatRemaining(ranges),
  ];
}

function formatRemaining({ length }: readonly ReplacedRange[]): readonly string[] {
  return length > MAX_ROWS ? [`and ${formatCount(length - MAX_ROWS, "more range")}; receipt.json has all`] : [];
}
