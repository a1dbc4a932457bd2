import { indexLines } from "../../base/text/lines.js";
import type { TextLocation } from "../../base/text/location.js";
import { findHeadings } from "../../base/text/markdown/markdown.js";
import { makeSections, type FoundHeading } from "../../base/text/markdown/section.js";
import { isVersionLine, readChangelogTitle, readWordedTitle, type ChangelogTitle } from "./changelog-title.js";
import { removeScope } from "../../repository/tags/tag-forms.js";

export interface Changelog {
  readonly file: string;
  readonly text: string;
  /** Whether only the beginning of a very long file was read. */
  readonly isCut: boolean;
  /** The entries in their order, without those of other packages. */
  readonly entries: readonly ChangelogEntry[];
}

/** The entry of a changelog for one version, or for unreleased changes. */
export interface ChangelogEntry extends ChangelogTitle {
  /** The place of its heading's title. */
  readonly at: TextLocation;
  /** The title as it is in the source, with its marks. */
  readonly source: string;
  readonly level: number;
  readonly style: FoundHeading["style"];
  /** The text below the heading. */
  readonly body: string;
  /** The titles of the headings in it, as a reader sees them. */
  readonly titles: readonly string[];
  /** Whether nothing in it is seen by a reader but headings. */
  readonly isEmpty: boolean;
}

/** What a plugin is called: in package.json, and in its manifest. */
export interface PluginNames {
  readonly packageName: string | undefined;
  readonly name: string | undefined;
  /** The plugin's own version: the title of its entry may begin with any words. */
  readonly version?: string | undefined;
}

/**
 * The entries of a changelog: Keep a Changelog, what tools write, any headings that begin with a version, and lines of
 * their own that contain only a version and perhaps a date.
 */
export async function readEntries(file: string, text: string, names: PluginNames): Promise<readonly ChangelogEntry[]> {
  const { packageName, name, version } = names;
  const packageNames = packageName === undefined ? [] : [packageName, removeScope(packageName)];
  const known = [...packageNames, name].filter((one) => one !== undefined);
  const all = groupEntries(await findHeadings(text, (line) => isVersionLine(line, known)), known, version);
  if (all.every(({ entry }) => entry === undefined)) return [];
  const lines = indexLines(text);
  const sections = makeSections(text, all);
  return sections.flatMap(({ heading: { range, style }, body, isEmpty }, at): readonly ChangelogEntry[] => {
    const entry = all[at]?.entry;
    const isOther = entry?.package !== undefined && packageNames.length > 0 && !packageNames.includes(entry.package);
    if (!entry || isOther) return [];
    const titles: string[] = [];
    for (let next = at + 1; (all[next]?.level ?? 1) > 1; next++) titles.push(all[next]?.title ?? "");
    const place = { at: { file, range }, source: lines.slice(range), level: all[at]?.marks ?? 1, style };
    return [{ ...entry, ...place, body: lines.slice(body), titles, isEmpty }];
  });
}

/** Reads the title of another version with the words that the title of the own version has, such as `Hotfix 1.1.0`. */
function readTitleWith(words: string, title: string): ChangelogTitle | undefined {
  if (words.trim() === "" || !title.startsWith(words)) return undefined;
  const [version = ""] = /^\d+\.\d+\.\d+(?:-[\w.-]+)?/u.exec(title.slice(words.length)) ?? [];
  return readWordedTitle(title, version);
}

interface GroupedHeading extends FoundHeading {
  readonly entry: ChangelogTitle | undefined;
  /** The level that is written there. */
  readonly marks: number;
}

/**
 * The headings, with entries at the first level and what belongs to them below. Some tools write releases with one
 * mark, two or three, by their weight, and what is in them with three.
 */
function groupEntries(
  headings: readonly FoundHeading[],
  names: readonly string[],
  version: string | undefined,
): readonly GroupedHeading[] {
  const titles = headings.map(({ title }) => readChangelogTitle(title, names));
  const isWorded = version !== undefined && titles.every((title) => title?.version !== version);
  let words = "";
  const readWorded = (text: string): ChangelogTitle | undefined => {
    const own = isWorded ? readWordedTitle(text, version) : undefined;
    if (own) words = text.slice(0, text.indexOf(own.version));
    return own ?? readTitleWith(words, text);
  };
  let open: GroupedHeading | undefined;
  // A line has no marks. It is as high as it can be: right below the document's title.
  let title = 0;
  return headings.map((heading, at) => {
    const isLine = heading.style === "line";
    const marks = isLine ? title + 1 : heading.level;
    const isBelow = open !== undefined && marks > open.marks;
    const read = titles[at] ?? (isBelow ? undefined : readWorded(heading.title));
    const isPart = open !== undefined && (isLine || isBelow) && read?.version === open.entry?.version;
    const entry = isPart ? undefined : read;
    const isInside = entry === undefined && open !== undefined && (isLine || marks >= open.marks);
    const grouped = { ...heading, entry, marks, level: isInside ? heading.level + 1 : 1 };
    if (!isInside) open = entry && grouped;
    if (open === undefined) title = marks;
    return grouped;
  });
}
