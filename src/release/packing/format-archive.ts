import { formatChange, formatCount, formatNumber, formatSize } from "../../base/text/numbers.js";
import { formatMarkdown, makeVisible } from "../../base/text/safe.js";
import type { ArchiveEntry } from "./archive-name.js";
import { sumSizes, type ArchiveDifference } from "./difference/archive-difference.js";
import type { PluginArchive } from "./pack.js";
import { formatReplacement, formatReplacementMarkdown } from "./format-replacement.js";

const MAX_ROWS = 200;

/**
 * The files of an archive with their sizes, and its digest last. Lines for a terminal, without a line break at the
 * end.
 */
export function formatArchive(archive: PluginArchive): string {
  const { files, bytes, replacement } = archive;
  const shown = cutRows(files);
  const sizes = shown.map(({ size }) => formatSize(size));
  const column = Math.max(0, ...sizes.map((size) => size.length));
  const rows = shown.map(
    (file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${makeVisible(file.path)}${formatMark(file)}`,
  );
  return [
    archive.name,
    ...rows,
    ...formatRemaining(shown.length, files.length).map((line) => `  ${line}`),
    "",
    formatTotals(files, bytes.length),
    ...formatReplacement(replacement),
    "",
    `sha256  ${archive.sha256}`,
  ].join("\n");
}

/** The same as Markdown, for the summary of a job. */
export function formatArchiveMarkdown(archive: PluginArchive): string {
  const { files, bytes, replacement } = archive;
  const shown = cutRows(files);
  return [
    `### ${formatMarkdown(archive.name)}`,
    "",
    `${formatTotals(files, bytes.length)}  `,
    `sha256 \`${archive.sha256}\``,
    "",
    `<details><summary>${formatCount(files.length, "file")}</summary>`,
    "",
    "| File | Size |",
    "| --- | ---: |",
    ...shown.map((file) => `| ${formatMarkdown(file.path)}${formatMark(file)} | ${formatSize(file.size)} |`),
    "",
    ...formatRemaining(shown.length, files.length),
    "</details>",
    "",
    ...formatReplacementMarkdown(replacement),
  ].join("\n");
}

function cutRows(files: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  return files.slice(0, MAX_ROWS);
}

function formatRemaining(shown: number, all: number): readonly string[] {
  return all > shown ? [`and ${formatNumber(all - shown)} more`] : [];
}

function formatMark({ isExecutable }: ArchiveEntry): string {
  return isExecutable ? " (executable)" : "";
}

function formatTotals(files: readonly ArchiveEntry[], packed: number): string {
  return `${formatCount(files.length, "file")}, ${formatSize(sumSizes(files))}, packed ${formatSize(packed)}`;
}

/** The added, removed and changed files with their sizes, one on each line, up to a limit. */
export function formatFileChanges(difference: ArchiveDifference, most: number): readonly string[] {
  const changes = listChangedFiles(difference);
  const shown = changes.slice(0, most);
  const rows = shown.map(({ kind, name, size }) => `${kind.padEnd(7)}  ${makeVisible(name)}  ${size}`);
  return [...rows, ...formatRemaining(shown.length, changes.length)].map((line) => `  ${line}`);
}

function listChangedFiles({ added, removed, changed }: ArchiveDifference) {
  return [
    ...added.map(({ path, size }) => ({ kind: "added", name: path, size: formatSize(size) })),
    ...removed.map(({ path, size }) => ({ kind: "removed", name: path, size: formatSize(size) })),
    ...changed.map(({ before, after }) => ({ kind: "changed", name: after.path, size: formatGrowth(before, after) })),
  ];
}

function formatGrowth(before: ArchiveEntry, after: ArchiveEntry): string {
  const growth = `${formatSize(after.size)}, ${formatChange(after.size - before.size)}`;
  if (before.isExecutable === after.isExecutable) return growth;
  return `${growth}, ${after.isExecutable ? "now executable" : "no longer executable"}`;
}
