import { defineCheck, type Problem } from "../../core/check.js";
import { grants, listNeeds, type Need } from "./workflow-needs.js";
import { readInput, type Job, type Permissions, type Placed } from "../../plugin/workflows/workflow.js";
import { quote } from "../../base/text/safe.js";
import { decide, edit, type Help } from "../../base/text/help.js";

type RightCode = "unnamed" | "write-all" | "missing-right" | "too-few-rights" | "no-checkout";

export default defineCheck({
  id: "workflow-permissions",
  title: "Every job has the permissions that it needs, and names them",
  severity: "warning",
  codes: {
    unnamed: "A job needs rights, but has no permissions",
    "write-all": "Every step may change everything",
    "missing-right": "The permissions leave out a right that is needed",
    "too-few-rights": "The permissions grant less than is needed",
    "no-checkout": "The permissions leave out a right that a checkout of a private repository needs",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    // Permissions of the workflow apply to several jobs: a missing one is reported once.
    const reported = new Set<string>();
    for (const job of workflows.files.flatMap(({ jobs }) => jobs)) {
      for (const problem of findJobProblems(job)) {
        const key = JSON.stringify([problem.at, problem.help]);
        if (!reported.has(key)) yield problem;
        reported.add(key);
      }
    }
  },
});

function* findJobProblems(job: Job): Generator<Problem<RightCode>> {
  const { id, permissions } = job;
  const needs = [...new Map(listNeeds(job).map((need) => [need.scope, need])).values()];
  const [first] = needs;
  if (!permissions) {
    if (first) yield describeUnnamed(id.text, needs, first);
    return;
  }
  if (permissions.all?.text === "write-all") yield describeWriteAll(permissions.all, needs);
  for (const need of needs) if (!grants(permissions, need)) yield describeMissing(permissions, need, job);
  if (checksOut(job) && !grants(permissions, { scope: "contents", level: "read" })) {
    // A larger gap is reported already.
    if (!needs.some(({ scope }) => scope === "contents")) yield describeUnreadable(permissions);
  }
}

function describeUnnamed(job: string, needs: readonly Need[], { because }: Need): Problem<RightCode> {
  return {
    code: "unnamed",
    subject: job,
    at: because.at,
    message: `${quote(because.text)} needs permissions that the job ${quote(job)} does not set, so they depend on a setting of the repository`,
    help: decide(`Add to the job: permissions: ${formatFlow(needs)}`, "workflow"),
  };
}

function describeWriteAll({ at }: Placed, needs: readonly Need[]): Problem<RightCode> {
  return {
    code: "write-all",
    at,
    message: '"permissions" is "write-all", so every step can change everything in the repository',
    help: edit(`Grant only what is needed: permissions: ${formatFlow(needs)}`, [
      { file: at.file, range: at.range, text: formatFlow(needs) },
    ]),
  };
}

function describeMissing(
  { key, all, scopes }: Permissions,
  { scope, level, because }: Need,
  job: Job,
): Problem<RightCode> {
  const subject = [scope, level, because.text];
  const need = quote(because.text);
  const right = `${scope}: ${level}`;
  if (all) {
    const message = `"permissions" is ${quote(all.text)}, but ${need} needs "${right}"`;
    const help = decide(`List the permissions one by one, with ${right}`, "workflow");
    return { code: "too-few-rights", subject, at: all.at, message, help };
  }
  const given = scopes.get(scope)?.value;
  if (given) {
    const message = `"${scope}" is ${quote(given.text)}, but ${need} needs "${level}"`;
    const help = edit(`Write ${right}`, [{ file: given.at.file, range: given.at.range, text: level }]);
    return { code: "too-few-rights", subject, at: given.at, message, help };
  }
  // Beside code of the repository it would be a credential that this code can use.
  const isExposed = scope === "id-token" && job.steps.some(({ runsCode }) => runsCode);
  const move = `Move ${need} to a second job that does not run code from this repository, with ${right}`;
  return {
    code: "missing-right",
    subject,
    at: key.at,
    message: `"permissions" does not include "${right}", which ${need} needs`,
    help: isExposed ? decide(move, "workflow") : addRight({ key, scopes }, right),
  };
}

/** A right before the first that is there: on a line of its own, or in the same braces. */
function addRight({ key, scopes }: Permissions, right: string): Help {
  const [first] = scopes.values();
  if (!first) return decide(`Add ${right}`, "workflow");
  const { file, range } = first.key.at;
  const { line, column } = range.start;
  const isInBraces = line === key.at.range.start.line;
  const start = { line, column: isInBraces ? column : 1 };
  const text = isInBraces ? `${right}, ` : `${" ".repeat(column - 1)}${right}\n`;
  return edit(`Add ${right}`, [{ file, range: { start, end: start }, text }]);
}

function describeUnreadable(permissions: Permissions): Problem<RightCode> {
  return {
    code: "no-checkout",
    at: permissions.key.at,
    severity: "notice",
    message: '"permissions" does not include "contents", so a private repository cannot be checked out',
    help: addRight(permissions, "contents: read"),
  };
}

/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }: Job): boolean {
  return steps.some((step) => step.uses?.name === "actions/checkout" && readInput(step, "token") === "");
}

/** `{ contents: write, id-token: write }`, with what a checkout needs. */
function formatFlow(needs: readonly Need[]): string {
  const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }): [string, string] => [scope, level])]);
  return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}
