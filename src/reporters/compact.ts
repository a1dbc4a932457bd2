import { getFolder, listCountedFindings, sortWorstAndNewFirst, type Finding, type Report } from "../core/report.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { joinPath } from "../base/files/workspace.js";
import { formatCrashMessage, formatFindingSentences } from "./finding-message.js";
import type { Reporter, View } from "./reporter.js";

/** A colon in front of a space would look like the end of the place. */
const ESCAPED_END = "\\x3a ";

/**
 * One line for each finding that counts, worst first: `file:line:column: severity: message [check]`. The regular
 * expression of `problem-matcher.json` reads them.
 */
export const compact: Reporter = (report, view) => {
  const findings = sortWorstAndNewFirst(listCountedFindings(report), view.isChanged);
  const lines = [
    ...listCrashes(report, view),
    ...findings.map((finding) => formatLine(finding, formatFindingSentences(finding, report), view)),
  ];
  return lines.map((line) => `${makeInert(line)}\n`).join("");
};

function formatLine(
  { check, severity, location }: Pick<Finding, "check" | "severity" | "location">,
  words: string,
  { pathOf = String }: View,
): string {
  const { line, column } = location.range?.start ?? { line: 1, column: 1 };
  const file = makeVisible(pathOf(location.file)).replaceAll(": ", ESCAPED_END);
  return `${file}:${String(line)}:${String(column)}: ${severity}: ${words} [${makeVisible(check)}]`;
}

/** A crash is in no finding, and a report without it would look like a pass. */
function listCrashes({ plugins }: Report, view: View): readonly string[] {
  return plugins.flatMap((plugin) => {
    const location = { file: joinPath(getFolder(plugin), "manifest.json") };
    return plugin.outcomes.flatMap((outcome) =>
      outcome.status === "crashed"
        ? [formatLine({ check: outcome.check, severity: "error", location }, formatCrashMessage(outcome), view)]
        : [],
    );
  });
}
