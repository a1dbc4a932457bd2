import { formatSentence, type OutputReader, type ReportedProblem } from "./reported-problem.js";

/** Biome and Oxlint print a message at most so many lines from its heading or place. */
const NEAR = 4;

/** Biome prints the formatted code, which takes many lines. */
const NOT_FORMATTED = "The file is not formatted";

/** Reads what Biome prints: `src/a.ts:1:5 lint/style/useConst FIXABLE ━━━`, and the message below it. */
export const readBiome: OutputReader = (lines) =>
  lines.flatMap((line, at): ReportedProblem[] => {
    if (!line.endsWith("━━")) return [];
    const [, file, row, column, rule = ""] =
      /^(\S.*?)(?::(\d{1,7}):(\d{1,7}))? ([a-z][\w/]{1,100}) [^a-z]*$/u.exec(line) ?? [];
    if (file === undefined) return [];
    const [, sign, message] = findFirstMatch(lines.slice(at + 1, at + 1 + NEAR), /^ {2}([×✖!⚠i]) (\S.*)$/u) ?? [];
    if (message === undefined) return [];
    // A file that is not formatted has no line or column.
    const place = { file, line: Number(row ?? 1), ...(column !== undefined && { column: Number(column) }) };
    return [
      {
        places: [place],
        message: formatMessage("Biome", rule === "format" ? NOT_FORMATTED : message, rule),
        isWarning: sign !== "×" && sign !== "✖",
      },
    ];
  });

/** What Oxlint prints: `× eslint(no-undef): ...`, and below it `╭─[src/a.js:3:25]` above the code. */
export const readOxlint: OutputReader = (lines) =>
  lines.flatMap((line, at): ReportedProblem[] => {
    const [, file, row, column] = /^ {1,8}(?:╭─|,-)\[(.+):(\d{1,7}):(\d{1,7})\]$/u.exec(line) ?? [];
    if (file === undefined) return [];
    const above = lines.slice(Math.max(0, at - NEAR), at).toReversed();
    const [, sign, text] = findFirstMatch(above, /^ {1,4}([×x⚠!]) (\S.*)$/u) ?? [];
    if (text === undefined) return [];
    const [, rule = "", message = text] = /^([\w@/-]{1,80}\([\w@/-]{1,80}\)): (.*)$/u.exec(text) ?? [];
    const place = { file, line: Number(row), column: Number(column) };
    return [
      { places: [place], message: formatMessage("Oxlint", message, rule), isWarning: sign === "⚠" || sign === "!" },
    ];
  });

function findFirstMatch(lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  for (const line of lines) {
    const found = pattern.exec(line);
    if (found) return found;
  }
  return undefined;
}

function formatMessage(tool: string, message: string, rule: string): string {
  return `${tool}: ${formatSentence(message)}${rule === "" ? "" : ` (${rule})`}`;
}
