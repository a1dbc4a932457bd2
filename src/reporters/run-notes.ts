import type { Report, RunNote } from "../core/report.js";
import { groupBy } from "../base/text/lists.js";
import { joinWords, listFirst } from "../base/text/join-words.js";

const MAX_FOLDERS = 5;
const MAX_LINES = 20;

/** What a person should know besides the findings: `plugins/a and plugins/b: changed by package.json`. */
export function listRunNotes({ notes = [] }: Pick<Report, "notes">): readonly Pick<RunNote, "severity" | "message">[] {
  const groups = groupBy(notes, ({ severity, message }) => JSON.stringify([severity, message]));
  const lines = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const folders = [first, ...others].map(({ path }) => path || ".");
    const named = joinWords(listFirst(folders, MAX_FOLDERS));
    return [{ severity: first.severity, message: `${named}: ${first.message}` }];
  });
  const more = lines.length - MAX_LINES;
  if (more <= 0) return lines;
  return [
    ...lines.slice(0, MAX_LINES),
    { severity: "notice", message: `${String(more)} more such lines are left out` },
  ];
}
