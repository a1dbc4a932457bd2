import { decodeUtf8 } from "../../base/text/decode.js";
import { compareNames, isPattern, type Workspace } from "../../base/files/workspace.js";
import { hasManifest, MANIFEST } from "../../repository/manifest-file.js";
import { inapplicable, type Absent } from "../absent.js";
import { isTracked } from "../git-facts.js";
import { isOnlyPlugin, readTaggedPackage } from "../tagged-package.js";
import {
  findReleasingInput,
  isExpression,
  readInput,
  type ReleasedPlugins,
  type Step,
  type Workflow,
} from "./workflow.js";

/** The repository's workflows that run plugin-preflight. */
export interface Workflows {
  readonly files: readonly Workflow[];
  /** Files that could not be read, and why. */
  readonly unread: readonly { readonly file: string; readonly why: string; readonly help: string }[];
  /**
   * Whether git ignores folders named `dist` and tracks no built code, as far as the repository's own .gitignore shows.
   */
  readonly ignoresDist: boolean;
}

const FOLDER = ".github/workflows";
const MAX_FILES = 100;
const MAX_FILE_BYTES = 1024 * 1024;
/** What all files may have together that are searched for our name. */
const MAX_SEARCHED_BYTES = 8 * 1024 * 1024;
/** What all files may have together that are read as YAML: many times what the workflows of a plugin have. */
const MAX_READ_BYTES = 128 * 1024;

const NO_WORKFLOWS: Workflows = { files: [], unread: [], ignoresDist: false };
const known = new WeakMap<Workspace, Promise<Workflows>>();

/**
 * The workflows of a repository that run plugin-preflight. They are read and reported once, however many plugins ask.
 */
export function findWorkflows(workspace: Workspace, reportedWith: string | undefined): Promise<Workflows> | Absent {
  // Another plugin reports the repository's own faults.
  if (reportedWith !== undefined) return inapplicable(`the workflows are read with ${reportedWith || "."}`);
  return findRepositoryWorkflows(workspace);
}

/** The workflows of a repository that run plugin-preflight, for whoever asks about the repository. */
export function findRepositoryWorkflows(workspace: Workspace): Promise<Workflows> {
  const read = known.get(workspace) ?? readWorkflows(workspace);
  known.set(workspace, read);
  return read;
}

async function readWorkflows(workspace: Workspace): Promise<Workflows> {
  // Not through a link: GitHub follows none there.
  if (workspace.entry(FOLDER)?.kind !== "folder") return NO_WORKFLOWS;
  const names = workspace
    .list(FOLDER)
    .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
    .toSorted(compareNames);
  const files: Workflow[] = [];
  const unread: { file: string; why: string; help: string }[] = [];
  let searched = 0;
  let read = 0;
  for (const { name } of names.slice(0, MAX_FILES)) {
    const file = `${FOLDER}/${name}`;
    const help = "Make it smaller and readable to have it checked";
    if (searched >= MAX_SEARCHED_BYTES) {
      unread.push({ file, why: "This workflow is not read, as those before it have 8 MiB already", help });
      continue;
    }
    const bytes = workspace.bytes(file, MAX_FILE_BYTES);
    if (!bytes) {
      unread.push({ file, why: "This workflow cannot be read, or has more than 1 MiB", help });
      continue;
    }
    searched += bytes.length;
    const { text, fault } = decodeUtf8(bytes);
    if (!/plugin-preflight/iu.test(text)) continue;
    read += bytes.length;
    if (read > MAX_READ_BYTES) {
      unread.push({
        file,
        why: "This workflow is not checked: with those before it, it has more than 128 KiB",
        help: "Make it smaller to have it checked",
      });
    } else if (fault) {
      const message = "This workflow is not UTF-8, so GitHub cannot read it";
      files.push({ file, jobs: [], fault: { message, help: "Save it as UTF-8", at: { file } } });
    } else {
      const { readWorkflow } = await import("./workflow-reader.js");
      files.push(await addReleased(workspace, readWorkflow(file, text)));
    }
  }
  if (names.length > MAX_FILES) {
    const why = `There are ${String(names.length)} workflows, and only the first ${String(MAX_FILES)} by name are read`;
    unread.push({ file: FOLDER, why, help: "Remove those that are not needed" });
  }
  return { files, unread, ignoresDist: files.length > 0 && ignoresDist(workspace) };
}

