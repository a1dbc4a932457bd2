import { checks } from "../checks/index.js";
import { isNeverKnown, makeBaselineEntry, makeComparable } from "../core/baseline.js";
import { recogniseKnown, type ComparableFinding } from "../core/finding-identity.js";
import { getFolder, mapFindings, type Age, type Base, type Finding, type PluginReport } from "../core/report.js";
import { readBaseFiles, type BaseCommit, type BaseFiles } from "../git/base-files.js";
import { makeIgnoreTest } from "../git/ignored-paths.js";
import { overlayBase } from "../workspace/overlay-base.js";
import { diskWorkspace, findRealPath } from "../workspace/disk.js";
import { explainInvalidPath } from "../text/relative-path.js";
import { getParent, joinPath, type Workspace } from "../workspace/workspace.js";
import { prepareInspection, type Inspection } from "./inspection.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";

export interface BaseOfPullRequest extends BaseCommit {
  /** The branch. */
  readonly name: string;
}

/** A run with its findings marked, or why they are not marked. */
export type ComparedRun =
  | { readonly result: Preflight }
  | { readonly refused: Extract<BaseFiles, { refused: string }>["refused"] | "too-slow" | "nothing-compared" }
  /** Why the checks could not run on the base: the first reason. */
  | { readonly refused: "not-judged"; readonly why: string };

/**
 * Marks findings as known or new: whether the base of a pull request has them as well. Only files are checked, and
 * nothing of the base is run. Findings from commands or from npm are not compared and get no mark.
 *
 * @param request must find out only what is the same for base and head.
 */
export async function compareWithBase(
  result: Preflight,
  request: Request,
  base: BaseOfPullRequest,
  milliseconds: number,
): Promise<ComparedRun> {
  const { report, root } = result;
  const deadline = Date.now() + milliseconds;
  const judged = report.plugins.filter(({ findings }) => findings.length > 0);
  const folders = judged.map(getFolder);
  const found = await readBaseFiles(root, base, {
    isWanted: (path) => folders.some((one) => mayMatter(path, one)),
    deadline,
  });
  if ("refused" in found) return found;
  // git's own files show only the present state. Checks that read them are skipped on both sides.
  const disk = diskWorkspace(root);
  const head: Workspace = { ...disk, git: () => undefined };
  const before = overlayBase(head, found.files, found.isInBase);
  const inspection = prepareInspection(request);
  const isIgnored = makeIgnoreTest(root);
  const isKept = (path: string): boolean =>
    found.isCommitted(path) || !(isIgnored(path) || head.entry(path)?.kind === "file");
  const untracked = new Map<string, boolean>();
  const isUntracked = (path: string): boolean => {
    const known = untracked.get(path);
    if (known !== undefined) return known;
    // A link may lead to what git does not keep. Most subjects of findings are not paths.
    const real = head.entry(path) && findRealPath(root, path);
    const answer = !isKept(path) || (real !== undefined && !isKept(real));
    untracked.set(path, answer);
    return answer;
  };
  const compared: Comparison = { request, inspection, head, before, isUntracked };
  const markedPlugins = new Map<PluginReport, PluginReport>();
  let unjudged: string | undefined;
  for (const plugin of judged) {
    if (Date.now() > deadline) return { refused: "too-slow" };
    const { marked, why } = await comparePlugin(plugin, compared);
    markedPlugins.set(plugin, marked);
    unjudged ??= why;
    if (judged.length > 1) disk.forget(getFolder(plugin));
  }
  const plugins = report.plugins.map((plugin) => markedPlugins.get(plugin) ?? plugin);
  const isCompared = plugins.some(({ findings }) => findings.some(({ age }) => age !== undefined));
  const comparedBase: Base = { name: base.name, commit: found.commit };
  if (isCompared) return { result: { ...result, report: { ...report, plugins, base: comparedBase } } };
  return unjudged === undefined ? { refused: "nothing-compared" } : { refused: "not-judged", why: unjudged };
}

