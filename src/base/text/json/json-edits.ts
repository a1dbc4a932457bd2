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
  const edits = (change: Change | undefined): readonly Edit[] => (change ? [edit(change)] : []);
  return {
    replace(path, value) {
      const node = find(path);
      return edits(node && { ...getSpan(node), text: formatInlineJson(value) });
    },
    remove(path) {
      const node = find(path);
      const part = node?.parent?.type === "property" ? node.parent : node;
      if (!part?.parent) return [];
      return makeRemovals(findPartWithComma(part, part.parent), comments, bare).map(edit);
    },
    rename(path, key) {
      const node = find(path);
      const old = node && getKeyNode(node);
      return edits(old && { ...getSpan(old), text: JSON.stringify(key) });
    },
    add(path, key, value) {
      const node = find(path);
      if (node?.type !== "object" || find([...path, key])) return [];
      const { start, end, text } = makeAddition(node, bare, [`${JSON.stringify(key)}: ${formatInlineJson(value)}`]);
      const isEmpty = !node.children?.length;
      return edits({ start, end: isEmpty ? node.offset + node.length - 1 : end, text: isEmpty ? ` ${text} ` : text });
    },
    append(path, items) {
      const node = find(path);
      return edits(node?.type === "array" ? makeAddition(node, bare, items.map(formatInlineJson)) : undefined);
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
function makeAddition(container: Node, bare: string, texts: readonly string[]): Change {
  const last = container.children?.at(-1);
  if (!last) return { start: container.offset + 1, end: container.offset + 1, text: texts.join(", ") };
  const { start, end } = getSpan(last);
  const before = /[ \t\r\n]*$/u.exec(bare.slice(container.offset, start))?.[0] ?? "";
  const line = /\r?\n[ \t]*$/u.exec(before)?.[0];
  const isTight = before === "" && (container.children?.length ?? 0) > 1;
  const space = line ?? (isTight ? "" : " ");
  return { start: end, end, text: texts.map((text) => `,${space}${text}`).join("") };
}

function findPartWithComma(part: Node, parent: Node): Span {
  const siblings = parent.children ?? [];
  // They are in the order of their offsets, and there may be a hundred thousand of them.
  const at = countLeading(siblings, ({ offset }) => offset < part.offset);
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  const { start, end } = getSpan(part);
  if (before) return { start: getSpan(before).end, end };
  return { start, end: after ? after.offset : end };
}

/** Removes a stretch of a text, but no comment in it: what it says may be about something else. */
function makeRemovals({ start, end }: Span, all: readonly Span[], bare: string): readonly Change[] {
  const comments = all.filter((comment) => comment.start >= start && comment.end <= end);
  if (comments.length === 0) return [{ start, end, text: "" }];
  const lineEnd = end + (/^[ \t]*\r?\n/u.exec(bare.slice(end))?.[0].length ?? 0);
  const endsLine = lineEnd > end && !all.some((comment) => comment.start >= end && comment.start < lineEnd);
  const ends = [...comments.map((comment) => comment.start), end];
  return ends.flatMap((until, at) => {
    const from = comments[at - 1]?.end ?? start;
    const gap = bare.slice(from, until);
    // Without the end of its line, a comment would go on.
    const isLineEnding = at > 0 && (at < comments.length || !endsLine);
    const line = isLineEnding ? (/^[ \t]*\r?\n/u.exec(gap)?.[0] ?? "") : "";
    const blanks = at < comments.length ? (/[ \t]*$/u.exec(gap)?.[0] ?? "") : "";
    const text = gap.trim() === "" && at > 0 && isLineEnding ? gap : line + blanks;
    if (text === gap) return [];
    return [{ start: from, end: until, text }];
  });
}
