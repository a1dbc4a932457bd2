import { formatNumber } from "../text/numbers.js";
import { markdown, makeVisible } from "../text/safe.js";
import type { ArchiveEntry } from "./archive-entry.js";
import { isSame, sumSizes, type ArchiveDifference } from "./difference.js";
import type { PluginArchive } from "./pack.js";
import { formatChange, formatSize } from "./sizes.js";

/** How an archive differs from the previous one. */
export interface Since {
  readonly difference: ArchiveDifference;
  /** The permissions that the manifest did not request before. */
  readonly permissions: readonly string[];
  /** The name of the previous archive, if it is known. */
  readonly name?: string;
}

const MOST_ROWS = 200;

/**
 * The files of an archive with their sizes, and its digest last. Lines for a terminal, without a line break at the
 * end.
 */
export function formatArchive(archive: PluginArchive, since?: Since): string {
  const { files, bytes } = archive;
  const shown = chooseShown(files);
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
    ...(since ? ["", ...formatSince(since)] : []),
    "",
    `sha256  ${archive.sha256}`,
  ].join("\n");
}

/** The same as Markdown, for the summary of a job. */
export function formatArchiveMarkdown(archive: PluginArchive, since?: Since): string {
  const { files, bytes } = archive;
  const shown = chooseShown(files);
  return [
    `### ${markdown(archive.name)}`,
    "",
    `${formatTotals(files, bytes.length)}  `,
    `sha256 \`${archive.sha256}\``,
    "",
    ...(since ? [...formatSinceMarkdown(since), ""] : []),
    `<details><summary>${files.length === 1 ? "1 file" : `${formatNumber(files.length)} files`}</summary>`,
    "",
    "| File | Size |",
    "| --- | ---: |",
    ...shown.map((file) => `| ${markdown(file.path)}${formatMark(file)} | ${formatSize(file.size)} |`),
    "",
    ...formatRemaining(shown.length, files.length),
    "</details>",
    "",
  ].join("\n");
}

function chooseShown(files: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
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

function formatSinceMarkdown(since: Since): readonly string[] {
  const [head = "", ...lines] = formatSince(since);
  return [`**${markdown(head)}**`, "", ...lines.map((line) => `- ${markdown(line.trim())}`)];
}

/** One line for each change. The first line shows the change in size. */
export function formatSince({ difference, permissions, name }: Since): readonly string[] {
  const lines = [
    ...permissions.map((permission) => `  new permission  ${makeVisible(permission)}`),
    ...formatDifference(difference, MOST_ROWS),
  ];
  const before = name === undefined ? "the archive before" : makeVisible(name);
  const head = isSame(difference)
    ? `The same files as ${name === undefined ? "before" : `in ${before}`}`
    : `Since ${before}: ${formatChange(difference.growth)}`;
  return [head, ...lines];
}

/** The added, removed and changed files with their sizes, one on each line, up to a limit. */
export function formatDifference({ added, removed, changed }: ArchiveDifference, most: number): readonly string[] {
  const lines = [
    ...added.map((file) => `  added    ${makeVisible(file.path)}  ${formatSize(file.size)}`),
    ...removed.map((file) => `  removed  ${makeVisible(file.path)}  ${formatSize(file.size)}`),
    ...changed.map(({ before, after }) => {
      const runs =
        before.isExecutable === after.isExecutable
          ? ""
          : after.isExecutable
            ? ", now executable"
            : ", no longer executable";
      const sizes = `${formatSize(after.size)}, ${formatChange(after.size - before.size)}`;
      return `  changed  ${makeVisible(after.path)}  ${sizes}${runs}`;
    }),
  ];
  const shown = lines.slice(0, most);
  return [...shown, ...formatRemaining(shown.length, lines.length).map((line) => `  ${line}`)];
}
