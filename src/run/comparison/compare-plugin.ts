import { checks } from "../../checks/index.js";
import { isNeverKnown, makeBaselineEntry, makeComparable } from "../../core/baseline.js";
import type { AddedSuppression, FixedFinding, NotCompared, PluginChange } from "../../core/change.js";
import { recogniseKnown, type ComparableFinding } from "../../core/finding-identity.js";
import { getFolder, mapFindings, moveFindings, type Age, type Finding, type PluginReport } from "../../core/report.js";
import { explainInvalidPath } from "../../base/text/relative-path.js";
import { comparePaths, joinPath, type Workspace } from "../../base/files/workspace.js";
import { hasManifest, MANIFEST } from "../../repository/manifest-file.js";
import { findAddedOff, type AddedEntry } from "./added-suppressions.js";
import { prepareInspection, type Inspection } from "../inspection.js";
import { movePath, takeInside } from "./move-path.js";
import type { FilesRequest } from "../request.js";
import { type BaseBuild, coversBuilt } from "../base-build.js";

/** Why the plugin's commands have no result on the base. */
export const NOTHING_OF_BASE_IS_RUN = "no code of the base is run";

export interface Comparison {
  readonly inspection: Inspection;
  readonly head: Workspace;
  readonly before: Workspace;
  readonly builds: ReadonlyMap<string, BaseBuild>;
  /** The entries that the change adds to the baseline. */
  readonly entries: readonly AddedEntry[];
  /** The folders that the change renames: by their new name, where they were. */
  readonly renamed: ReadonlyMap<string, string>;
  /** All plugins of the run. */
  readonly plugins: readonly PluginReport[];
  /** The plugin whose report contains the findings about the whole repository. */
  readonly reportingPlugin: string | undefined;
  /** What the base's workflows have, as any of its plugins reports it. */
  inspectWorkflows(): Promise<PluginReport>;
  /** Those of some paths that git does not keep. */
  findUntracked(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The checks of a base that does not have the plugin: workflows belong to the whole repository. */
const WORKFLOW_CHECKS = checks.filter(({ needs }) => needs.includes("workflows")).map(({ id }) => id);

/** A plugin with its findings marked, and what the change does to it. */
export async function comparePlugin(plugin: PluginReport, compared: Comparison): Promise<PluginReport> {
  const { inspection, head, before, renamed } = compared;
  const folder = getFolder(plugin);
  const from = renamed.get(folder) ?? folder;
  const isThere = [MANIFEST, "package.json"].some((name) => before.entry(joinPath(from, name)));
  const now = await inspection(head, folder);
  const old = await inspectBase(isThere, { from, folder }, compared);
  const isUnknown = await makeUnknownTest(folder, [plugin, now, old], compared);
  const marked = markFindings(plugin, { now, old, isThere, isUnknown, wasFile: makeFileTest(folder, from, before) });
  return { ...marked, change: await describeChange(marked, { now, old, isThere, isUnknown }, compared) };
}

/** What the base has of a plugin, as if it had been in the folder of the head. Workflows are read with any plugin. */
async function inspectBase(
  isThere: boolean,
  { from, folder }: { readonly from: string; readonly folder: string },
  { inspection, before, inspectWorkflows }: Comparison,
): Promise<PluginReport> {
  if (!isThere) return inspectWorkflows();
  const found = await inspection(before, from);
  const old = from === folder ? found : moveFindings(found, (path) => movePath(path, from, folder));
  if (hasManifest(before, from)) return old;
  const { outcomes, findings } = await inspectWorkflows();
  const isOfPlugin = ({ check }: { readonly check: string }): boolean => !WORKFLOW_CHECKS.includes(check);
  return {
    ...old,
    outcomes: [...old.outcomes.filter(isOfPlugin), ...outcomes],
    findings: [...old.findings.filter(isOfPlugin), ...findings],
  };
}

/**
 * Makes a function that inspects the base's workflows, once for all plugins that the change adds.
 *
 * @param folder of some plugin that the base has.
 */
export function prepareWorkflows(request: FilesRequest, base: Workspace, folder: string): () => Promise<PluginReport> {
  let inspected: Promise<PluginReport> | undefined;
  return () => (inspected ??= prepareInspection({ ...request, only: WORKFLOW_CHECKS })(base, folder));
}

/** Makes a test of whether the base cannot say what it had at a path of a finding. Its build says it of built code. */
async function makeUnknownTest(
  folder: string,
  plugins: readonly PluginReport[],
  { builds, findUntracked }: Comparison,
): Promise<(path: string) => boolean> {
  const build = builds.get(folder);
  const paths = plugins.flatMap(({ findings }) => findings.flatMap((finding) => listPaths(finding, folder)));
  const untracked = await findUntracked(paths);
  return (path) => untracked.has(path) && !(build && coversBuilt(build, takeInside(path, folder)));
}

/** Makes a test of whether the base has a file at a path, which is one of the present. */
function makeFileTest(folder: string, from: string, before: Workspace): (path: string) => boolean {
  return (path) => before.entry(movePath(path, folder, from))?.kind === "file";
}

interface BothSides {
  /** What the files alone show at present. */
  readonly now: PluginReport;
  /** What they showed in the base, as if it had been in the same folder. */
  readonly old: PluginReport;
  /** Whether the base has the plugin. */
  readonly isThere: boolean;
  /** Whether the base cannot say what it had at a path. */
  isUnknown(path: string): boolean;
}

function markFindings(
  plugin: PluginReport,
  { now, old, isThere, isUnknown, wasFile }: BothSides & { wasFile(path: string): boolean },
): PluginReport {
  const folder = getFolder(plugin);
  const completed = isThere ? listCompletedChecks(old) : undefined;
  // Without running anything, files show that a command is missing. Where the base has one, only running it shows more.
  const isNotRun = new Set(
    old.outcomes.flatMap((one) =>
      one.status === "skipped" && one.reason === NOTHING_OF_BASE_IS_RUN ? [one.check] : [],
    ),
  );
  // A check that could not run on the base says nothing about it. But a file that did not exist had no findings.
  const isReported = ({ check, location }: Finding): boolean =>
    completed?.has(check) !== false || isNotRun.has(check) || !wasFile(location.file);
  const reasons = new Map<Finding, NotCompared>();
  for (const finding of plugin.findings) {
    const reason = explainIncomparable(finding, folder, isUnknown);
    if (reason !== undefined) reasons.set(finding, reason);
  }
  const items = plugin.findings
    .filter((finding) => !reasons.has(finding))
    .map((finding) => ({ finding, ...makeComparableFinding(plugin, finding) }));
  const { found: recognised } = recogniseKnown(items, listComparable(plugin, old));
  // What commands, npm or git have found out is not in files, and has no base.
  const { found: ofFiles } = recogniseKnown(
    items.filter((item) => recognised.get(item) !== "known"),
    listComparable(plugin, now),
  );
  const ages = new Map<Finding, Age>();
  for (const item of items) {
    const { finding } = item;
    if (recognised.get(item) === "known") ages.set(finding, "known");
    else if (ofFiles.get(item) !== "known") reasons.set(finding, "run");
    else if (isReported(finding)) ages.set(finding, "new");
    else reasons.set(finding, "unread");
  }
  return mapFindings(plugin, (finding) => {
    const [age, notCompared] = [ages.get(finding), reasons.get(finding)];
    return { ...finding, ...(age && { age }), ...(notCompared && { notCompared }) };
  });
}

async function describeChange(plugin: PluginReport, sides: BothSides, compared: Comparison): Promise<PluginChange> {
  const { isThere, isUnknown, now, old } = sides;
  const { renamed, reportingPlugin, entries } = compared;
  const folder = getFolder(plugin);
  const from = renamed.get(folder);
  const isReporting = reportingPlugin === undefined || reportingPlugin === folder;
  const [atHead, inRun] = [listCompletedChecks(now), listCompletedChecks(plugin)];
  // Each plugin reports the repository's own findings here, and only one of them in the run.
  const isFixable = (finding: Finding): boolean =>
    atHead.has(finding.check) &&
    inRun.has(finding.check) &&
    explainIncomparable(finding, folder, isUnknown) !== "untracked" &&
    (isReporting || !WORKFLOW_CHECKS.includes(finding.check));
  const earlier = old.findings
    .filter(isFixable)
    .map((finding) => ({ finding, ...makeComparableFinding(plugin, finding) }));
  const { found } = recogniseKnown(earlier, listComparable(plugin, now));
  const fixed = earlier.filter((item) => !found.has(item)).map(({ finding }) => makeFixed(finding));
  const listed = entries
    .filter((entry) => (entry.plugin === undefined ? isReporting : entry.plugin === plugin.path))
    .map(({ suppression }) => suppression);
  const suppressions = [...(await findAddedOff(plugin, from ?? folder, { ...compared, isReporting })), ...listed];
  const what = { fixed, suppressions: sortByPlace(suppressions) };
  if (from !== undefined) return { kind: "renamed", from: from === "" ? "." : from, ...what };
  return { kind: isThere ? "kept" : "added", ...what };
}

function sortByPlace(suppressions: readonly AddedSuppression[]): readonly AddedSuppression[] {
  const compare = (a: AddedSuppression, b: AddedSuppression): number =>
    comparePaths({ path: a.file }, { path: b.file }) || (a.line ?? 0) - (b.line ?? 0);
  return suppressions.toSorted(compare);
}

function makeFixed({ check, code, severity, message, url, location }: Finding): FixedFinding {
  return { check, code, severity, message, url, file: location.file };
}

/** The checks that could run. */
function listCompletedChecks({ outcomes }: PluginReport): ReadonlySet<string> {
  const completed = outcomes.filter(({ status }) => status === "met" || status === "unmet");
  return new Set(completed.map(({ check }) => check));
}

function listComparable(plugin: PluginReport, { findings }: PluginReport): readonly ComparableFinding[] {
  return findings.map((finding) => makeComparableFinding(plugin, finding));
}

function makeComparableFinding({ path }: PluginReport, finding: Finding): ComparableFinding {
  return makeComparable(makeBaselineEntry(path, finding));
}

/** Why a finding cannot be compared: it always counts, or is about files that the base cannot show. */
function explainIncomparable(
  finding: Finding,
  folder: string,
  isUnknown: (path: string) => boolean,
): NotCompared | undefined {
  if (isNeverKnown(finding)) return "always";
  return listPaths(finding, folder).some(isUnknown) ? "untracked" : undefined;
}

/** The path of a finding, and those that it may be about. */
function listPaths({ location, subject = [] }: Finding, folder: string): readonly string[] {
  const named = [subject].flat().filter((one) => explainInvalidPath(one) === undefined);
  return [location.file, ...named.map((one) => joinPath(folder, one))];
}
