import type { Node } from "jsonc-parser";
import type { JsonText, Path } from "./json-text.js";
import { getKeyNode, getSpan, type JsonTree } from "./json-tree.js";
import type { Edit, Span } from "../location.js";
import { countLeading } from "../lists.js";

type JsonEdits = Pick<JsonText, "replace" | "remove" | "rename" | "add" | "append">;

/** A range of a text, and its replacement. */
type Change = Span & { readonly text: string };

/** A JSON text, as far as edits need it. */
interface EditedText {
  readonly tree: JsonTree;
  /** The text with blanks in place of comments. */
  readonly bare: string;
  /** By their place. */
  readonly comments: readonly Span[];
}

/** What changes a JSON text: each edit keeps to the manner in which the text around it is written. */
export function makeJsonEdits({ tree, bare, comments }: EditedText, edit: (change: Change) => Edit): JsonEdits {
  const find = (path: Path): Node | undefined => {
    const { node, depth } = tree.find(path);
    return depth === path.length ? node : undefined;
  };
  return {
    replace(path, value) {
      const node = find(path);
      if (!node) return [];
      return [edit({ ...getSpan(node), text: formatInlineJson(value) })];
    },
    remove(path) {
      const node = find(path);
      // A value goes with its key.
      const part = node?.parent?.type === "property" ? node.parent : node;
      if (!part?.parent) return [];
      return makeRemovals(findPartWithComma(part, part.parent), comments, bare).map(edit);
    },
    rename(path, key) {
      const node = find(path);
      const old = node && getKeyNode(node);
      if (!old) return [];
      return [edit({ ...getSpan(old), text: JSON.stringify(key) })];
    },
    add(path, key, value) {
      const node = find(path);
      if (node?.type !== "object" || find([...path, key])) return [];
      const member = `${JSON.stringify(key)}: ${formatInlineJson(value)}`;
      const last = node.children?.at(-1);
      if (last) return [edit(makeAddition(node, last, bare, [member]))];
      return [edit({ start: node.offset + 1, end: node.offset + node.length - 1, text: ` ${member} ` })];
    },
    append(path, items) {
      const node = find(path);
      if (node?.type !== "array") return [];
      const texts = items.map(formatInlineJson);
      const last = node.children?.at(-1);
      if (last) return [edit(makeAddition(node, last, bare, texts))];
      return [edit({ start: node.offset + 1, end: node.offset + 1, text: texts.join(", ") })];
    },
  };
}

/** A value on one line, with spaces as most people write them. */
export function formatInlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInlineJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${formatInlineJson(member)}`);
  if (members.length === 0) return "{}";
  return `{ ${members.join(", ")} }`;
}

/** Adds texts after the last part of an array or an object, in the layout of that part. */
function makeAddition(container: Node, last: Node, bare: string, texts: readonly string[]): Change {
  const { start, end } = getSpan(last);
  const before = /[ \t\r\n]*$/u.exec(bare.slice(container.offset, start))?.[0] ?? "";
  const lineStart = /\r?\n[ \t]*$/u.exec(before)?.[0];
  // One part alone does not show what comes behind a comma.
  const isTight = before === "" && (container.children?.length ?? 0) > 1;
  const space = lineStart ?? (isTight ? "" : " ");
  return { start: end, end, text: texts.map((text) => `,${space}${text}`).join("") };
}

/** A part with the comma before it; the first part with the comma and the space behind it. */
function findPartWithComma(part: Node, parent: Node): Span {
  const siblings = parent.children ?? [];
  // They are in the order of their offsets, and there may be a hundred thousand of them.
  const at = countLeading(siblings, ({ offset }) => offset < part.offset);
  const before = siblings[at - 1];
  const { start, end } = getSpan(part);
  if (before) return { start: getSpan(before).end, end };
  return { start, end: siblings[at + 1]?.offset ?? end };
}

/** Removes a stretch of a text, but no comment in it: what it says may be about something else. */
function makeRemovals(stretch: Span, all: readonly Span[], bare: string): readonly Change[] {
  const comments = all.filter(({ start, end }) => start >= stretch.start && end <= stretch.end);
  if (comments.length === 0) return [{ ...stretch, text: "" }];
  const isEndOfLine = endsLine(stretch.end, all, bare);
  const starts = [stretch.start, ...comments.map(({ end }) => end)];
  const ends = [...comments.map(({ start }) => start), stretch.end];
  /** What stays of the text between two comments: the end of the first one's line, and the indentation of the second. */
  const keep = (gap: string, at: number): string => {
    if (at === 0) return findIndentation(gap);
    const isBehindLast = at === comments.length;
    if (isBehindLast && isEndOfLine) return "";
    if (gap.trim() === "") return gap;
    // Without the end of its line, a comment would go on.
    return isBehindLast ? findLineEnd(gap) : findLineEnd(gap) + findIndentation(gap);
  };
  const changes = starts.map((start, at): Change => {
    const end = ends[at] ?? stretch.end;
    return { start, end, text: keep(bare.slice(start, end), at) };
  });
  return changes.filter(({ start, end, text }) => text !== bare.slice(start, end));
}

/** Whether nothing is behind an offset in its line, and no comment either. */
function endsLine(offset: number, comments: readonly Span[], bare: string): boolean {
  const lineEnd = offset + findLineEnd(bare.slice(offset)).length;
  return lineEnd > offset && !comments.some(({ start }) => start >= offset && start < lineEnd);
}

/** The rest of a line, with its line break, if it is blank. */
function findLineEnd(text: string): string {
  return /^[ \t]*\r?\n/u.exec(text)?.[0] ?? "";
}

function findIndentation(text: string): string {
  return /[ \t]*$/u.exec(text)?.[0] ?? "";
}
