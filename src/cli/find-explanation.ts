import { readPage } from "../catalog/pages.js";
import { checks } from "../checks/index.js";
import { breakLines } from "../reporters/break-lines.js";
import { makeUnknownCheckError } from "../run/inspection.js";
import type { Wrap } from "../text/wrap.js";

/**
 * The page of a check, or the list of all checks.
 *
 * @param wrap breaks lines for a terminal.
 * @throws {UsageError} if there is no such check.
 */
export function findExplanation(id: string | undefined, wrap?: Wrap): string {
  if (id === undefined) return formatList(wrap);
  if (!checks.some((check) => check.id === id)) throw makeUnknownCheckError(id);
  return wrapPage(readPage(id), wrap);
}

function formatList(wrap: Wrap | undefined): string {
  const column = Math.max(...checks.map(({ id }) => id.length));
  const lines = checks.flatMap(({ id, severity, title }) => {
    const start = `${id.padEnd(column)}  ${severity.padEnd(7)}  `;
    const [first = "", ...others] = breakLines(title, start.length, { wrap });
    return [start + first, ...others];
  });
  return `${lines.join("\n")}\n`;
}

const NOT_PROSE = /^ *(?:```|~~~|\||#|$)/u;
const MARKER = /^ *(?:[-*] |\d+\. )?/u;
const ITEM = /^ *(?:[-*]|\d+\.) /u;

/** Paragraphs and list items are wrapped, wherever their lines end in the file. Code and tables are not. */
function wrapPage(page: string, wrap: Wrap | undefined): string {
  if (!wrap) return page;
  return joinLines(page.split("\n"))
    .flatMap(({ text, isProse }) => {
      if (!isProse) return [text];
      const [marker = ""] = MARKER.exec(text) ?? [];
      const [first = "", ...others] = breakLines(text.slice(marker.length), marker.length, { wrap });
      return [marker + first, ...others];
    })
    .join("\n");
}

interface Block {
  readonly text: string;
  readonly isProse: boolean;
}

/** Each paragraph and each list item as one text, and every other line for itself. */
function joinLines(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let isCode = false;
  for (const line of lines) {
    if (/^ *(?:```|~~~)/u.test(line)) isCode = !isCode;
    const isProse = !isCode && !NOT_PROSE.test(line);
    const last = blocks.at(-1);
    if (isProse && last?.isProse === true && !ITEM.test(line)) {
      blocks[blocks.length - 1] = { text: `${last.text} ${line.trimStart()}`, isProse };
    } else blocks.push({ text: line, isProse });
  }
  return blocks;
}
