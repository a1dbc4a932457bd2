import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.js";

interface Pattern {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly severity: number;
  readonly message: number;
  readonly code: number;
}

interface Config {
  readonly problemMatcher: readonly { readonly owner: string; readonly pattern: readonly Pattern[] }[];
}

/** What GitHub's runner makes of a line that a problem matcher matches. */
export interface MatchedLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly message: string;
  readonly code: string;
}

/** The pattern of the file that ships. */
export function readMatcher(path = join(ROOT, "src", "reporters", "problem-matcher.json")): Pattern {
  const { problemMatcher } = JSON.parse(readFileSync(path, "utf8")) as Config;
  const [pattern, ...others] = problemMatcher.flatMap((matcher) => matcher.pattern);
  if (!pattern || others.length > 0) throw new Error("a matcher of one line has one pattern");
  return pattern;
}

/** Reads a step's output as the runner does: each line by itself, and a line that is not matched stays in the log. */
export function matchLines(output: string, { regexp, ...groups }: Pattern = readMatcher()) {
  const matched: MatchedLine[] = [];
  const log: string[] = [];
  for (const line of output.split(/\r\n|\r|\n/u).slice(0, -1)) {
    const found = new RegExp(regexp, "u").exec(line);
    const read = (group: number): string => found?.[group] ?? "";
    const message = read(groups.message);
    const severity = read(groups.severity);
    // The runner takes these three severities, and no line without words.
    if (message.trim() === "" || !["error", "warning", "notice"].includes(severity)) log.push(line);
    else {
      const [row, column] = [read(groups.line), read(groups.column)].map(Number);
      if (row === undefined || column === undefined) throw new Error("a place has two numbers");
      matched.push({ file: read(groups.file), line: row, column, severity, message, code: read(groups.code) });
    }
  }
  return { matched, log };
}
