import type { Position } from "../../base/text/location.js";
import { formatNumber } from "../../base/text/numbers.js";
import { readLooseText } from "../../base/files/file-text.js";
import { relativeTo, type Workspace } from "../../base/files/workspace.js";
import { absent, type Absent } from "../absent.js";
import { isSourceCode } from "./source-maps/map-source.js";
import type { SourceMap } from "./source-map.js";

/** The files of the repository that are not as they were when the code was built. */
export type ChangedSources = readonly ChangedSource[];

export interface ChangedSource {
  /** Relative to the plugin's folder, where it is in it. */
  readonly name: string;
  readonly path: string;
  /** Where the file first differs. */
  readonly from: Position;
}

const NOTHING = "the source map contains the text of no existing file";
const MAX_SOURCES = 5000;
/** Where fewer were compared, all of them may really have changed since the build. */
const FEWEST_COMPARED = 4;

/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A source without a file does not count: the build has made it, or it
 * was removed, and then the file that used it differs too.
 */
export function findChangedSources(map: SourceMap, workspace: Workspace, folder: string): ChangedSources | Absent {
  const texts = new Map<string, string>();
  for (const { path, text } of map.sources)
    if (path !== undefined && text !== undefined && isSourceCode(path)) texts.set(path, text);
  if (texts.size === 0) return absent(NOTHING);
  if (map.sections.every(({ mappings }) => !mappings.includes(",")))
    return absent("the source map has only line numbers, so its sources may be transformed files");
  if (texts.size > MAX_SOURCES) return absent(`the source map names more than ${formatNumber(MAX_SOURCES)} files`);

  const changed: ChangedSource[] = [];
  let compared = 0;
  for (const [path, text] of texts) {
    const now = readLooseText(workspace, path, text.length * MAX_BYTES_PER_CHARACTER + FEW_BYTES);
    if (now === undefined) continue;
    compared++;
    const from = findFirstDifference(text, now);
    if (from) changed.push({ name: relativeTo(folder, path), path, from });
  }
  if (compared === 0) return absent(NOTHING);
  if (compared >= FEWEST_COMPARED && changed.length === compared)
    return absent("no source in the source map equals its file: the build changes the files before it bundles them");
  return changed;
}

/** A character has three bytes at most. A file of twice that size was rewritten as a whole. */
const MAX_BYTES_PER_CHARACTER = 6;
const FEW_BYTES = 4096;

function findFirstDifference(built: string, text: string): Position | undefined {
  if (text === built) return undefined;
  const [before, now] = [normalizeText(built), normalizeText(text)];
  if (before === now) return undefined;
  const start = countCommonStart(before, now);
  if (!isMostlySameText(before, now, start)) return undefined;
  const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
  const marks = lineStart === 0 ? text.length - removeByteOrderMarks(text).length : 0;
  return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}

function normalizeText(text: string): string {
  return removeByteOrderMarks(text).replaceAll("\r\n", "\n");
}

/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function removeByteOrderMarks(text: string): string {
  return text.replace(/^\uFEFF+/u, "");
}

/**
 * Whether at least half of one text is in the other. If not, a bundler plugin generated the text in the source map, and
 * a difference means nothing.
 */
function isMostlySameText(before: string, now: string, start: number): boolean {
  const longest = Math.max(before.length, now.length);
  if ((start + countCommonEnd(before, now, start)) * 2 >= longest) return true;
  const lines = new Set(now.split("\n").map((line) => line.trim()));
  const kept = before.split("\n").reduce((sum, line) => (lines.has(line.trim()) ? sum + line.length + 1 : sum), 0);
  return kept * 2 >= longest;
}

function countCommonStart(a: string, b: string): number {
  const max = Math.min(a.length, b.length);
  let count = 0;
  while (count < max && a.charCodeAt(count) === b.charCodeAt(count)) count++;
  return count;
}

/** How much both end with, without what they begin with. */
function countCommonEnd(a: string, b: string, start: number): number {
  const max = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < max && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count++;
  return count;
}
