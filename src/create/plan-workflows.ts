import { findDefaultBranch, type DefaultBranch } from "../base/git/default-branch.js";
import { formatCount } from "../base/text/numbers.js";
import { makeVisible, quote } from "../base/text/safe.js";
import { isLinked } from "../base/files/inside.js";
import type { Workspace } from "../base/files/workspace.js";
import type { Step, Workflow } from "../plugin/workflows/workflow.js";
import { readCoverage, type Coverage } from "./coverage.js";
import { leaveAlone, type InitPlan, type WantedRelease, type WantedWorkflows } from "./init-plan.js";
import { addComment, findCheckingStep, isCommenting, readWorkflowName } from "./add-comment.js";
import { readProjectText } from "./project-text.js";
import { readTemplateFile } from "./templates.js";
import { formatCheck, formatRelease, type Scope } from "./workflow-texts.js";

const WORKFLOWS = ".github/workflows";

/** The workflows that a repository has already. */
export interface UsedWorkflows extends Coverage {
  /** One that checks pull requests with the Action. */
  readonly commentable: Workflow | undefined;
  /** One that reports for forks: it publishes the report of another workflow. */
  readonly reporting: string | undefined;
}

/** Finds what a repository has of the workflows that `init` may write. */
export async function findUsedWorkflows(workspace: Workspace, named: readonly string[]): Promise<UsedWorkflows> {
  const coverage = await readCoverage(workspace, named);
  const { workflows } = coverage;
  return {
    ...coverage,
    commentable: workflows.find(findCheckingStep),
    reporting: workflows.find(({ jobs }) => jobs.some(({ steps }) => steps.some(isReporting)))?.file,
  };
}

const isReporting = ({ preflight }: Step): boolean => preflight === "report";

/** Plans the workflows that are missing. */
export async function planWorkflows(
  workspace: Workspace,
  used: UsedWorkflows,
  wanted: WantedWorkflows,
): Promise<InitPlan> {
  const check = await planCheck(workspace, used, wanted);
  const plans = [check, ...(wanted.release ? [await planRelease(workspace, used, wanted.action, wanted.release)] : [])];
  return {
    files: plans.flatMap(({ files }) => files),
    left: plans.flatMap(({ left }) => left),
    workflow: check.files[0]?.path,
  };
}

async function planCheck(
  workspace: Workspace,
  used: UsedWorkflows,
  { action, comment }: WantedWorkflows,
): Promise<InitPlan> {
  if (used.unchecked.length === 0) {
    if (comment) return planComment(workspace, used, action);
    return leaveAlone(`${used.checking[0]?.file ?? ""} already runs plugin-preflight.`);
  }
  const path = findFreePath(workspace, ["check.yml", "plugin-preflight.yml", "plugin-check.yml"]);
  if (path === undefined) return makeNoPlace();
  const branch = findBranch(workspace);
  const name = isNameFree(workspace, "Check") ? "Check" : "Plugin check";
  const scope = chooseScope(workspace, used, used.unchecked);
  if (scope.folders.length === 0) return { files: [], left: explainUnwritable(used.unchecked) };
  const text = await formatCheck(scope, action, branch?.name ?? "main");
  const named = text.replace("name: Check\n", `name: ${name}\n`);
  const report = comment ? planReport(workspace, name, action) : { files: [], left: [] };
  return {
    files: [{ path, after: comment ? (addComment(named) ?? named) : named }, ...report.files],
    left: [
      ...explainRest(used.checking, "checks", scope),
      ...explainUnwritable(used.unchecked),
      ...explainBranch(branch),
      ...report.left,
    ],
  };
}

/** All plugins by the patterns of their workspace, so that a new one is among them; or those that are left, one by one. */
function chooseScope(workspace: Workspace, { plugins, paths }: Coverage, wanted: readonly string[]): Scope {
  const folders = wanted.filter(isWritable);
  // GitHub evaluates what is between ${{ and }}, and a pattern is anybody's text.
  const arePlain = paths.every((path) => isPlainLine(path) && !path.includes("${{"));
  const isAll = folders.length === plugins.length && arePlain;
  return { workspace, folders, paths: isAll ? paths : folders.map((folder) => folder || ".") };
}

