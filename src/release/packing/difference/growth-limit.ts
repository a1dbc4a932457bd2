import { UsageError } from "../../../core/errors.js";
import { listFirst } from "../../../base/text/join-words.js";
import { quote, shorten } from "../../../base/text/safe.js";
import { formatChange, formatSize } from "../../../base/text/numbers.js";
import type { FileDifference, PackageDifference } from "../../../core/package-difference.js";
import { formatShare } from "./format-difference.js";

/** How much an archive may grow. */
export interface GrowthLimit {
  /** As it was given. */
  readonly text: string;
  /** A percentage of the archive before, or a number of bytes. */
  readonly kind: "percent" | "bytes";
  readonly amount: number;
}

const UNITS: Readonly<Record<string, number>> = { B: 1, KB: 1024, KiB: 1024, MB: 1024 * 1024, MiB: 1024 * 1024 };
const FORM = /^(\d{1,9}(?:\.\d{1,3})?) ?(%|B|K(?:i?)B|M(?:i?)B)$/u;
const MAX_NAMED = 5;
/** Of a limit that a report has: {@link parseGrowthLimit} takes no longer one. */
const MAX_LIMIT_LENGTH = 20;

/**
 * Reads a limit such as `10%`, `50 KB` or `0%`.
 *
 * @param name what the caller calls it, such as "The input max-growth".
 * @throws {UsageError}
 */
export function parseGrowthLimit(text: string, name: string): GrowthLimit {
  const [, number = "", unit = ""] = FORM.exec(text.trim()) ?? [];
  if (number === "") {
    throw new UsageError(`${name} is ${quote(text)}, but must be a share or a size`, "Write one such as 10% or 50 KB");
  }
  const given = text.trim();
  if (unit === "%") return { text: given, kind: "percent", amount: Number(number) };
  return { text: given, kind: "bytes", amount: Number(number) * (UNITS[unit] ?? 1) };
}

/** Whether the archive, which is compressed, grew by more than it may. */
export function isTooGrown({ before, after }: PackageDifference, { kind, amount }: GrowthLimit): boolean {
  const allowed = kind === "percent" ? (before.size * amount) / 100 : amount;
  return after.size - before.size > allowed;
}

/** By how much the archive grew, and which files: the first line is the sentence, the second what to do. */
export function explainGrowth(
  { before, after, files }: PackageDifference,
  { text }: Pick<GrowthLimit, "text">,
): readonly string[] {
  const growth = `${formatSize(after.size - before.size)} (${formatShare(before.size, after.size)})`;
  const sizes = `from ${formatSize(before.size)} to ${formatSize(after.size)}`;
  const grown = files
    .map((file) => ({ path: file.path, ...measureGrowth(file) }))
    .filter((file) => file.growth > 0)
    .toSorted((a, b) => b.growth - a.growth);
  const named = grown.map(({ path, growth: bytes, unit }) => `${quote(path)} ${formatChange(bytes)}${unit}`);
  const list = listFirst(named, MAX_NAMED).join(", ");
  const most = `The archive grew by ${growth}, ${sizes}, but may grow by at most ${shorten(text, MAX_LIMIT_LENGTH)}`;
  return [
    list === "" ? most : `${most}. What grew: ${list}`,
    "Leave out what the plugin does not need at run time. If it needs all of it, allow more in this change",
  ];
}

function measureGrowth({ before, after }: FileDifference): { readonly growth: number; readonly unit: "" | " gzip" } {
  const isZipped = [before, after].every((size) => size === undefined || size.gzip !== undefined);
  if (isZipped) return { growth: (after?.gzip ?? 0) - (before?.gzip ?? 0), unit: " gzip" };
  return { growth: (after?.size ?? 0) - (before?.size ?? 0), unit: "" };
}
