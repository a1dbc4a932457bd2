import type { Finding, PluginReport } from "../core/report.js";
import type { GivenFacts } from "../plugin/reading.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";

const NO_REPOSITORY = { absent: "an archive is judged without its repository" };

/** The files of an archive for checks. Checks that need git are skipped with this reason. */
export function hideOutside(workspace: Workspace): Workspace {
  return { ...workspace, git: () => NO_REPOSITORY };
}

/** The facts that no file of an archive contains. */
export function factsOfArchive(): Promise<GivenFacts> {
  return Promise.resolve({ workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY });
}

/** Moves the places of a report on an archive to the repository. */
export function placeInRepository(report: PluginReport, folder: string): PluginReport {
  const placed = ({ location, fix, ...finding }: Finding): Finding => ({
    ...finding,
    location: { ...location, file: joinPath(folder, location.file) },
    ...(fix && { fix: fix.map((edit) => ({ ...edit, file: joinPath(folder, edit.file) })) }),
  });
  return {
    ...report,
    path: folder === "" ? "." : folder,
    outcomes: report.outcomes.map((outcome) =>
      outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(placed) } : outcome,
    ),
    findings: report.findings.map(placed),
  };
}
