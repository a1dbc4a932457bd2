import type { Target } from "../core/action-interface.js";
import { findDefaultBranch, type DefaultBranch } from "../base/git/default-branch.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { readTaggedPackage, readTaggedRepository } from "../plugin/tagged-package.js";
import { findPackageManager, type ManagerName } from "../repository/package-manager.js";
import { getScripts } from "../plugin/scripts/scripts.js";
import { findReleasingInput, type Workflow } from "../plugin/workflows/workflow.js";
import type { JsonObject } from "../base/text/json/json-object.js";
import { chooseTag } from "../repository/tags/judge-tag.js";
import { formatTag } from "../repository/tags/tag-forms.js";
import { makeTagPattern } from "../repository/tags/ref-filter.js";
import { makeVisible, quote } from "../base/text/safe.js";
import { isLinked } from "../base/files/inside.js";
import type { Workspace } from "../base/files/workspace.js";
import { leaveAlone, type InitPlan } from "./init-plan.js";
import { addComment, findCheckingStep, isCommenting, readWorkflowName } from "./add-comment.js";
import { readProjectText } from "./project-text.js";
import { readTemplateFile } from "./templates.js";

const WORKFLOWS = ".github/workflows";
const SAMPLE_VERSION = "0.1.0";

/** Which workflows `init` writes besides the one that checks. */
export interface WantedWorkflows {
  /** The Action as a workflow names it. */
  readonly action: string;
  /** Whether pull requests get a comment. */
  readonly comment: boolean;
  /** Where a tag is released to. */
  readonly release?: WantedRelease | undefined;
}

export interface WantedRelease {
  readonly targets: readonly Target[];
  /** The address of the target `marketplace`. */
  readonly marketplaceUrl?: string | undefined;
}

/** The workflows that a repository has already. */
export interface UsedWorkflows {
  /** One that runs plugin-preflight. */
  readonly any: string | undefined;
  /** One that checks pull requests with the Action. */
  readonly checking: Workflow | undefined;
  /** One that reports for forks: it publishes the report of another workflow. */
  readonly reporting: string | undefined;
  /** One that releases with it. */
  readonly releasing: string | undefined;
}

/** Where the workflows are for. */
interface Place {
  readonly workspace: Workspace;
  readonly folder: string;
  readonly packageJson: JsonObject | undefined;
}

/** Finds what a repository has of the workflows that `init` may write. */
export async function findUsedWorkflows(workspace: Workspace, folder: string): Promise<UsedWorkflows> {
  const { facts } = await readPlugin(workspace, { folder, needs: ["workflows"] });
  const used = isAbsent(facts.workflows) ? [] : facts.workflows.files.filter(({ jobs }) => jobs.length > 0);
  return {
    any: used[0]?.file,
    checking: used.find(findCheckingStep),
    reporting: used.find((workflow) => runs(workflow, "report"))?.file,
    releasing: used.find(releases)?.file,
  };
}

const runs = ({ jobs }: Workflow, wanted: string): boolean =>
  jobs.some(({ steps }) => steps.some(({ preflight }) => preflight === wanted));

const releases = ({ jobs }: Workflow): boolean =>
  jobs.some(({ steps }) =>
    steps.some((step) => step.preflight === "release" || findReleasingInput(step) !== undefined),
  );

/** Plans the workflows that are missing. */
export async function planWorkflows(place: Place, wanted: WantedWorkflows): Promise<InitPlan> {
  const used = await findUsedWorkflows(place.workspace, place.folder);
  const check = planCheck(place, used, wanted);
  const plans = [check, ...(wanted.release ? [planRelease(place, used, wanted.action, wanted.release)] : [])];
  return {
    files: plans.flatMap(({ files }) => files),
    left: plans.flatMap(({ left }) => left),
    workflow: check.files[0]?.path,
  };
}

function planCheck(place: Place, used: UsedWorkflows, { action, comment }: WantedWorkflows): InitPlan {
  if (used.any !== undefined) {
    if (comment) return planComment(place.workspace, used, action);
    return leaveAlone(`${used.any} runs plugin-preflight already.`);
  }
  const path = findFreePath(place.workspace, ["check.yml", "plugin-preflight.yml", "plugin-check.yml"]);
  if (path === undefined) return makeNoPlace();
  const branch = findBranch(place.workspace);
  const name = isNameFree(place.workspace, "Check") ? "Check" : "Plugin check";
  const text = nameBranch(adapt(readTemplateFile("base/check.yml"), action, place), branch?.name ?? "main");
  const named = text.replace("name: Check\n", `name: ${name}\n`);
  const report = comment ? planReport(place.workspace, name, action) : { files: [], left: [] };
  return {
    files: [{ path, after: comment ? (addComment(named) ?? named) : named }, ...report.files],
    left: [...explainBranch(branch), ...report.left],
  };
}

