import { formatChange, formatNumber, formatSize, getSign } from "../../../base/text/numbers.js";
import { formatMarkdown, formatMarkdownCode, makeVisible, shorten } from "../../../base/text/safe.js";
import { measureWidth } from "../../../base/text/width.js";
import type { FileDifference, FileSize, PackageDifference } from "../../../core/package-difference.js";
import { countFileChanges, listSections, type DifferenceRow } from "./difference-sections.js";

const MAX_ROWS = 20;
const MAX_MARKDOWN_ROWS = 50;
const MAX_NAME_LENGTH = 120;
const MAX_NOTE_LENGTH = 300;

/** What a package does that another did not, in lines for a terminal. */
export function formatDifference(difference: PackageDifference): readonly string[] {
  const { files } = difference;
  const shown = files.slice(0, MAX_ROWS);
  const changes = shown.map((file) => {
    const [sign, ...cells] = formatFile(file);
    return [`  ${sign} ${shortenName(file.path)}`, ...cells];
  });
  if (files.length > 0) changes.unshift([countFileChanges(files), "size", "change", "gzip", "change"]);
  return [
    formatHeading(difference),
    ...indent(alignColumns(listTotals(difference).map(([name, was, is, change]) => [name, was, "→", is, change]))),
    ...listSections(difference).flatMap(({ title, rows }) => [
      `  ${title}`,
      ...indent(indent(formatRows(rows))),
      ...formatLeft(rows.length - MAX_ROWS),
    ]),
    ...indent(alignColumns(changes)),
    ...formatLeft(files.length - shown.length),
  ];
}

/** The same as a section of Markdown, for the summary of a job and for comments. */
export function formatDifferenceMarkdown(difference: PackageDifference): string {
  return ["### What changes in the package", "", ...listMarkdownLines(difference)].join("\n");
}

/** The section without its heading. */
export function listMarkdownLines(difference: PackageDifference): readonly string[] {
  const { files } = difference;
  const most = MAX_MARKDOWN_ROWS;
  const shown = files.slice(0, most);
  const totals = listTotals(difference).map((cells) => `| ${cells.join(" | ")} |`);
  const sections = listSections(difference).flatMap(({ title, rows }) => [
    `**${title}**`,
    "",
    ...rows.slice(0, most).map(formatItem),
    ...formatLeft(rows.length - most).map((words) => `- ${words.trim()}`),
    "",
  ]);
  const table = [
    `<details><summary>${countFileChanges(files)}</summary>`,
    "",
    "| | File | Size | Change | gzip | Change |",
    "| --- | --- | ---: | ---: | ---: | ---: |",
    ...shown.map((file) => {
      const [sign, size, change, zipped, zippedChange, ...mode] = formatFile(file);
      const name = [formatMarkdownCode(shortenName(file.path)), ...mode].join(", ");
      return `| ${[sign.replace("-", "−"), name, size, change, zipped, zippedChange].join(" | ")} |`;
    }),
    "",
    ...formatLeft(files.length - shown.length).map((words) => words.trim()),
    "</details>",
    "",
  ];
  const lines = [`**${formatMarkdown(formatHeading(difference))}**`, ""];
  if (!isSame(difference)) lines.push("| | Before | After | Change |", "| --- | ---: | ---: | ---: |", ...totals, "");
  lines.push(...sections);
  if (files.length > 0) lines.push(...table);
  return lines;
}

/** Whether not a byte has changed. */
export function isSame({ before, after }: PackageDifference): boolean {
  return before.sha256 === after.sha256;
}

/** The one line that says most: `Since v1.3.0: +11.7 KiB (+28%), version 1.3.0 → 1.4.0`. */
export function formatHeading(difference: PackageDifference): string {
  const { before, after } = difference;
  const since = makeVisible(shorten(before.name, MAX_NAME_LENGTH));
  if (isSame(difference)) return `Identical to the package of ${since}, byte for byte`;
  const growth = `Since ${since}: ${formatChange(after.size - before.size)} (${formatShare(before.size, after.size)})`;
  if (before.version === after.version || before.version === undefined || after.version === undefined) return growth;
  const [was, is] = [before.version, after.version].map((text) => makeVisible(shorten(text, MAX_NAME_LENGTH)));
  return `${growth}, version ${was ?? ""} → ${is ?? ""}`;
}

