import type { ActionRun } from "./action-run.js";
import type { Severity } from "../core/check.js";
import { Refusal, UsageError } from "../core/errors.js";
import type { PackageDifference } from "../core/package-difference.js";
import { getFolder, hasDifference, type PluginReport } from "../core/report.js";
import { ServerFault } from "../base/network/server-fault.js";
import { print } from "../base/output/print.js";
import { makePluginId } from "../release/packing/archive-name.js";
import { makeDifferenceRecord, findPackageDifference } from "../release/packing/difference/package-difference.js";
import { formatDifference } from "../release/packing/difference/format-difference.js";
import { formatDifferences, groupUncompared } from "../release/packing/difference/format-differences.js";
import { explainGrowth, parseGrowthLimit, type GrowthLimit } from "../release/packing/difference/growth-limit.js";
import { readPackageFacts, type PackageFacts } from "../release/packing/difference/package-facts.js";
import { makeArchive, type PluginArchive } from "../release/packing/pack.js";
import { computeSha256 } from "../release/packing/sums.js";
import { isAbsent } from "../plugin/absent.js";
import { describeFault } from "../release/find-published.js";
import { readGitHubAccess } from "../release/index.js";
import { openReleased, type ReadReleased } from "../release/read-released.js";
import { explainTokenOfJob } from "../release/remedies.js";
import { formatTitleAndPath } from "../reporters/phrases.js";
import type { Preflight } from "../run/result.js";
import type { TagOwner } from "../repository/tags/tag-forms.js";
import { toText } from "../base/text/json/json-object.js";
import { formatCount, formatNumber } from "../base/text/numbers.js";
import { formatMarkdown, makeInert, makeVisible, quote } from "../base/text/safe.js";
import { diskWorkspace, type DiskWorkspace } from "../base/files/disk.js";
import { NotCompared, type BaseArchives, type GivenArchive } from "./base-archives.js";
import { annotate } from "./channel.js";
import { formatWith } from "./input-texts.js";
import type { Inputs } from "./inputs.js";
import type { Environment } from "./runner.js";
import type { Task } from "./task.js";

/** More take too long. */
const MAX_COMPARED = 1000;
const MAX_GROWN = 3;

/** The result of a comparison with earlier archives. */
export interface MeasuredDifference {
  /** The result, with the differences in its report. */
  readonly result: Preflight;
  /** Why a plugin was not compared, by its path: sentences without a full stop. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Why nothing was compared, in Markdown. */
  readonly remarks: readonly string[];
  /** The annotations about it. */
  readonly own: readonly Severity[];
  /** Prints it where the report is. */
  report(): void;
}

/**
 * Reads the limit of growth.
 *
 * @throws {UsageError} also for a limit with nothing to compare, and for a comparison without files.
 */