/** The comment for a workflow that checks already, and the report for forks. Its other lines stay as they are. */
function planComment(workspace: Workspace, used: UsedWorkflows, action: string): InitPlan {
  const path = used.checking?.file ?? used.any ?? "";
  const step = used.checking && findCheckingStep(used.checking)?.step;
  if (!step) return leaveAlone(`${path} runs plugin-preflight, but not with the Action in pull requests: ${BY_HAND}.`);
  if (isCommenting(step)) return leaveAlone(`${path} comments on pull requests already.`);
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

function planRelease(place: Place, { releasing }: UsedWorkflows, action: string, release: WantedRelease): InitPlan {
  if (releasing !== undefined) return leaveAlone(`${releasing} releases with plugin-preflight already.`);
  const path = findFreePath(place.workspace, ["release.yml", "plugin-release.yml"]);
  if (path === undefined) return makeNoPlace();
  const adapted = adapt(readTemplateFile("base/release.yml"), action, place);
  return { files: [{ path, after: nameTargets(nameTags(adapted, place), release) }], left: [] };
}

const makeNoPlace = (): InitPlan => leaveAlone(`There is no place for a workflow in ${WORKFLOWS}.`);

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
    return ['Git does not say which branch is the default one: the workflow names "main". Write it there if not.'];
  }
  const why = branch.known === "only" ? "the only branch that git knows" : "the branch that is checked out";
  return [`The workflow names ${quote(branch.name)}, ${why}. Write the default branch there if it is another.`];
}

const INSTALL: Readonly<Record<ManagerName, string>> = {
  npm: "npm ci",
  pnpm: "corepack enable && pnpm install --frozen-lockfile",
  yarn: "corepack enable && yarn install --immutable",
  bun: "npm install --global bun && bun install --frozen-lockfile",
};

/** A workflow of the templates, with what is different in this repository. */
function adapt(template: string, action: string, { workspace, folder, packageJson }: Place): string {
  const { name, lockFile, isClassic } = findPackageManager(workspace, folder, packageJson);
  const frozen = isClassic ? "yarn install --frozen-lockfile" : INSTALL[name];
  const install = lockFile === undefined ? `${name} install` : frozen;
  const build = getScripts(packageJson)["build"] === undefined ? "" : ` && ${name} run build`;
  const isAtRoot = folder === "";
  const adapted = template
    .replaceAll("{{action}}", action)
    .replace("npm ci && npm run build", `${install}${build}`)
    .replace(/^ +cache: npm\n/mu, (line) => (name === "npm" && lockFile !== undefined && isAtRoot ? line : ""));
  if (isAtRoot) return adapted;
  const quoted = JSON.stringify(folder);
  return adapted
    .replace(/^( +)- run: .*\n/mu, (line, indent: string) => `${line}${indent}  working-directory: ${quoted}\n`)
    .replace(ACTION_STEP, (line, indent: string) => `${line}${indent}  with:\n${indent}    path: ${quoted}\n`);
}

const ACTION_STEP = /^( +)- uses: \S+plugin-preflight@.*\n/mu;

function nameBranch(text: string, branch: string): string {
  return text
    .replace("each push to main.", () => `each push to ${branch}.`)
    .replace("branches: [main]", () => `branches: [${formatPattern(branch)}]`);
}

/** A branch as GitHub's filters and YAML read it: letter by letter. */
function formatPattern(branch: string): string {
  const isPlain = /^[a-z][\w./-]*$/iu.test(branch) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(branch);
  return isPlain ? branch : JSON.stringify(branch.replace(/[*?+!]/gu, "\\$&"));
}

/** The tags are those that `version` makes. */
function nameTags(text: string, { workspace, folder }: Place): string {
  const plugin = readTaggedPackage(workspace, folder);
  const choose = (version: string): string =>
    chooseTag(plugin, readTaggedRepository(workspace, [folder]), { version }) ?? formatTag(version, plugin);
  const pattern = makeTagPattern(choose(SAMPLE_VERSION), SAMPLE_VERSION);
  return text
    .replace("v0.1.0", () => makeVisible(choose("0.1.0")))
    .replace("tags such as v*", () => `tags such as ${makeVisible(pattern)}`)
    .replace('["v*"]', () => `[${JSON.stringify(pattern)}]`);
}

const SETUP = /^ +- uses: actions\/setup-node@.*\n +with:\n(?: {10}.*\n)+/mu;

/** The targets, and what each needs besides: the identity of the job, a newer npm, an address. */
function nameTargets(text: string, { targets, marketplaceUrl }: WantedRelease): string {
  const toMarketplace = targets.includes("marketplace");
  const toNpm = targets.includes("npm");
  const setup = SETUP.exec(text)?.[0] ?? "";
  const before = [
    toMarketplace
      ? "# Register the repository, this workflow and the environment as a publisher of the plugin at the marketplace.\n"
      : "",
    toNpm
      ? "# Publish the first version to npm with a token, then let npm trust this workflow: npm trust github\n"
      : "",
  ];
  const url = marketplaceUrl === undefined ? "" : `          marketplace-url: ${JSON.stringify(marketplaceUrl)}\n`;
  return text
    .replace("name: Release\n", `${before.join("")}name: Release\n`)
    .replace("      contents: write\n", (line) => (targets.includes("github-release") ? line : ""))
    .replace("id-token: write # for the attestation", (line) =>
      toMarketplace || toNpm ? `${line} and to publish` : line,
    )
    .replace(/^( +- uses: actions\/download-artifact@)/mu, (step) => (toNpm ? setup : "") + step)
    .replace("targets: github-release\n", `targets: ${targets.join(", ")}\n`)
    .replace(/(?<=checked-sha256: .*\n)/u, url);
}
