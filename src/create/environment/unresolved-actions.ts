import { getOwner, PLACEHOLDER, TOOL } from "../../core/tool.js";
import { readInput, type Step, type Uses, type Workflow } from "../../plugin/workflows/workflow.js";
import { isRefName } from "../../base/git/resolve-ref.js";
import { quote } from "../../base/text/safe.js";
import type { TextLocation } from "../../base/text/location.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";

/** An action that a workflow names, and GitHub certainly cannot find. */
export interface UnresolvedAction {
  readonly text: string;
  readonly at: TextLocation;
  /** What to write, as a sentence without a full stop. */
  readonly help: string;
  /** Whether this tool itself wrote the placeholder, as it did not know its own account. */
  readonly isOwn: boolean;
}

const OWN_PLACEHOLDER = `${PLACEHOLDER}/${TOOL.name}`.toLowerCase();
const OWNER = /^[a-z\d](?:-?[a-z\d])*$/iu;
const REPOSITORY = /^[\w.-]+$/u;
/** What a page writes for the reader to replace. */
const FILL_IN = /^<[^>]*>$|^\.\.\.$|^…$/u;
/** What makes an action of a folder. */
const ACTION_FILES = ["action.yml", "action.yaml", "Dockerfile"];
/** With one of these, a checkout may bring other files than those that are here. */
const OTHER_FILES = ["repository", "ref", "path", "submodules"];

/** The actions of the jobs that run plugin-preflight, each at its first place. */
export function findUnresolvedActions(
  workspace: Workspace,
  workflows: readonly Workflow[],
): readonly UnresolvedAction[] {
  const found = new Map<string, UnresolvedAction>();
  for (const { file, jobs } of workflows) {
    for (const { steps } of jobs) {
      for (const [index, { uses }] of steps.entries()) {
        const help = uses && explainUnresolved(uses, workspace, steps.slice(0, index));
        if (!uses || help === undefined) continue;
        const key = JSON.stringify([file, uses.text]);
        if (!found.has(key))
          found.set(key, { text: uses.text, at: uses.at, help, isOwn: uses.name === OWN_PLACEHOLDER });
      }
    }
  }
  return [...found.values()];
}

function explainUnresolved({ text, ref }: Uses, workspace: Workspace, before: readonly Step[]): string | undefined {
  const action = text.trim();
  if (action === "") return "Write an action after uses:, such as actions/checkout@<full commit SHA>";
  if (/^docker:\/\//iu.test(action)) return undefined;
  if (action.includes("${{")) return "Write the action itself: GitHub does not evaluate expressions in uses:";
  if (action.startsWith("./")) return explainFolder(action, workspace, before);
  const [name = ""] = action.split("@");
  const [owner = "", repository = ""] = name.split("/");
  const isOurs = repository.toLowerCase() === TOOL.name;
  if (!OWNER.test(owner) || (isOurs && owner === PLACEHOLDER)) return explainOwner(owner, repository, isOurs);
  if (!REPOSITORY.test(repository))
    return `Write the action as owner/repository@ref: ${quote(name)} names no repository`;
  // No reference at all is reported with the pins.
  if (ref === undefined || ref === "" || isReference(ref)) return undefined;
  const tag = isOurs ? `, or a tag such as v${TOOL.version}` : "";
  return `Write a full commit SHA instead of ${quote(ref)}${tag}`;
}

function explainOwner(owner: string, repository: string, isOurs: boolean): string {
  const known = isOurs ? getOwner() : undefined;
  const what = known ?? (REPOSITORY.test(repository) ? `the owner whose repository has ${repository}` : "an owner");
  return owner === "" ? `Write ${what} before the /` : `Write ${what} instead of ${quote(owner)}`;
}

/** Whether git takes a text for the name of a branch or tag, and nobody meant it to be replaced. */
function isReference(ref: string): boolean {
  return !FILL_IN.test(ref) && isRefName(ref);
}

/** An action of the repository itself: known only where nothing but these files can be there by then. */
function explainFolder(action: string, workspace: Workspace, before: readonly Step[]): string | undefined {
  const folder = action.slice("./".length).replace(/\/+$/u, "");
  if (folder.split("/").some((part) => part === ".." || part === "." || part === "") || folder.includes("@"))
    return undefined;
  if (before.some(bringsOthers)) return undefined;
  const isThere = ACTION_FILES.some((name) => workspace.entry(joinPath(folder, name)) !== undefined);
  return isThere ? undefined : `Write the path of a folder with an action.yml: there is none in ${quote(folder)}`;
}

function bringsOthers(step: Step): boolean {
  if (step.mayBuild || step.runsCode) return true;
  if (!step.mayBring) return false;
  const isCheckout = step.uses?.name.endsWith("/checkout") === true;
  return !isCheckout || OTHER_FILES.some((input) => readInput(step, input) !== "");
}
