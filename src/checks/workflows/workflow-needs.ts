import {
  findReleasingInput,
  readInput,
  isExpression,
  type Job,
  type Permissions,
  type Placed,
  type Step,
} from "../../plugin/workflows/workflow.js";
import { listTargets, splitList, TARGETS, type InputName } from "../../core/action-interface.js";

/** A right of the job's token, and what needs it. */
export interface Need {
  readonly scope: string;
  readonly level: "read" | "write";
  readonly because: Placed;
}

const LEVELS = ["none", "read", "write"];

/** The words that make a step of the Action release; `undefined` for a step that does not release. */
export function findReleaseInput(step: Step): Placed | undefined {
  const name = findReleasingInput(step);
  return name && placeInput(step, name);
}

/**
 * An input as a message names it, such as `targets: npm`. Its place is its value, or its key where the value has
 * several lines.
 */
function placeInput(step: Step, name: InputName): Placed {
  const setting = step.inputs.get(name);
  if (!setting) return step.what;
  const { start, end } = setting.value.at.range;
  const place = start.line === end.line ? setting.value : setting.key;
  return { text: `${name}: ${splitList(setting.value.text).join(", ")}`, at: place.at };
}

/** What the steps of a job certainly need of its token. */
export function listNeeds({ steps }: Job): readonly Need[] {
  return steps.flatMap((step) => {
    if (!step.uses) return [];
    return step.preflight === undefined ? listActionNeeds(step) : listPreflightNeeds(step);
  });
}

function listPreflightNeeds(step: Step): readonly Need[] {
  const needs: Need[] = [];
  const add = (scope: string, input: InputName): void => {
    // An identity is the job's own, whatever token the step is given.
    if (scope !== "id-token" && !hasJobToken(step)) return;
    needs.push({ scope, level: "write", because: placeInput(step, input) });
  };
  const releases = findReleaseInput(step) !== undefined && readInput(step, "dry-run").toLowerCase() !== "true";
  const named = splitList(readInput(step, "targets"));
  const targets = releases ? listTargets((name) => readInput(step, name)) : [];
  for (const row of TARGETS) {
    if (!targets.includes(row.name)) continue;
    const implied = "impliedBy" in row && !named.includes(row.name) ? row.impliedBy : "targets";
    if (!("unless" in row)) add(row.scope, implied);
    else if ("auth" in row && readInput(step, row.auth) === "oidc") add(row.scope, row.auth);
    else if (readInput(step, row.unless) === "" && mayUseIdentity(step, "auth" in row ? row.auth : undefined))
      add(row.scope, implied);
  }
  if (readInput(step, "annotations") === "checks") add("checks", "annotations");
  else if (readInput(step, "report") !== "" && ["", "auto"].includes(readInput(step, "annotations")))
    add("checks", "report");
  if (readInput(step, "suggestions").toLowerCase() === "true") add("pull-requests", "suggestions");
  if (readInput(step, "comment").toLowerCase() === "true") add("pull-requests", "comment");
  return needs;
}

/** Whether a step without a token shows the job's identity. What an expression gives is not known. */
function mayUseIdentity(step: Step, auth: InputName | undefined): boolean {
  return auth === undefined || ["", "auto"].includes(readInput(step, auth));
}

/** Actions that the documentation combines with ours. */
function listActionNeeds({ what, uses }: Step): readonly Need[] {
  const makeNeed = (scope: string): Need => ({ scope, level: "write", because: what });
  if (uses?.name === "github/codeql-action/upload-sarif") return [makeNeed("security-events")];
  if (uses?.name.startsWith("actions/attest") === true) return [makeNeed("id-token"), makeNeed("attestations")];
  return [];
}

/** Whether the token is the job's own, whose rights `permissions` lists. */
function hasJobToken(step: Step): boolean {
  const token = readInput(step, "github-token");
  return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}

/** Whether permissions give a right. */
export function grants({ all, scopes }: Permissions, { scope, level }: Pick<Need, "scope" | "level">): boolean {
  const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
  return isExpression(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
}

/** Whether a job's token may change the repository, as far as its permissions show. */
export function mayWrite({ permissions }: Job): boolean {
  return permissions !== undefined && grants(permissions, { scope: "contents", level: "write" });
}

/** What in a job can publish, or is as secret: each by its key, once. */
export function listCredentials({ permissions, secretVariables, steps }: Job): readonly Placed[] {
  const found = [...secretVariables];
  if (permissions && !permissions.all && grants(permissions, { scope: "id-token", level: "write" })) {
    const setting = permissions.scopes.get("id-token");
    if (setting) found.push(setting.key);
  }
  for (const step of steps) found.push(...step.publishingSecrets);
  return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}
