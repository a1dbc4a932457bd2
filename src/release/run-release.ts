import { stopHeapGrowth } from "../run/stop-heap-growth.js";
import { getFolder, verdict } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readRepositoryRefs } from "../plugin/git-facts.js";
import { preflight } from "../run/preflight.js";
import type { Preflight } from "../run/result.js";
import { readTag } from "../repository/tags/tag-forms.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace } from "../base/files/disk.js";
import type { Workspace } from "../base/files/workspace.js";
import { compareArchiveWithCommit, type CommitDifference } from "./commit-difference.js";
import { findCommitWarnings, refuseOtherWords } from "./commit-warnings.js";
import type { Released } from "./outcome.js";
import { pack, type PluginArchive } from "./packing/pack.js";
import { publish } from "./publish.js";
import { type ReleaseRequest, refuseSettings } from "./request.js";
import { stopForRefusedPack, stopForFindings } from "./stop-for-findings.js";
import { explainCheckOut, explainCommitFirst } from "./remedies.js";
import type { ReleaseSpec } from "./release-spec.js";
import { keepReportOnError } from "./stop-for-error.js";
import { readReleaseSpec } from "./read-release-spec.js";
import { mayBeOfSparseCheckout } from "./sparse-checkout.js";

/**
 * Checks, packs and releases the plugin that a tag names; a dry run only shows the plan.
 *
 * @throws {UsageError} if the request cannot be met.
 * @throws {Refusal} for what must not be shipped.
 */
export async function runRelease(request: ReleaseRequest): Promise<Released> {
  refuseSettings(request);
  const checked = await preflight({ ...request, occasion: "release", failOn: "error" });
  return keepReportOnError({ preflight: checked, again: request.again }, () => releasePlugins(request, checked));
}

/** One plugin of a release, packed and compared with its commit. */
interface PreparedPlugin {
  readonly archive: PluginArchive;
  readonly warnings: readonly string[];
  readonly about: Awaited<ReturnType<typeof readReleaseSpec>>;
}

/** Releases the plugin that a tag names, or all that have its version. */
async function releasePlugins(request: ReleaseRequest, checked: Preflight): Promise<Released> {
  const { tag } = request;
  const workspace = diskWorkspace(checked.root);
  const isFit = verdict(checked.report) === "pass";
  const commit = isFit ? await readCheckedOutCommit(workspace, checked.root, tag) : "";
  stopHeapGrowth();
  const made: PreparedPlugin[] = [];
  for (const plugin of checked.report.plugins) {
    const prepared = await preparePlugin(request, { checked, workspace, folder: getFolder(plugin), commit });
    if ("outcome" in prepared) return prepared;
    made.push(prepared);
  }
  const [first, ...others] = made;
  if (!first) throw new UsageError("There is no plugin to release", "Give the folder of one");
  refuseSameNames(made);
  const isSeveral = others.length > 0;
  const isOneOfSeveral = !isSeveral && ((checked.report.selection?.of ?? 1) > 1 || hasOtherPlugins(tag, first.about));
  const makeSpec = ({ archive, about }: PreparedPlugin): Omit<ReleaseSpec, "again" | "others"> => ({
    tag,
    commit,
    archive,
    isPinned: false,
    isOneOfSeveral,
    ...about,
  });
  const warnings = made.flatMap((one) => one.warnings);
  const prepared = { preflight: checked, archive: first.archive, commit, warnings };
  return publish(request, { ...makeSpec(first), ...(isSeveral && { others: others.map(makeSpec) }) }, prepared);
}

/** The archives of one release are beside one another. */
function refuseSameNames(made: readonly PreparedPlugin[]): void {
  const names = made.map(({ archive }) => archive.name);
  const same = names.find((name, at) => names.indexOf(name) !== at);
  if (same === undefined) return;
  throw new UsageError(
    `Two plugins of this release are packed as ${quote(same)}`,
    'Give them different values of "name" in manifest.json',
  );
}

interface CheckedPlugin {
  readonly checked: Preflight;
  readonly workspace: Workspace;
  readonly folder: string;
  readonly commit: string;
}

async function preparePlugin(
  request: ReleaseRequest,
  { checked, workspace, folder, commit }: CheckedPlugin,
): Promise<PreparedPlugin | Released> {
  const { tag, tagFormat, today, again, copy, targets, notes } = request;
  const stopWith = async (stopped: Preflight): Promise<Released> => {
    const isSparse = await mayBeOfSparseCheckout(stopped, request, workspace);
    return { preflight: stopped, outcome: stopForFindings(stopped, { tag, today, again, copy, isSparse }) };
  };
  const isFit = verdict(checked.report) === "pass";
  // A leak is reported before anything else.
  const packed = await pack(workspace, { folder, tag, tagFormat, today, targets, notes });
  if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
    return { preflight: checked, outcome: stopForRefusedPack(packed.refusals) };
  }
  if (!isFit || packed.state === "refused") return stopWith(checked);
  if (packed.state === "unnamed") return stopWith({ ...checked, report: packed.report });
  const { archive } = packed;
  if (packed.state === "unfit") return { ...(await stopWith({ ...checked, report: packed.report })), archive, commit };
  const difference = await compareWithCommit({ root: checked.root, folder, tag }, archive);

  const about = await readReleaseSpec(request, { workspace, folder, root: checked.root });
  return { archive, about, warnings: findCommitWarnings(difference) };
}

/**
 * Compares an archive with its commit.
 *
 * @throws {UsageError} if the release would differ from what the commit declares.
 */
export async function compareWithCommit(
  { root, folder, tag }: { readonly root: string; readonly folder: string; readonly tag: string },
  archive: PluginArchive,
): Promise<CommitDifference> {
  const difference = await compareArchiveWithCommit(root, folder, archive);
  if (difference.unknown !== undefined) throw createComparisonError(tag, difference.unknown);
  refuseOtherWords(difference, folder, tag);
  return difference;
}

/** Whether the repository also tags other things. Then the tag of a plugin below its root must name the plugin. */
export function hasOtherPlugins(
  tag: string,
  { folder, packageName, tagFormat: format }: Pick<ReleaseSpec, "folder" | "packageName" | "tagFormat">,
): boolean {
  return folder !== "" && readTag(tag, { folder, packageName }, { format, isOnly: true })?.names !== "no package";
}

/** An archive that could not be compared is never released. */
function createComparisonError(tag: string, why: string): UsageError {
  return new UsageError(
    `Cannot compare what is packed with the commit of ${quote(tag)}: ${why}`,
    "Release from a complete clone, with git installed. In a workflow, use actions/checkout in an earlier step",
  );
}

/**
 * Reads the commit that is checked out.
 *
 * @throws {UsageError} if there is none, or the tag names another.
 */
export async function readCheckedOutCommit(workspace: Workspace, root: string, tag: string): Promise<string> {
  const refs = readRepositoryRefs(workspace);
  if (isAbsent(refs))
    throw new UsageError(
      `The commit that is released is unknown: ${refs.absent}`,
      "Release from a clone. In a workflow, use actions/checkout in an earlier step",
    );
  const { head } = refs;
  if (head === undefined) throw new UsageError("There is no commit to release", explainCommitFirst(tag));
  const { findTaggedCommit } = await import("../base/git/committed-files.js");
  const commit = await findTaggedCommit(root, tag);
  if (typeof commit === "object") throw createComparisonError(tag, commit.refused);
  if (commit === undefined || commit === head) return head;
  throw new UsageError(
    `The tag ${quote(tag)} names commit ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out`,
    explainCheckOut(tag),
  );
}
