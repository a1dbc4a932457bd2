import { breakLines, type Paint } from "../reporters/terminal-text.js";
import { makeWrap, measureWidth } from "../base/text/width.js";

const FENCE = /^ *(?:```|~~~)(\w*)/u;
const NOT_PROSE = /^ *(?:\||#|$)/u;
const MARKER = /^ *(?:[-*] |\d+\. )?/u;
const ITEM = /^ *(?:[-*]|\d+\.) /u;
const ROW = /^\|(.*)\|$/u;
/** What stands before the text of a finding: its place and severity, or the sign of its help. */
const FINDING = /^ *(?:(?:\d+:\d+ +)?(?:error|warning|notice) +|= )/u;
const SOURCE = /^ *\d* *│/u;
/** Between two columns of a table. */
const GAP = 2;
/** A narrower column helps nobody. */
const NARROWEST = 20;

export interface Terminal {
  readonly columns: number;
  readonly paint: Paint;
}

type Block =
  | { readonly kind: "prose" | "plain"; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly lines: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

/** Formats a page in Markdown for a terminal: without the marks that only a renderer needs, and within its columns. */
export function formatPage(page: string, terminal: Terminal): string {
  return splitBlocks(page.split("\n"))
    .flatMap((block) => formatBlock(block, terminal))
    .join("\n");
}

function formatBlock(block: Block, terminal: Terminal): readonly string[] {
  switch (block.kind) {
    case "prose":
      return formatProse(block.text, terminal);
    case "plain":
      return [formatHeading(block.text, terminal)];
    case "code":
      return block.lines.flatMap((line) => formatCode(line, block.language, terminal));
    case "table":
      return formatTable(block.rows, terminal);
  }
}

/** Each paragraph, list item, table and block of code as one, and every other line for itself. */
function splitBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const last = blocks.at(-1);
    const language = FENCE.exec(line)?.[1];
    if (language !== undefined) {
      const end = findEnd(lines, at, (other) => FENCE.test(other));
      blocks.push({ kind: "code", language, lines: lines.slice(at + 1, end) });
      at = end;
    } else if (ROW.test(line)) {
      const end = findEnd(lines, at, (other) => !ROW.test(other));
      blocks.push({ kind: "table", rows: lines.slice(at, end).map(splitRow) });
      at = end - 1;
    } else if (NOT_PROSE.test(line)) {
      // Where a comment was, two empty lines are left.
      if (line !== "" || last?.kind !== "plain" || last.text !== "") blocks.push({ kind: "plain", text: line });
    } else if (last?.kind === "prose" && !ITEM.test(line))
      blocks[blocks.length - 1] = { kind: "prose", text: `${last.text} ${line.trimStart()}` };
    else blocks.push({ kind: "prose", text: line });
  }
  return blocks;
}

/** The first line below `start` that ends a block, or the end of the page. */
function findEnd(lines: readonly string[], start: number, isEnd: (line: string) => boolean): number {
  const end = lines.findIndex((line, at) => at > start && isEnd(line));
  return end < 0 ? lines.length : end;
}

function splitRow(line: string): readonly string[] {
  const cells = (ROW.exec(line)?.[1] ?? "").split(/(?<!\\)\|/u);
  return cells.map((cell) => formatInline(cell.trim().replaceAll("\\|", "|")));
}

/** A link inside the pages is its text: `explain` finds the page by its name. */
function formatInline(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\(([^)]*)\)/gu, (_, shown: string, href: string) =>
      /^https?:/u.test(href) && href !== shown ? `${shown} (${href})` : shown,
    )
    .replace(/\*\*(.+?)\*\*/gu, "$1");
}

function formatHeading(text: string, { paint }: Terminal): string {
  return paint("bold", formatInline(text.replace(/^#+ /u, "")));
}

function formatProse(text: string, { columns }: Terminal): readonly string[] {
  const [marker = ""] = MARKER.exec(text) ?? [];
  const shown = formatInline(text.slice(marker.length));
  const [first = "", ...others] = breakLines(shown, marker.length, { wrap: makeWrap(columns) });
  return [marker + first, ...others];
}

/** What a check prints is broken as it would be here; a line of code is to be copied, and stays whole. */
function formatCode(line: string, language: string, { columns }: Terminal): readonly string[] {
  const indented = line === "" ? "" : `  ${line}`;
  if (language !== "text" || measureWidth(indented) <= columns) return [indented];
  if (SOURCE.test(line)) return [`${indented.slice(0, columns - 1)}…`];
  const start = FINDING.exec(indented)?.[0] ?? /^ */u.exec(indented)?.[0] ?? "";
  const [first = "", ...others] = breakLines(indented.slice(start.length), start.length, { wrap: makeWrap(columns) });
  return [start + first, ...others];
}

function formatTable(rows: readonly (readonly string[])[], { columns, paint }: Terminal): readonly string[] {
  const [head = [], , ...body] = rows;
  const widths = fitColumns([head, ...body], columns);
  const format = (row: readonly string[]): readonly string[] => {
    const cells = row.map((cell, at) => makeWrap(widths[at] ?? NARROWEST)(cell, 0));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, at) => padTo(lines[line] ?? "", (widths[at] ?? 0) + GAP))
        .join("")
        .trimEnd(),
    );
  };
  const rule = widths.map((width) => "─".repeat(width)).join(" ".repeat(GAP));
  return [...format(head).map((line) => paint("bold", line)), paint("dim", rule), ...body.flatMap(format)];
}

/** As wide as its cells ask for; if that is too wide, the widest columns give way. */
function fitColumns(rows: readonly (readonly string[])[], columns: number): readonly number[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => measureWidth(row[at] ?? ""))));
  const room = columns - GAP * (widths.length - 1);
  while (widths.reduce((sum, width) => sum + width, 0) > room) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - measureWidth(text)));
}