/** Whether a workflow can name a folder, and the Action reads it as the same folder. */
const isWritable = (folder: string): boolean => isPlainLine(folder) && !/^!|[*?[\]{}"\\]/u.test(folder);

const isPlainLine = (text: string): boolean => makeVisible(text) === text && text.trim() === text;

function explainUnwritable(folders: readonly string[]): readonly string[] {
  const left = folders.filter((folder) => !isWritable(folder));
  return left.map((folder) => `No workflow can name ${quote(folder)}: rename this folder.`);
}

function explainRest([used]: readonly Workflow[], does: string, { folders }: Scope): readonly string[] {
  if (!used) return [];
  const [first = "", ...more] = folders;
  const which =
    more.length === 0 ? quote(first || ".") : `${quote(first || ".")} and ${formatCount(more.length, "other plugin")}`;
  return [`${used.file} ${does} with plugin-preflight, but not ${which}: the new workflow does.`];
}

/** The comment for a workflow that checks already, and the report for forks. Its other lines stay as they are. */
function planComment(workspace: Workspace, used: UsedWorkflows, action: string): InitPlan {
  const path = used.commentable?.file ?? used.checking[0]?.file ?? "";
  const step = used.commentable && findCheckingStep(used.commentable)?.step;
  if (!step) return leaveAlone(`${path} runs plugin-preflight, but not with the Action in pull requests: ${BY_HAND}.`);
  if (isCommenting(step)) return leaveAlone(`${path} already comments on pull requests.`);
  const before = readProjectText(workspace, path) ?? "";
  const after = addComment(before);
  const name = readWorkflowName(path, before);
  if (after === undefined || makeVisible(name) !== name || !isNameFree(workspace, name, path)) {
    return leaveAlone(`${path} cannot be edited safely: ${BY_HAND}.`);
  }
  const report = used.reporting === undefined ? planReport(workspace, name, action) : { files: [], left: [] };
  return { files: [{ path, before, after }, ...report.files], left: report.left };
}

const BY_HAND = "add pull-requests: write to the permissions of its job, and comment: true to the step of the Action";

/** The second workflow, which comments for forks, after the workflow of this name. */
function planReport(workspace: Workspace, name: string, action: string): InitPlan {
  const path = findFreePath(workspace, ["check-report.yml", "plugin-preflight-report.yml"]);
  if (path === undefined) return makeNoPlace();
  const after = readTemplateFile("init/report.yml")
    .replace("{{action}}", () => action)
    .replace("[Check]", () => `[${formatName(name)}]`)
    .replace("name: Check report", () => `name: ${formatName(`${name} report`)}`);
  return { files: [{ path, after }], left: [] };
}

const formatName = (name: string): string => (/^[A-Z]\w*(?: \w+)*$/u.test(name) ? name : JSON.stringify(name));

/** Whether no other workflow has a name: GitHub starts the one that reports after each of that name. */
function isNameFree(workspace: Workspace, name: string, own?: string): boolean {
  const paths = workspace.list(WORKFLOWS).map((entry) => `${WORKFLOWS}/${entry.name}`);
  const others = paths.filter((path) => /\.ya?ml$/u.test(path) && path !== own);
  return others.every((path) => readWorkflowName(path, readProjectText(workspace, path) ?? "") !== name);
}

async function planRelease(
  workspace: Workspace,
  used: UsedWorkflows,
  action: string,
  release: WantedRelease,
): Promise<InitPlan> {
  if (used.unreleased.length === 0) {
    return leaveAlone(`${used.releasing[0]?.file ?? ""} already releases with plugin-preflight.`);
  }
  const path = findFreePath(workspace, ["release.yml", "plugin-release.yml"]);
  if (path === undefined) return makeNoPlace();
  const scope = chooseScope(workspace, used, used.unreleased);
  if (scope.folders.length === 0) return { files: [], left: explainUnwritable(used.unreleased) };
  return {
    files: [{ path, after: await formatRelease(scope, action, release) }],
    left: explainRest(used.releasing, "releases", scope),
  };
}

const makeNoPlace = (): InitPlan => leaveAlone(`A workflow cannot be added to ${WORKFLOWS}.`);

/** The first of some names that no file has, in any letter case. Nothing is written through a link. */
function findFreePath(workspace: Workspace, names: readonly string[]): string | undefined {
  const taken = workspace.list(WORKFLOWS).map(({ name }) => name.toLowerCase());
  const free = names.find((name) => !taken.includes(name));
  const path = free && `${WORKFLOWS}/${free}`;
  return path === undefined || isLinked(workspace, path) ? undefined : path;
}

function findBranch(workspace: Workspace): DefaultBranch | undefined {
  const git = workspace.git();
  const branch = git && !("absent" in git) ? findDefaultBranch(git) : undefined;
  if (!branch) return undefined;
  // A name that cannot be shown as it is was chosen to mislead.
  return makeVisible(branch.name) === branch.name ? branch : undefined;
}

function explainBranch(branch: DefaultBranch | undefined): readonly string[] {
  if (branch?.known === "remote" || branch?.known === "usual") return [];
  if (!branch) {
    return ['The default branch is unknown, so the workflow names "main". Change it if it is another.'];
  }
  const why = branch.known === "only" ? "the only branch that git knows" : "the branch that is checked out";
  return [`The workflow names ${quote(branch.name)}, ${why}. Change it if the default branch is another.`];
}
