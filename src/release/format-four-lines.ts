import { formatCodeBlock, formatMarkdown, makeVisible } from "../base/text/safe.js";
import type { Wrap } from "../base/text/width.js";
import type { Pending, Stop } from "./outcome.js";

const COLUMN = 16;

/** The four lines of a release that failed or waits, for a terminal. What is to be pasted is indented. */
export function formatFourLines(end: Stop | Pending, wrap?: Wrap): readonly string[] {
  const indent = " ".repeat(COLUMN);
  return listLines(end).flatMap(([name, text]) => {
    const [first = "", ...rest] = text.split("\n").flatMap((line, at) => {
      const shown = makeVisible(line);
      const broken = line.startsWith("  ") ? [shown] : (wrap?.(shown, COLUMN) ?? [shown]);
      return broken.map((part, row) => (at === 0 && row === 0 ? part : indent + part).trimEnd());
    });
    return [name.padEnd(COLUMN) + first, ...rest];
  });
}

/** The same as Markdown. What is to be pasted is a block of code, because GitHub adds a button that copies it. */
export function formatFourLinesMarkdown(end: Stop | Pending): readonly string[] {
  return listLines(end).flatMap(([name, text]) => {
    const [first = "", ...rest] = text.split("\n");
    return [`- **${name}** ${formatMarkdown(first)}`, ...splitBlocks(rest).flatMap(formatBlock)];
  });
}

interface Block {
  readonly isCode: boolean;
  readonly lines: string[];
}

function splitBlocks(lines: readonly string[]): readonly Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const isCode = line.startsWith("  ");
    const last = found.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else found.push({ isCode, lines: [line] });
  }
  return found;
}

/** A part of a list item. No line of the text can end its block of code. */
function formatBlock({ isCode, lines }: Block): readonly string[] {
  if (!isCode) return ["", ...lines.map((line) => `  ${formatMarkdown(line)}  `)];
  const block = formatCodeBlock(lines.map((line) => line.slice(2)));
  return ["", ...block.map((line) => `  ${line}`.trimEnd())];
}

type Line = readonly [name: string, text: string];

function listLines(end: Stop | Pending): readonly Line[] {
  const known: readonly Line[] = [
    ["Already public:", end.alreadyPublic],
    ["Not public:", end.notPublic],
  ];
  if ("stoppedAt" in end) return [["Stopped at:", end.stoppedAt], ...known, ["Do this:", end.doThis]];
  return [["Waiting for:", end.waitingFor], ...known, ["What happens:", end.whatHappens]];
}
