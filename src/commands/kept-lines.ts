/** The first and the last lines that a command printed. Their number is bounded, and enough to read problems from. */
export interface KeptLines {
  add(line: string): void;
  /** All lines that are kept, in order. */
  lines(): readonly string[];
}

const MAX_CHARACTERS = 512 * 1024;
/** The cost of a line in addition to its characters. */
const LINE_COST = 32;

export function keepLines(most = MAX_CHARACTERS): KeptLines {
  const first: string[] = [];
  let room = most;
  let last: string[] = [];
  let held = 0;
  let start = 0;
  return {
    add(line) {
      const cost = line.length + LINE_COST;
      if (room > 0) {
        first.push(line);
        room -= cost;
        return;
      }
      last.push(line);
      held += cost;
      while (held > most) held -= (last[start++]?.length ?? 0) + LINE_COST;
      if (start > 10_000) {
        last = last.slice(start);
        start = 0;
      }
    },
    lines: () => [...first, ...last.slice(start)],
  };
}

const MAX_LAST_LINES = 12;
const MAX_SHOWN_LENGTH = 200;
/** Lines that package managers print before a script. */
const HEADER = /^(?:> |npm (?:warn|WARN|notice) |yarn run v|\$ )/u;
const MAX_HEADER_LINES = 8;
/** Lines that they add if it has failed. */
const TRAILER = /^(?:npm (?:error|ERR!)| ?ELIFECYCLE|error Command failed|error: script "|info Visit https:)/u;

/** The last lines with content, for a finding. */
export function takeLastLines(lines: readonly string[]): readonly string[] {
  const printed = lines.filter((line, at) => line.trim() !== "" && !(at < MAX_HEADER_LINES && HEADER.test(line)));
  const own = printed.filter((line) => !TRAILER.test(line));
  const chosen = (own.length > 0 ? own : printed).slice(-MAX_LAST_LINES).map((line) => line.trimEnd());
  return chosen.map((line) =>
    line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : line,
  );
}
