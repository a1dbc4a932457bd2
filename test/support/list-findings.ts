import type { Outcome } from "../../src/core/report.js";
import { preflight } from "../../src/run/preflight.js";

/** The findings of one check about a plugin: its messages, each behind its file, or why it is skipped. */
export async function listFindings(root: string, check: string, folder = "."): Promise<readonly string[]> {
  const request = { occasion: "push", strict: false, failOn: "error" } as const;
  const { report } = await preflight({ ...request, cwd: root, paths: [folder], only: [check] });
  return report.plugins.flatMap(({ outcomes }) => outcomes.flatMap(formatOutcome));
}

export function formatOutcome(outcome: Outcome): readonly string[] {
  if (outcome.status === "skipped") return [`skipped: ${outcome.reason}`];
  if (outcome.status === "crashed") throw new Error(outcome.error);
  return outcome.status === "met"
    ? []
    : outcome.findings.map(({ location, message }) => `${location.file}: ${message}`);
}
