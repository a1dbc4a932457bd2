import { StringDecoder } from "node:string_decoder";
import { stripVTControlCharacters } from "node:util";
import { formatCount } from "../base/text/numbers.js";

/** A longer line is cut, so that a gigabyte on one line does not take a gigabyte of memory. */
const MAX_LINE_LENGTH = 8192;

export interface LineSplitter {
  write(bytes: Buffer): void;
  /** The last line may have no end. */
  end(): void;
}

/**
 * Splits the output of a process into lines. Every line is text, whatever the bytes, without colours and of a
 * bounded length.
 */
export function splitLines(onLine: (line: string) => void): LineSplitter {
  const decoder = new StringDecoder("utf8");
  const breaks = /[\r\n]/gu;
  let line = "";
  let cut = 0;
  let endsInReturn = false;

  const append = (text: string, from: number, to: number): void => {
    const room = Math.max(0, MAX_LINE_LENGTH - line.length);
    line += text.slice(from, Math.min(to, from + room));
    cut += Math.max(0, to - from - room);
  };
  const finish = (): void => {
    const plain = /[\u001b\u009b]/u.test(line) ? stripVTControlCharacters(line) : line;
    const rest = cut === 0 ? "" : ` … and ${formatCount(cut, "more character")}`;
    line = "";
    cut = 0;
    onLine(`${plain.toWellFormed()}${rest}`);
  };
  const read = (text: string): void => {
    // A line feed after a carriage return belongs to it, also if it is in the next chunk.
    let from = endsInReturn && text.startsWith("\n") ? 1 : 0;
    if (text !== "") endsInReturn = text.endsWith("\r");
    breaks.lastIndex = from;
    for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
      append(text, from, found.index);
      finish();
      from = found.index + (text.startsWith("\r\n", found.index) ? 2 : 1);
      breaks.lastIndex = from;
    }
    append(text, from, text.length);
  };
  return {
    write(bytes) {
      read(decoder.write(bytes));
    },
    end() {
      read(decoder.end());
      if (line !== "" || cut > 0) finish();
    },
  };
}
