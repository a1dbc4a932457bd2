import { formatCodeBlock, formatMarkdown, makeVisible } from "../text/safe.js";
import type { Wrap } from "../text/wrap.js";
import type { Pending, Stop } from "./outcome.js";

const COLUMN = 16;

/** The four lines at the end of a failed release, for a terminal. What is to be pasted is indented. */
export function formatStop(stop: Stop, wrap?: Wrap): readonly string[] {
  return formatLines(listLines(stop), wrap);
}

/** The four lines of a release that waits, for a terminal. */
export function formatPending(pending: Pending, wrap?: Wrap): readonly string[] {
  return formatLines(listPendingLines(pending), wrap);
}

function formatLines(lines: readonly Line[], wrap: Wrap | undefined): readonly string[] {
  const indent = " ".repeat(COLUMN);
  return lines.flatMap(([name, text]) => {
    const [first = "", ...rest] = text.split("\n").flatMap((line, at) => {
      const shown = makeVisible(line);
      const broken = line.startsWith("  ") ? [shown] : (wrap?.(shown, COLUMN) ?? [shown]);
      return broken.map((part, row) => (at === 0 && row === 0 ? part : indent + part).trimEnd());
    });
    return [name.padEnd(COLUMN) + first, ...rest];
  });
}

/** The same as Markdown. What is to be pasted is a block of code, because GitHub adds a button that copies it. */
export function formatStopMarkdown(stop: Stop): readonly string[] {
  return formatLinesMarkdown(listLines(stop));
}

export function formatPendingMarkdown(pending: Pending): readonly string[] {
  return formatLinesMarkdown(listPendingLines(pending));
}

function formatLinesMarkdown(lines: readonly Line[]): readonly string[] {
  return lines.flatMap(([name, text]) => {
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

function listPendingLines({ waitingFor, alreadyPublic, notPublic, whatHappens }: Pending): readonly Line[] {
  return [
    ["Waiting for:", waitingFor],
    ["Already public:", alreadyPublic],
    ["Not public:", notPublic],
    ["What happens:", whatHappens],
  ];
}

function listLines({ stoppedAt, alreadyPublic, notPublic, doThis }: Stop): readonly Line[] {
  return [
    ["Stopped at:", stoppedAt],
    ["Already public:", alreadyPublic],
    ["Not public:", notPublic],
    ["Do this:", doThis],
  ];
}
