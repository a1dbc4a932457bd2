import { stopHeapGrowth } from "../run/stop-heap-growth.js";
import { EXIT, getPackStatus, type ExitStatus } from "../core/exit-status.js";
import { getFolder } from "../core/report.js";
import { isAbsent } from "../plugin/absent.js";
import { readRepositoryRefs } from "../plugin/git-facts.js";
import type { NotesSource } from "../run/setting-readers.js";
import type { Preflight } from "../run/result.js";
import { diskWorkspace } from "../base/files/disk.js";
import { pack, type PluginArchive } from "./packing/pack.js";
import { readCheckedOutCommit, compareWithCommit } from "./run-release.js";

/** Why a plugin that passes still cannot be released. */
export interface NotPacked {
  /** One line for each reason. The lines are not yet safe to show. */
  readonly why: readonly string[];
  readonly help: string;
  readonly exitStatus: ExitStatus;
}

interface PackOccasion {
  readonly tag?: string | undefined;
  readonly tagFormat?: string | undefined;
  readonly notes?: NotesSource | undefined;
  readonly today?: string | undefined;
}

/**
 * Packs the one plugin that a run has checked.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or the archive differs from
 * that commit.
 */
export async function checkArchive(
  { report, root }: Pick<Preflight, "report" | "root">,
  { tag, tagFormat, notes, today }: PackOccasion,
): Promise<PluginArchive | NotPacked> {
  const [plugin] = report.plugins;
  const folder = plugin === undefined ? "" : getFolder(plugin);
  const workspace = diskWorkspace(root);
  const refs = readRepositoryRefs(workspace);
  if (tag !== undefined && !isAbsent(refs) && refs.head !== undefined) await readCheckedOutCommit(workspace, root, tag);
  stopHeapGrowth();
  const packed = await pack(workspace, { folder, tag, tagFormat, notes, today });
  if (packed.state === "packed") {
    if (tag !== undefined) await compareWithCommit({ root, folder, tag }, packed.archive);
    return packed.archive;
  }
  const exitStatus = getPackStatus(packed) || EXIT.findings;
  if (packed.state === "refused") {
    const [first] = packed.refusals;
    return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
  }
  const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
  const why = findings.length > 0 ? findings : ["manifest.json has no name and version for an archive"];
  return { why, help: "Fix it: the archive itself would not pass, so it could not be released", exitStatus };
}
