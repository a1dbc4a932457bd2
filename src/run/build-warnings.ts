import { isCounted } from "../core/report.js";
import type { Workspace } from "../base/files/workspace.js";
import { prepareInspection } from "./inspection.js";

/** What to say before built code ships that was built from other sources: one sentence for each finding. */
export async function findBuildWarnings(
  workspace: Workspace,
  folder: string,
  root: string,
): Promise<readonly string[]> {
  const inspect = prepareInspection({ occasion: "push", strict: false, only: ["bundle-fresh"] });
  const { findings } = await inspect(workspace, folder, { root, reportedWith: undefined });
  return findings.filter(isCounted).map(({ message, help }) => `${message}. ${help ?? ""}`);
}