/** The checks of a base that does not have the plugin: workflows belong to the whole repository. */
const WORKFLOW_CHECKS = checks.filter(({ needs }) => needs.includes("workflows")).map(({ id }) => id);

/**
 * Whether a file can affect the findings of a plugin: its own files, files directly in a folder above, and
 * workflows.
 */
function mayMatter(path: string, folder: string): boolean {
  if (folder === "" || path.startsWith(`${folder}/`) || path.startsWith(".github/")) return true;
  const above = getParent(path);
  return above === "" || folder.startsWith(`${above}/`);
}

interface Comparison {
  readonly request: Request;
  readonly inspection: Inspection;
  readonly head: Workspace;
  readonly before: Workspace;
  /** Whether HEAD does not have a path that git ignores, or a file that is there. */
  isUntracked(path: string): boolean;
}

interface ComparedPlugin {
  readonly marked: PluginReport;
  /** Why a check that has a finding could not run on the base. */
  readonly why: string | undefined;
}

async function comparePlugin(plugin: PluginReport, compared: Comparison): Promise<ComparedPlugin> {
  const { request, inspection, head, before } = compared;
  const folder = getFolder(plugin);
  const isThere = ["manifest.json", "package.json"].some((name) => before.entry(joinPath(folder, name)));
  const [now, old] = [
    await inspection(head, folder),
    // Without the plugin, only the repository's workflows can be checked.
    isThere
      ? await inspection(before, folder)
      : await prepareInspection({ ...request, only: WORKFLOW_CHECKS })(before, folder),
  ];
  const judgedChecks = isThere ? listJudgedChecks(old) : undefined;
  // A check that could not run on the base says nothing about it. But a file that did not exist had no findings.
  const isReported = ({ check, location }: Finding): boolean =>
    judgedChecks?.has(check) !== false || before.entry(location.file)?.kind !== "file";
  const items = plugin.findings
    .filter((finding) => isComparable(finding, folder, compared))
    .map((finding) => ({ finding, ...makeComparableFinding(plugin, finding) }));
  const earlier = old.findings.map((finding) => makeComparableFinding(plugin, finding));
  const { found: recognised } = recogniseKnown(items, earlier);
  // What commands, npm or git have found out is not in files, and has no base.
  const { found: comparable } = recogniseKnown(
    items.filter((item) => recognised.get(item) !== "known"),
    now.findings.map((finding) => makeComparableFinding(plugin, finding)),
  );
  const ages = new Map<Finding, Age>();
  for (const item of items) {
    if (recognised.get(item) === "known") ages.set(item.finding, "known");
    else if (comparable.get(item) === "known" && isReported(item.finding)) ages.set(item.finding, "new");
  }
  const marked = mapFindings(plugin, (finding) => {
    const age = ages.get(finding);
    return age === undefined ? finding : { ...finding, age };
  });
  const found = new Set(plugin.findings.map(({ check }) => check));
  const skipped = old.outcomes.find(({ check, status }) => status === "skipped" && found.has(check));
  return {
    marked,
    why: skipped?.status === "skipped" ? skipped.reason : undefined,
  };
}

/** The checks that could run. */
function listJudgedChecks({ outcomes }: PluginReport): ReadonlySet<string> {
  const judged = outcomes.filter(({ status }) => status === "met" || status === "unmet");
  return new Set(judged.map(({ check }) => check));
}

function makeComparableFinding({ path }: PluginReport, finding: Finding): ComparableFinding {
  return makeComparable(makeBaselineEntry(path, finding));
}

/** Whether a finding can be compared. It cannot if it always counts, or is about files that git does not track. */
function isComparable(finding: Finding, folder: string, { isUntracked }: Comparison): boolean {
  const { location, subject = [] } = finding;
  if (isNeverKnown(finding)) return false;
  const named = [subject].flat().filter((one) => explainInvalidPath(one) === undefined);
  return !isUntracked(location.file) && !named.some((one) => isUntracked(joinPath(folder, one)));
}
