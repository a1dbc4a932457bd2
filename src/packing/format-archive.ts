import { formatNumber } from "../text/numbers.js";
import { formatMarkdown, makeVisible } from "../text/safe.js";
import type { ArchiveEntry } from "./archive-entry.js";
import { isUnchanged, sumSizes, type ArchiveDifference } from "./difference.js";
import type { PluginArchive } from "./pack.js";
import { formatChange, formatSize } from "./sizes.js";

/** How an archive differs from the previous one. */
export interface ArchiveChanges {
  readonly difference: ArchiveDifference;
  /** The permissions that the manifest did not request before. */
  readonly permissions: readonly string[];
  /** The name of the previous archive, if it is known. */
  readonly name?: string | undefined;
}

const MOST_ROWS = 200;

/**
 * The files of an archive with their sizes, and its digest last. Lines for a terminal, without a line break at the
 * end.
 */
export function formatArchive(archive: PluginArchive, since?: ArchiveChanges): string {
  const { files, bytes } = archive;
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
    ...(since ? ["", ...formatArchiveChanges(since)] : []),
    "",
    `sha256  ${archive.sha256}`,
  ].join("\n");
}

/** The same as Markdown, for the summary of a job. */
export function formatArchiveMarkdown(archive: PluginArchive, since?: ArchiveChanges): string {
  const { files, bytes } = archive;
  const shown = cutRows(files);
  return [
    `### ${formatMarkdown(archive.name)}`,
    "",
    `${formatTotals(files, bytes.length)}  `,
    `sha256 \`${archive.sha256}\``,
    "",
    ...(since ? [...formatArchiveChangesMarkdown(since), ""] : []),
    `<details><summary>${files.length === 1 ? "1 file" : `${formatNumber(files.length)} files`}</summary>`,
    "",
    "| File | Size |",
    "| --- | ---: |",
    ...shown.map((file) => `| ${formatMarkdown(file.path)}${formatMark(file)} | ${formatSize(file.size)} |`),
    "",
    ...formatRemaining(shown.length, files.length),
    "</details>",
    "",
  ].join("\n");
}

function cutRows(files: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  return files.slice(0, MOST_ROWS);
}

function formatRemaining(shown: number, all: number): readonly string[] {
  return all > shown ? [`and ${formatNumber(all - shown)} more`] : [];
}

function formatMark({ isExecutable }: ArchiveEntry): string {
  return isExecutable ? " (executable)" : "";
}

function formatTotals(files: readonly ArchiveEntry[], packed: number): string {
  const count = files.length === 1 ? "1 file" : `${formatNumber(files.length)} files`;
  return `${count}, ${formatSize(sumSizes(files))}, packed ${formatSize(packed)}`;
}

function formatArchiveChangesMarkdown(since: ArchiveChanges): readonly string[] {
  const { shown, more } = cutChanges(listChanges(since), MOST_ROWS);
  const rows = shown.map(
    ({ kind, name, size }) => `- ${kind} ${formatMarkdown(name)}${size === "" ? "" : `: ${size}`}`,
  );
  return [`**${formatMarkdown(formatChangesHeading(since))}**`, "", ...rows, ...more.map((line) => `- ${line}`)];
}

/** One line for each change. The first line shows the change in size. */
export function formatArchiveChanges(since: ArchiveChanges): readonly string[] {
  return [formatChangesHeading(since), ...formatChanges(listChanges(since), MOST_ROWS)];
}

/** The added, removed and changed files with their sizes, one on each line, up to a limit. */
export function formatDifference(difference: ArchiveDifference, most: number): readonly string[] {
  return formatChanges(listChangedFiles(difference), most);
}

interface Change {
  readonly kind: string;
  /** A permission, or the path of a file. */
  readonly name: string;
  /** Empty for a permission. */
  readonly size: string;
}

function formatChangesHeading({ difference, name }: ArchiveChanges): string {
  const before = name === undefined ? "the archive before" : makeVisible(name);
  return isUnchanged(difference)
    ? `The same files as ${name === undefined ? "before" : `in ${before}`}`
    : `Since ${before}: ${formatChange(difference.growth)}`;
}

function formatChanges(changes: readonly Change[], most: number): readonly string[] {
  const { shown, more } = cutChanges(changes, most);
  const rows = shown.map(({ kind, name, size }) => `${kind.padEnd(7)}  ${makeVisible(name)}  ${size}`.trimEnd());
  return [...rows, ...more].map((line) => `  ${line}`);
}

function cutChanges(changes: readonly Change[], most: number) {
  const shown = changes.slice(0, most);
  return { shown, more: formatRemaining(shown.length, changes.length) };
}

function listChanges({ difference, permissions }: ArchiveChanges): readonly Change[] {
  return [...permissions.map((name) => ({ kind: "new permission", name, size: "" })), ...listChangedFiles(difference)];
}

function listChangedFiles({ added, removed, changed }: ArchiveDifference): readonly Change[] {
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
