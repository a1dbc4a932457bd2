import { formatSentence, type OutputReader, type ReportedProblem } from "./reported-problem.js";

/** Reads ESLint's default format: the name of a file, and below it one line for each problem. */
export const readStylish: OutputReader = (lines) => {
  let file = "";
  return lines.flatMap((line): ReportedProblem[] => {
    const match = /^ {1,8}(\d{1,7}):(\d{1,7}) +(error|warning) +(\S.*)$/u.exec(line);
    if (!match) {
      file = line.startsWith(" ") ? "" : line;
      return [];
    }
    if (file === "") return [];
    const [, row, column, severity, rest = ""] = match;
    // The rule follows the widest gap. Messages of the parser have no rule.
    const gap = rest.lastIndexOf("  ");
    const rule = gap === -1 ? "" : rest.slice(gap).trim();
    const message = rule === "" || rule.includes(" ") ? rest : rest.slice(0, gap);
    const place = { file, line: Number(row), column: Number(column) };
    return [{ places: [place], message: formatMessage(message, rule), isWarning: severity === "warning" }];
  });
};

/** Reads ESLint's compact format: `file: line 1, col 5, Error - Message. (rule)`. */
export const readCompact: OutputReader = (lines) =>
  lines.flatMap((line): ReportedProblem[] => {
    const match = /^(\S.*?): line (\d{1,7}), col (\d{1,7}), (Error|Warning) - (.*)$/u.exec(line);
    if (!match) return [];
    const [, file = "", row, column, severity, rest = ""] = match;
    const bracket = rest.endsWith(")") ? rest.lastIndexOf(" (") : -1;
    const rule = bracket === -1 ? "" : rest.slice(bracket + 2, -1);
    const place = { file, line: Number(row), column: Number(column) };
    const message = formatMessage(bracket === -1 ? rest : rest.slice(0, bracket), rule);
    return [{ places: [place], message, isWarning: severity === "Warning" }];
  });

/** Reads ESLint's unix format, `file:1:5: Message. [Error/rule]`, which compilers and other linters use as well. */
export const readUnix: OutputReader = (lines) =>
  lines.flatMap((line): ReportedProblem[] => {
    const match = /^ {0,2}(\S.*?):(\d{1,7}):(\d{1,7}): (\S.*)$/u.exec(line);
    if (!match) return [];
    const [, file = "", row, column, rest = ""] = match;
    const places = [{ file, line: Number(row), column: Number(column) }];
    const bracket = rest.endsWith("]") ? rest.lastIndexOf(" [") : -1;
    const [, severity, rule = ""] = /^(Error|Warning)(?:\/(.*))?$/u.exec(rest.slice(bracket + 2, -1)) ?? [];
    if (bracket !== -1 && severity !== undefined) {
      return [{ places, message: formatMessage(rest.slice(0, bracket), rule), isWarning: severity === "Warning" }];
    }
    const isWarning = /^warn(?:ing)?\b/iu.test(rest);
    return [{ places, message: formatSentence(rest.replace(/^(?:error|warn(?:ing)?):? /iu, "")), isWarning }];
  });

function formatMessage(message: string, rule: string): string {
  return `ESLint: ${formatSentence(message)}${rule === "" || rule.includes(" ") ? "" : ` (${rule})`}`;
}
