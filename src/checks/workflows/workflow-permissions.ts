import { defineCheck, type Problem } from "../../core/check.js";
import { grants, listNeeds, type Need } from "./workflow-needs.js";
import { readInput, type Job, type Permissions } from "../../plugin/workflows/workflow.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "workflow-permissions",
  title: "Every job has the permissions that it needs, and names them",
  severity: "warning",
  needs: ["workflows"],
  *run({ workflows }): Generator<Problem> {
    // Permissions of the workflow apply to several jobs: a missing one is reported once.
    const reported = new Set<string>();
    for (const job of workflows.files.flatMap(({ jobs }) => jobs)) {
      for (const problem of jobProblems(job)) {
        const key = JSON.stringify([problem.at, problem.help]);
        if (!reported.has(key)) yield problem;
        reported.add(key);
      }
    }
  },
});

function* jobProblems(job: Job): Generator<Problem> {
  const { id, permissions } = job;
  const needs = [...new Map(listNeeds(job).map((need) => [need.scope, need])).values()];
  const [first] = needs;
  if (!permissions) {
    if (first) yield unnamed(id.text, needs, first);
    return;
  }
  if (permissions.all?.text === "write-all") yield everything(permissions.all.at, needs);
  for (const need of needs) if (!grants(permissions, need)) yield lacking(permissions, need);
  if (checksOut(job) && !grants(permissions, { scope: "contents", level: "read" })) {
    // A larger gap is reported already.
    if (!needs.some(({ scope }) => scope === "contents")) yield unreadable(permissions);
  }
}

function unnamed(job: string, needs: readonly Need[], { because }: Need): Problem {
  return {
    at: because.at,
    message: `${quote(because.text)} needs rights that the job ${quote(job)} does not name, so they are left to a setting of the repository`,
    help: `Write into the job: permissions: ${flow(needs)}`,
  };
}

function everything(at: Problem["at"], needs: readonly Need[]): Problem {
  return {
    ...(at && { at }),
    message: '"permissions" is "write-all", so every step may change everything in the repository',
    help: `Name what is needed, and nothing else: permissions: ${flow(needs)}`,
  };
}

function lacking({ key, all, scopes }: Permissions, { scope, level, because }: Need): Problem {
  const given = all ?? scopes.get(scope)?.value;
  if (!given) {
    return {
      at: key.at,
      message: `"permissions" leave out "${scope}: ${level}", which ${quote(because.text)} needs`,
      help: `Add ${scope}: ${level}`,
    };
  }
  return {
    at: given.at,
    message: `"${all ? "permissions" : scope}" is ${quote(given.text)}, but ${quote(because.text)} needs "${all ? `${scope}: ` : ""}${level}"`,
    help: all ? `Name the rights one by one, with ${scope}: ${level}` : `Write ${scope}: ${level}`,
  };
}

function unreadable({ key }: Permissions): Problem {
  return {
    at: key.at,
    severity: "notice",
    message: '"permissions" leave out "contents", so a private repository cannot be checked out',
    help: "Add contents: read",
  };
}

/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }: Job): boolean {
  return steps.some((step) => step.uses?.name === "actions/checkout" && readInput(step, "token") === "");
}

/** `{ contents: write, id-token: write }`, with what a checkout needs. */
function flow(needs: readonly Need[]): string {
  const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }): [string, string] => [scope, level])]);
  return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}