/** Adds to each step that releases what its tags may name. */
async function addReleased(workspace: Workspace, workflow: Workflow): Promise<Workflow> {
  const steps = workflow.jobs.flatMap((job) => job.steps);
  if (steps.every((step) => findReleasingInput(step) === undefined)) return workflow;
  const jobs = workflow.jobs.map(async (job) => {
    const own = job.steps.map(async (step): Promise<Step> => {
      if (findReleasingInput(step) === undefined) return step;
      // An archive comes from the other steps.
      const from = readInput(step, "artifact") === "" ? [step] : steps.filter(isPacking);
      const released = await findReleased(workspace, from, readInput(step, "tag-format"));
      return { ...step, ...(released && { released }) };
    });
    return { ...job, steps: await Promise.all(own) };
  });
  return { ...workflow, jobs: await Promise.all(jobs) };
}

function isPacking(step: Step): boolean {
  return step.uses !== undefined && step.preflight !== undefined && readInput(step, "artifact") === "";
}

async function findReleased(
  workspace: Workspace,
  steps: readonly Step[],
  format: string,
): Promise<ReleasedPlugins | undefined> {
  const folders = isExpression(format) ? undefined : await findStepPlugins(workspace, steps);
  if (folders === undefined || folders.length === 0) return undefined;
  const plugins = folders.map((folder) => readTaggedPackage(workspace, folder));
  return { plugins, isOnly: isOnlyPlugin(workspace, folders), ...(format !== "" && { format }) };
}

/** The folders of the plugins that steps of the Action name; `undefined` if their paths are not understood. */
export async function findStepPlugins(
  workspace: Workspace,
  steps: readonly Step[],
): Promise<readonly string[] | undefined> {
  const found = await Promise.all(steps.map((step) => findNamedPlugins(workspace, readInput(step, "path") || ".")));
  return found.includes(undefined) ? undefined : [...new Set(found.flatMap((folders) => folders ?? []))];
}

/** The plugins that the input `path` names, by paths and patterns. */
async function findNamedPlugins(workspace: Workspace, input: string): Promise<readonly string[] | undefined> {
  if (isExpression(input)) return undefined;
  const lines = input.split("\n").map((line) => line.trim().replace(/^(!?)(?:\.\/)+(?=.)/u, "$1"));
  const paths = lines.map((line) => line.replace(/\/+$/u, "")).filter((line) => line !== "");
  const plain = paths.filter((path) => !path.startsWith("!") && !isPattern(path));
  const named = plain.map((path) => (path === "." ? "" : path)).filter((folder) => hasManifest(workspace, folder));
  const patterns = paths.filter((path) => path.startsWith("!") || isPattern(path));
  if (patterns.length === 0) return named;
  const { findPatternFolders } = await import("../../repository/workspace-packages.js");
  // What is left out again may be a plain path, too.
  const { folders, notes } = findPatternFolders(workspace, "", [...plain, ...patterns], MANIFEST);
  if (notes.length > 0) return undefined;
  return named.includes("") ? ["", ...folders] : folders;
}

function ignoresDist(workspace: Workspace): boolean {
  const lines = new TextDecoder().decode(workspace.bytes(".gitignore", MAX_FILE_BYTES)).split("\n");
  const isIgnored = lines.some((line) => /^(?:\/|\*\*\/)?(?:[\w.*-]+\/){0,9}dist\/?\**$/u.test(line.trim()));
  // What was added nevertheless, or is excepted in a later line, is in every clone.
  return isIgnored && !isTracked(workspace, "dist/plugin.js");
}
