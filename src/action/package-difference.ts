import { relative, resolve } from "node:path";
import type { Severity } from "../core/check.js";
import { UsageError } from "../core/errors.js";
import { EXIT } from "../core/exit-status.js";
import { getFolder } from "../core/report.js";
import { GitHubFault } from "../github/fault.js";
import { print } from "../output/print.js";
import { makePluginId } from "../packing/archive-name.js";
import { ArtifactFault } from "../packing/artifact-fault.js";
import { readFinishedArchive, type FinishedArchive } from "../packing/artifact.js";
import type { PackageDifference } from "../core/package-difference.js";
import { findPackageDifference } from "../packing/difference/package-difference.js";
import { makeDifferenceRecord } from "../packing/difference/difference-record.js";
import { formatDifference } from "../packing/difference/format-difference.js";
import { explainGrowth, parseGrowthLimit, type GrowthLimit } from "../packing/difference/growth-limit.js";
import { readPackageFacts, type PackageFacts } from "../packing/difference/package-facts.js";
import { makeArchive, type PluginArchive } from "../packing/pack.js";
import { computeSha256 } from "../packing/sums.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { readTrackedFiles } from "../plugin/git-facts.js";
import { readGitHubAccess } from "../release/index.js";
import { describeFault } from "../release/find-published.js";
import { readReleased } from "../release/read-released.js";
import { explainTokenOfJob } from "../release/remedies.js";
import type { BaseBuild } from "../run/base-build.js";
import type { Preflight } from "../run/result.js";
import type { TagOwner } from "../tags/tag-forms.js";
import { toText } from "../text/json/json-object.js";
import { formatMarkdown, makeInert, makeVisible, quote } from "../text/safe.js";
import { diskWorkspace, findRealPath, makeWorkspacePath } from "../workspace/disk.js";
import type { Workspace } from "../workspace/workspace.js";
import { annotate } from "./channel.js";
import { formatWith } from "./format-with.js";
import type { Inputs } from "./inputs.js";
import type { Job } from "./job.js";

/** The result of a comparison with an earlier archive. */
export interface MeasuredDifference {
  /** The result, with the difference in its report. */
  readonly result: Preflight;
  /** Why nothing was compared, in Markdown. */
  readonly remarks: readonly string[];
  /** The annotations about it. */
  readonly own: readonly Severity[];
  /** Prints it where the report is. */
  report(): void;
}

/** Why there is nothing to compare: a sentence without a full stop. */
class NotCompared extends Error {}

/**
 * Reads the limit of growth.
 *
 * @throws {UsageError} also for a limit with nothing to compare, and for a comparison without files.
 */
export function readGrowthLimit(
  { compare, baseArtifact, maxGrowth }: Inputs,
  { mode }: Job["task"],
): GrowthLimit | undefined {
  const isCompared = compare !== "off" || baseArtifact !== undefined;
  if (mode === "report" && (isCompared || maxGrowth !== undefined)) {
    const help = "Compare where the plugin is checked";
    throw new UsageError("With the input report nothing is packed, so nothing can be compared", help);
  }
  if (maxGrowth === undefined) return undefined;
  if (!isCompared) {
    const help = `Compare with the last release, or with an artifact:${formatWith({ compare: "release" })}`;
    throw new UsageError("The input max-growth needs an archive to compare with", help);
  }
  return parseGrowthLimit(maxGrowth, "The input max-growth");
}

/** Packs the checked plugin, and compares the archive with an earlier one. Nothing that is compared with is believed. */
export async function measureDifference(result: Preflight, job: Job): Promise<MeasuredDifference> {
  const limit = job.task.occasion === "release" ? undefined : readGrowthLimit(job.inputs, job.task);
  try {
    return describe(result, await findDifference(result, job), limit);
  } catch (error) {
    const why = describeFault(error, [NotCompared, ArtifactFault, GitHubFault, UsageError]);
    return explainNotCompared(result, why, limit);
  }
}

function describe(result: Preflight, found: PackageDifference, limit: GrowthLimit | undefined): MeasuredDifference {
  const difference = makeDifferenceRecord(found, limit);
  const growth = difference.limit?.isExceeded === true ? explainGrowth(found, difference.limit) : undefined;
  const plugins = result.report.plugins.map((plugin) => ({ ...plugin, difference }));
  return {
    result: { ...result, report: { ...result.report, plugins } },
    remarks: [],
    own: growth ? ["error"] : [],
    report() {
      print(makeInert(`\n${formatDifference(found).join("\n")}\n`));
      if (growth) annotate("error", growth.join("\n"));
    },
  };
}

/** Nobody's step fails because there is nothing to compare with. A limit that was not judged is a notice, all the same. */
function explainNotCompared(result: Preflight, why: string, limit: GrowthLimit | undefined): MeasuredDifference {
  const words = limit
    ? `max-growth was not checked, as the package is compared with nothing: ${why}`
    : `The package is compared with nothing: ${why}`;
  return {
    result,
    remarks: [makeInert(`${formatMarkdown(words)}.`)],
    own: limit ? ["notice"] : [],
    report() {
      if (limit) annotate("notice", words);
      else print(makeInert(`\n${makeVisible(words)}.\n`));
    },
  };
}

