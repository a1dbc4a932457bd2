import { findRepositoryWorkflows, findStepPlugins } from "../plugin/workflows/workflows.js";
import { listTagNames } from "../plugin/tagged-package.js";
import { findPluginTag } from "../plugin/workflows/plugin-tag.js";
import {
  findPushFilter,
  findReleasingInput,
  isStartedBy,
  listReleasing,
  readInput,
} from "../plugin/workflows/workflow.js";
import type { Job, Step, Triggers, Workflow } from "../plugin/workflows/workflow.js";
import { isUntrusted } from "../repository/tags/decide-release.js";
import { findRepositoryPlugins, type WorkspacePlugins } from "../repository/workspace-packages.js";
import { getParent, joinPath, type Workspace } from "../base/files/workspace.js";

/** What the workflows of a repository do for each of its plugins. */
export interface Coverage {
  /** The folders of all plugins. */
  readonly plugins: readonly string[];
  /** The paths and patterns that name exactly these. */
  readonly paths: readonly string[];
  /** The plugins that no workflow checks. */
  readonly unchecked: readonly string[];
  /** The plugins that no workflow releases. */
  readonly unreleased: readonly string[];
  /** The workflows that run plugin-preflight. */
  readonly workflows: readonly Workflow[];
  /** Those that check a plugin, and those that a pushed tag may start to release one. */
  readonly checking: readonly Workflow[];
  readonly releasing: readonly Workflow[];
  /** Plugins that were not looked for, as sentences without a full stop. */
  readonly notes: readonly string[];
}

/** @param named the plugins that the caller knows of: a search need not find them. */
export async function readCoverage(workspace: Workspace, named: readonly string[]): Promise<Coverage> {
  const { files: workflows } = await findRepositoryWorkflows(workspace);
  const found = await findRepositoryPlugins(workspace);
  const others = named.filter((folder) => !found.folders.includes(folder));
  const plugins = [...found.folders, ...others].toSorted();
  const tags = listTagNames(workspace);
  const checked = await Promise.all(workflows.map((workflow) => listChecked(workspace, workflow)));
  const isChecked = (folder: string): boolean => checked.some((folders) => folders?.includes(folder) ?? true);
  return {
    plugins,
    paths: others.length === 0 ? shorten(workspace, found) : plugins.map((folder) => folder || "."),
    unchecked: plugins.filter((folder) => !isChecked(folder)),
    unreleased: plugins.filter((folder) => !isReleased(workspace, folder, workflows, tags)),
    workflows,
    checking: workflows.filter((_, at) => checked[at]?.length !== 0),
    releasing: listReleasing(workflows),
    notes: found.notes,
  };
}

/** Where the search had to guess, a pattern names each folder that has nothing but these plugins in it. */
function shorten(workspace: Workspace, { folders, paths }: WorkspacePlugins): readonly string[] {
  if (!paths.some((path) => path === "*" || path === "*/*")) return paths;
  const listed = folders.map((folder) => {
    const parent = getParent(folder);
    const beside = folder === "" || parent === "" ? [] : workspace.list(parent).filter(({ kind }) => kind === "folder");
    const isWhole = beside.length > 1 && beside.every(({ name }) => folders.includes(joinPath(parent, name)));
    return isWhole ? `${parent}/*` : folder || ".";
  });
  return [...new Set(listed)];
}

/** The plugins that a workflow checks; `undefined` where its text does not say which. */
async function listChecked(workspace: Workspace, { triggers, jobs }: Workflow): Promise<readonly string[] | undefined> {
  if (!triggers || !startsForChanges(triggers)) return [];
  const folders = await Promise.all(jobs.map((job) => listCheckedByJob(workspace, job)));
  return folders.includes(undefined) ? undefined : folders.flatMap((some) => some ?? []);
}

async function listCheckedByJob(workspace: Workspace, { steps }: Job): Promise<readonly string[] | undefined> {
  const checking = steps.filter(isChecking);
  if (checking.length === 0) return [];
  // A command names its plugins in the words of a shell, and a checkout may move all folders.
  const isUnknown = steps.some((step) => readInput(step, "path") !== "" && step.uses?.name.endsWith("/checkout"));
  if (isUnknown || checking.some(({ uses }) => uses === undefined)) return undefined;
  return findStepPlugins(workspace, checking);
}

function isChecking(step: Step): boolean {
  const commands = step.uses ? ["auto", "check"] : ["validate", "check"];
  return commands.includes(step.preflight ?? "") && readInput(step, "artifact") === "";
}

/** Whether anything but a pushed tag or a release starts a workflow. */
function startsForChanges(triggers: Triggers): boolean {
  const filter = findPushFilter(triggers);
  const isForTags = filter !== undefined && filter.branches === undefined && filter["branches-ignore"] === undefined;
  const isOnlyForTags = isForTags && (filter.tags !== undefined || filter["tags-ignore"] !== undefined);
  return triggers.events.some(({ text }) => (text === "push" ? !isOnlyForTags : text !== "release"));
}

function isReleased(
  workspace: Workspace,
  folder: string,
  workflows: readonly Workflow[],
  tags: readonly string[],
): boolean {
  const { releasing, name } = findPluginTag(workspace, folder, { workflows, tags });
  return releasing.some((workflow) => {
    const steps = workflow.jobs.flatMap((job) => job.steps).filter(isReleasing);
    const own = steps.filter(({ released }) => released?.plugins.some((one) => one.folder === folder) ?? true);
    if (own.length === 0) return false;
    return isStartedOtherwise(workflow, own) || name === undefined || isStartedBy(workflow, name);
  });
}

const isReleasing = (step: Step): boolean => step.preflight === "release" || findReleasingInput(step) !== undefined;

/** Whether another event than a pushed tag may start the release. */
function isStartedOtherwise({ triggers }: Workflow, steps: readonly Step[]): boolean {
  const events = triggers?.events.map(({ text }) => text) ?? [];
  if (events.includes("push") && steps.some((step) => readInput(step, "tag") !== "")) return true;
  return events.some((name) => name === "workflow_call" || (name !== "push" && !isUntrusted({ name })));
}