/** The rows of totals: the name of each, before, after, and the change. */
function listTotals(difference: PackageDifference): readonly (readonly [string, string, string, string])[] {
  if (isSame(difference)) return [];
  const { before, after } = difference;
  const row = (name: string, was: number, is: number) =>
    [name, formatSize(was), formatSize(is), `${formatChange(is - was)} (${formatShare(was, is)})`] as const;
  const files = after.files - before.files;
  return [
    row("Download", before.size, after.size),
    row("Unpacked", before.unpacked, after.unpacked),
    [
      "Files",
      formatNumber(before.files),
      formatNumber(after.files),
      `${getSign(files)}${formatNumber(Math.abs(files))}`,
    ],
  ];
}

/** Formats a change as a share of what was there: `+28%`, `-0.4%`. */
export function formatShare(before: number, after: number): string {
  if (before === after) return "±0%";
  if (before === 0) return "new";
  const share = (Math.abs(after - before) / before) * 100;
  const text = share < 10 ? share.toFixed(1) : formatNumber(Math.round(share));
  return `${after > before ? "+" : "-"}${text}%`;
}

/** The sign of a file, its size, the change of it, the same after gzip, and whether its mode has changed. */
function formatFile({ before, after }: FileDifference): readonly [sign: string, ...string[]] {
  const isMeasured = [before, after].every((size) => !size || size.gzip !== undefined);
  const zipped = isMeasured ? formatSizes(before?.gzip ?? 0, after && (after.gzip ?? 0)) : ["", "not measured"];
  return [
    chooseSign(before, after),
    ...formatSizes(before?.size ?? 0, after?.size),
    ...zipped,
    ...describeMode(before, after),
  ];
}

/** The size of a file, "" if it is gone, and the change of it. */
function formatSizes(before: number, after: number | undefined): readonly string[] {
  if (after === undefined) return ["", formatChange(0 - before)];
  return [formatSize(after), formatChange(after - before)];
}

function chooseSign(before: FileSize | undefined, after: FileSize | undefined): string {
  if (!before) return "+";
  return after ? "~" : "-";
}

/** Whether a file has become executable, or is no longer. A file that is gone has no mode. */
function describeMode(before: FileSize | undefined, after: FileSize | undefined): readonly string[] {
  const wasExecutable = before?.isExecutable === true;
  if (!after || after.isExecutable === wasExecutable) return [];
  return after.isExecutable ? ["executable"] : ["no longer executable"];
}

const SIGNS = { new: "+", gone: "-", changed: "~", "perhaps new": "?", "not known": "?" } as const;

function formatRows(rows: readonly DifferenceRow[]): readonly string[] {
  return alignColumns(
    rows.slice(0, MAX_ROWS).map(({ kind, name, note }) => {
      const shown = shorten(makeVisible(note), MAX_NOTE_LENGTH);
      if (kind === "not known") return [`${SIGNS[kind]} not known ${name}`, shown];
      const cell = `${SIGNS[kind]} ${shortenName(name)}`;
      if (kind === "perhaps new") return [cell, `${shown} (perhaps not new)`.trim()];
      return [cell, shown];
    }),
  );
}

function formatItem({ kind, name, note }: DifferenceRow): string {
  const words = kind === "not known" ? `${kind} ${name}` : `${kind}: ${formatMarkdownCode(shortenName(name))}`;
  return `- ${words}${note && `: ${formatMarkdown(shorten(note, MAX_NOTE_LENGTH))}`}`;
}

function formatLeft(left: number): readonly string[] {
  return left > 0 ? [`    and ${formatNumber(left)} more`] : [];
}

const shortenName = (name: string): string => shorten(makeVisible(name), MAX_NAME_LENGTH);

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** Pads cells to columns: the first to the left, the others to the right, but the last. */
function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...rows.map((row) => measureWidth(row[at] ?? ""))),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = " ".repeat((widths[at] ?? 0) - measureWidth(cell));
        return at === 0 || at === count - 1 ? cell + space : space + cell;
      })
      .join("  ")
      .trimEnd(),
  );
}