async function findDifference({ report, root }: Preflight, job: Job): Promise<PackageDifference> {
  const [plugin, ...others] = report.plugins;
  if (!plugin || others.length > 0) {
    throw new NotCompared("one plugin is compared in a step, and the input path names several");
  }
  const folder = getFolder(plugin);
  const workspace = diskWorkspace(root);
  const given = await readGiven(job, root, workspace);
  // What nobody compares with is not packed.
  if (given && "missing" in given && job.inputs.compare === "off") throw new NotCompared(given.missing);
  const made = await makeArchive(workspace, folder);
  if (made.state === "refused") {
    throw new NotCompared(`no archive can be made: ${made.refusals[0]?.message ?? "something must not ship"}`);
  }
  if (made.state === "unnamed") throw new NotCompared("manifest.json has no name and version to call an archive by");
  const { archive, opened, facts } = made;
  const { name, sha256, bytes } = archive;
  const after = await readPackageFacts(opened, { name, sha256, size: bytes.length });
  const packageName = isAbsent(facts.packageJson) ? undefined : toText(facts.packageJson.value["name"]);
  const before =
    given && !("missing" in given)
      ? given
      : await readLastRelease(job, {
          archive,
          version: plugin.version ?? "",
          folder,
          packageName,
          isOneOfSeveral: (report.selection?.of ?? 1) > 1,
          tagFormat: job.inputs.tagFormat,
        });
  refuseIncomparable(before, after);
  return findPackageDifference(before, after);
}

/**
 * The build of the base, by the plugin's folder: the archive that the workflow hands in. None where there is no
 * archive, or one of another plugin. The comparison of packages says why.
 */
export async function readBaseBuilds({ report, root }: Preflight, job: Job): Promise<ReadonlyMap<string, BaseBuild>> {
  const [plugin, ...others] = report.plugins;
  if (job.inputs.baseArtifact === undefined || !plugin || others.length > 0) return new Map();
  try {
    const given = await openGiven(job, root, diskWorkspace(root));
    if (!given || "missing" in given) return new Map();
    const { manifest } = (await readPlugin(given.opened.workspace, { needs: ["manifest"] })).facts;
    const isOther = isAbsent(manifest) || makePluginId(manifest.value["name"]) !== makePluginId(plugin.name);
    return isOther ? new Map() : new Map([[getFolder(plugin), given.opened]]);
  } catch (error) {
    if (error instanceof NotCompared || error instanceof ArtifactFault) return new Map();
    throw error;
  }
}

async function readGiven(
  job: Job,
  root: string,
  workspace: Workspace,
): Promise<PackageFacts | { readonly missing: string } | undefined> {
  const given = await openGiven(job, root, workspace);
  if (!given || "missing" in given) return given;
  const { archive, receipt, opened } = given;
  const { name, sha256, bytes } = archive;
  const commit = receipt?.commit === undefined ? "" : ` of commit ${receipt.commit.slice(0, 7)}`;
  return readPackageFacts(opened, { name: `${name}${commit}`, sha256, size: bytes.length });
}

type Given = FinishedArchive | { readonly missing: string } | undefined;

/** The findings and the packages of a run are compared with the same archive: it is read and judged once. */
const openedFor = new WeakMap<Job, Promise<Given>>();

function openGiven(job: Job, root: string, workspace: Workspace): Promise<Given> {
  const given = openedFor.get(job) ?? readHandedArchive(job, root, workspace);
  openedFor.set(job, given);
  return given;
}

/** The archive that the workflow hands in, or why there is none: then the last release may take its place. */
async function readHandedArchive({ inputs, runner }: Job, root: string, workspace: Workspace): Promise<Given> {
  if (inputs.baseArtifact === undefined) return undefined;
  const path = resolve(runner.workspace, inputs.baseArtifact);
  // A link from outside may lead back in.
  const inside = [makeWorkspacePath(root, path), findRealPath(root, relative(root, path))].find(
    (one) => one !== undefined && isTracked(workspace, one),
  );
  if (inside !== undefined) {
    throw new NotCompared(`git tracks ${quote(inside, 200)}, so the change itself brings what it is compared with`);
  }
  try {
    return await readFinishedArchive(path, "refused");
  } catch (error) {
    if (error instanceof ArtifactFault && error.exitStatus === EXIT.usage) return { missing: error.message };
    throw error;
  }
}

function isTracked(workspace: Workspace, path: string): boolean {
  const tracked = readTrackedFiles(workspace);
  return !isAbsent(tracked) && tracked.paths.some((file) => file === path || file.startsWith(`${path}/`));
}

interface Released extends TagOwner {
  readonly archive: PluginArchive;
  readonly version: string;
}

async function readLastRelease({ inputs, environment }: Job, query: Released): Promise<PackageFacts> {
  const access = readGitHubAccess(environment, inputs.githubToken, explainTokenOfJob());
  const released = await readReleased(access, query);
  if (!released) throw new NotCompared(`no version up to ${quote(query.version)} is released on GitHub yet`);
  if ("refused" in released) throw new NotCompared(`of release ${quote(released.tag)}: ${released.refused}`);
  const { tag, bytes, opened } = released;
  return readPackageFacts(opened, { name: tag, sha256: computeSha256(bytes), size: bytes.length });
}

function refuseIncomparable(before: PackageFacts, after: PackageFacts): void {
  const [was, is] = [before, after].map(({ manifest }) =>
    isAbsent(manifest) ? undefined : makePluginId(manifest["name"]),
  );
  if (was === undefined) throw new NotCompared(`${quote(before.name)} contains no plugin`);
  if (was !== is) throw new NotCompared(`${quote(before.name)} contains another plugin, ${quote(was)}`);
  if (isAbsent(after.namedHosts) && !isAbsent(before.namedHosts)) {
    throw new NotCompared(`${after.namedHosts.absent}: build the plugin in a step above this one`);
  }
}