export function readGrowthLimit(
  { compare, baseArtifact, maxGrowth }: Pick<Inputs, "compare" | "baseArtifact" | "maxGrowth">,
  mode: Task["mode"],
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

interface MeasuringRun extends Pick<ActionRun, "inputs" | "task" | "environment"> {
  readonly archives: BaseArchives | undefined;
}

/** Packs the checked plugins, and compares each archive with an earlier one. Nothing that is compared with is believed. */
export async function measureDifference(
  result: Preflight,
  { inputs, task, environment, archives }: MeasuringRun,
): Promise<MeasuredDifference> {
  const limit = task.occasion === "release" ? undefined : readGrowthLimit(inputs, task.mode);
  const workspace = diskWorkspace(result.root);
  const readReleased = openReleasesOnce(environment, inputs.githubToken);
  const comparison: Comparison = { result, inputs, archives, workspace, readReleased };
  const plugins: PluginReport[] = [];
  const reasons = new Map<string, string>();
  for (const plugin of result.report.plugins) {
    try {
      if (plugins.length >= MAX_COMPARED)
        throw new NotCompared(`a step compares ${formatNumber(MAX_COMPARED)} packages`);
      const found = await findDifference(plugin, comparison);
      plugins.push({ ...plugin, difference: makeDifferenceRecord(found, limit) });
    } catch (error) {
      reasons.set(plugin.path, describeFault(error, [NotCompared, Refusal, ServerFault, UsageError]));
      plugins.push(plugin);
    }
    if (result.report.plugins.length > 1) workspace.forget(getFolder(plugin));
  }
  return describe({ ...result, report: { ...result.report, plugins } }, reasons, limit);
}

function describe(
  result: Preflight,
  reasons: ReadonlyMap<string, string>,
  limit: GrowthLimit | undefined,
): MeasuredDifference {
  const { plugins } = result.report;
  const growth = explainAllGrowth(plugins);
  const missing = explainNotCompared(plugins, reasons, limit);
  const isAny = hasDifference(result.report);
  return {
    result,
    reasons,
    // Beside what was compared, the reasons are below the table.
    remarks: isAny ? [] : missing.map((words) => makeInert(`${formatMarkdown(words)}.`)),
    own: [...growth.map(() => "error" as const), ...(limit ? missing.map(() => "notice" as const) : [])],
    report() {
      if (isAny) print(makeInert(`\n${formatForLog(plugins, reasons).join("\n").trim()}\n`));
      for (const words of growth) annotate("error", words);
      for (const words of missing) {
        if (limit) annotate("notice", words);
        else if (!isAny) print(makeInert(`\n${makeVisible(words)}.\n`));
      }
    },
  };
}

function formatForLog(plugins: readonly PluginReport[], reasons: ReadonlyMap<string, string>): readonly string[] {
  const [only, ...others] = plugins;
  return others.length === 0 && only?.difference
    ? formatDifference(only.difference)
    : formatDifferences(plugins, reasons).map(makeVisible);
}

/** GitHub shows ten errors of a step: the first of those that grew too much, and how many more there are. */
function explainAllGrowth(plugins: readonly PluginReport[]): readonly string[] {
  const grown = plugins.flatMap((plugin) => {
    const { difference } = plugin;
    if (difference?.limit?.isExceeded !== true) return [];
    const lines = explainGrowth(difference, difference.limit).join("\n");
    return [plugins.length > 1 ? `${formatTitleAndPath(plugin)}: ${lines}` : lines];
  });
  const left = grown.length - MAX_GROWN;
  const more = left > 0 ? [`${formatCount(left, "more archive")} grew by more than max-growth allows`] : [];
  return [...grown.slice(0, MAX_GROWN), ...more];
}

/** Nobody's step fails because there is nothing to compare with. A limit that was not checked is a notice, all the same. */
function explainNotCompared(
  plugins: readonly PluginReport[],
  reasons: ReadonlyMap<string, string>,
  limit: GrowthLimit | undefined,
): readonly string[] {
  const [why] = reasons.values();
  if (why === undefined) return [];
  if (plugins.length > 1) {
    const groups = groupUncompared(
      plugins.filter(({ path }) => reasons.has(path)),
      reasons,
    );
    return [`${limit ? "max-growth was not checked for some packages. " : ""}${groups.join(". ")}`];
  }
  return [
    limit
      ? `max-growth was not checked, as the package is compared with nothing: ${why}`
      : `The package is compared with nothing: ${why}`,
  ];
}

interface Comparison {
  readonly result: Preflight;
  readonly inputs: Pick<Inputs, "compare" | "tagFormat">;
  readonly archives: BaseArchives | undefined;
  readonly workspace: DiskWorkspace;
  readonly readReleased: () => ReadReleased;
}

async function findDifference(plugin: PluginReport, comparison: Comparison): Promise<PackageDifference> {
  const { result, inputs, archives, workspace, readReleased } = comparison;
  const { report } = result;
  const folder = getFolder(plugin);
  const given = await readGiven(await archives?.find(plugin, report.plugins.length === 1));
  // What nobody compares with is not packed.
  if (given && "missing" in given && inputs.compare === "off") {
    throw new NotCompared(plugin.change?.kind === "added" ? "this change adds it" : given.missing);
  }
  const made = await makeArchive(workspace, folder);
  if (made.state === "refused") {
    throw new NotCompared(`no archive can be made: ${made.refusals[0]?.message ?? "something must not ship"}`);
  }
  if (made.state === "unnamed") throw new NotCompared("manifest.json has no name and version for an archive");
  const { archive, opened, facts } = made;
  const { name, sha256, bytes } = archive;
  const after = await readPackageFacts(opened, { name, sha256, size: bytes.length });
  const packageName = isAbsent(facts.packageJson) ? undefined : toText(facts.packageJson.value["name"]);
  const before =
    given && !("missing" in given)
      ? given
      : await readLastRelease(readReleased(), {
          archive,
          version: plugin.version ?? "",
          folder,
          packageName,
          isOneOfSeveral: (report.selection?.of ?? report.plugins.length) > 1,
          tagFormat: inputs.tagFormat,
        });
  refuseIncomparable(before, after);
  return findPackageDifference(before, after);
}

async function readGiven(
  given: GivenArchive | undefined,
): Promise<PackageFacts | { readonly missing: string } | undefined> {
  if (!given || "missing" in given) return given;
  const { archive, receipt, opened } = given;
  const { name, sha256, bytes } = archive;
  const commit = receipt?.commit === undefined ? "" : ` of commit ${receipt.commit.slice(0, 7)}`;
  return readPackageFacts(opened, { name: `${name}${commit}`, sha256, size: bytes.length });
}

interface Released extends TagOwner {
  readonly archive: PluginArchive;
  readonly version: string;
}

/** The releases are asked for only where there is no other archive to compare with. */
function openReleasesOnce(environment: Environment, token: string): () => ReadReleased {
  let opened: ReadReleased | undefined;
  return () => (opened ??= openReleased(readGitHubAccess(environment, token, explainTokenOfJob())));
}

async function readLastRelease(read: ReadReleased, query: Released): Promise<PackageFacts> {
  const released = await read(query);
  if (!released) throw new NotCompared(`no version up to ${quote(query.version)} is released on GitHub yet`);
  if ("refused" in released) throw new NotCompared(`release ${quote(released.tag)} is not used: ${released.refused}`);
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
