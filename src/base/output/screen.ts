import { stripVTControlCharacters } from "node:util";
import { measureWidth } from "../text/width.js";

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

export interface Screen {
  /** Shows a text in the place of the one before. Its last line ends with a line break. */
  show(text: string): void;
}

/** Writes only the lines that differ. A text that does not fit the screen is written whole. */
export function makeScreen(write: (text: string) => void, readSize: () => ScreenSize): Screen {
  let before: { readonly lines: readonly string[]; readonly size: ScreenSize; readonly fits: boolean } | undefined;
  return {
    show(text) {
      const size = readSize();
      const lines = text.replace(/\n$/u, "").split("\n");
      const fits =
        lines.length < size.rows && lines.every((line) => measureWidth(stripVTControlCharacters(line)) <= size.columns);
      const isSameSize = before?.size.columns === size.columns && before.size.rows === size.rows;
      if (!before) write(text);
      else if (!fits || !before.fits || !isSameSize) write(`${CLEAR}${text}`);
      else write(formatDifference(before.lines, lines));
      before = { lines, size, fits };
    },
  };
}

const CLEAR = "\u001b[2J\u001b[H";
const CLEAR_LINE = "\u001b[2K";
const CLEAR_BELOW = "\u001b[J";

function formatDifference(before: readonly string[], lines: readonly string[]): string {
  const written = lines.map((line, at) => (line === before[at] ? "\n" : `${CLEAR_LINE}${line}\n`));
  return `\u001b[${String(before.length)}A\r${written.join("")}${CLEAR_BELOW}`;
}
