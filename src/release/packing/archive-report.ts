import { moveFindings, type PluginReport } from "../../core/report.js";
import type { GivenFacts } from "../../plugin/reading.js";
import { combineFactFinders } from "../../run/ask-npm-for-files.js";
import { prepareInspection, type InspectionRequest } from "../../run/inspection.js";
import type { ZipArchive } from "../../base/files/archive.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";

const NO_REPOSITORY = { absent: "an archive is checked without its repository" };

/**
 * Inspects the files of an archive, without its repository.
 *
 * @param folder what the places in the report are relative to.
 */
export async function inspectArchive(
  { workspace }: Pick<ZipArchive, "workspace">,
  policy: InspectionRequest,
  folder = "",
): Promise<PluginReport> {
  const { tag: name, tagFormat: format } = policy;
  // In the archive, the plugin's folder is the root.
  const tag: GivenFacts = name === undefined ? {} : { tag: { name, format, folder } };
  const findOwn = (): Promise<GivenFacts> => Promise.resolve({ ...ARCHIVE_FACTS, ...tag });
  const findOut = policy.findOut ? combineFactFinders(policy.findOut, findOwn) : findOwn;
  const report = await prepareInspection({ ...policy, findOut })(hideOutside(workspace), "");
  return { ...moveFindings(report, (path) => joinPath(folder, path)), path: folder === "" ? "." : folder };
}

/** The files of an archive for checks. Checks that need git are skipped with this reason. */
function hideOutside(workspace: Workspace): Workspace {
  return { ...workspace, git: () => NO_REPOSITORY };
}

/** The facts that no file of an archive contains. */
const ARCHIVE_FACTS: GivenFacts = { workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY };
