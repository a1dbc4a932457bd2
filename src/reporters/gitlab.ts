import type { Severity } from "../core/check.js";
import { getFolder, listCountedFindings, sortWorstAndNewFirst, type PluginReport } from "../core/report.js";
import { makeInertJson } from "../base/text/safe.js";
import { joinPath } from "../base/files/workspace.js";
import { formatCrashMessage, formatFindingMessage } from "./finding-message.js";
import type { Reporter } from "./reporter.js";
import { FINGERPRINT, makeFingerprints } from "./sarif-fingerprints.js";
import { hashContent } from "../base/text/hash.js";

/** An entry of GitLab's Code Quality report. */
interface Violation {
  readonly description: string;
  readonly check_name: string;
  /** GitLab keeps one entry of each fingerprint. */
  readonly fingerprint: string;
  readonly severity: "info" | "minor" | "major" | "critical" | "blocker";
  /** From the root of the repository, without `./`. */
  readonly location: { readonly path: string; readonly lines: { readonly begin: number; readonly end?: number } };
}

const GITLAB_SEVERITIES = { error: "major", warning: "minor", notice: "info" } as const satisfies Record<
  Severity,
  Violation["severity"]
>;

/** GitLab Code Quality: the findings that count, worst first. GitLab knows no suppressed ones. */
export const gitlab: Reporter = (report, view) => {
  const fingerprints = makeFingerprints(report.plugins, view);
  const findings = sortWorstAndNewFirst(listCountedFindings(report));
  const violations = [
    ...report.plugins.flatMap(listCrashes),
    ...findings.map((finding): Violation => {
      const { check, severity, location } = finding;
      const { start, end } = location.range ?? { start: { line: 1 }, end: { line: 1 } };
      return {
        description: formatFindingMessage(finding, report).replaceAll("\n", " "),
        check_name: check,
        fingerprint: fingerprints.get(finding)?.[FINGERPRINT] ?? "",
        severity: GITLAB_SEVERITIES[severity],
        location: { path: location.file.toWellFormed(), lines: { begin: start.line, end: end.line } },
      };
    }),
  ];
  return `${makeInertJson(JSON.stringify(violations, undefined, 2))}\n`;
};

/** A crash is in no finding, and a report without it would look like a pass. */
function listCrashes(plugin: PluginReport): readonly Violation[] {
  return plugin.outcomes.flatMap((outcome) => {
    if (outcome.status !== "crashed") return [];
    const { check } = outcome;
    return {
      description: formatCrashMessage(outcome),
      check_name: check,
      fingerprint: hashContent(JSON.stringify(["crash", plugin.path, check])),
      severity: "blocker",
      location: { path: joinPath(getFolder(plugin), "manifest.json"), lines: { begin: 1 } },
    };
  });
}
