import { defineCheck, type Problem } from "../../core/check.js";
import { listCredentials, mayWrite } from "./workflow-needs.js";
import { readInput, type Job, type Placed, type Step, type Triggers } from "../../plugin/workflows/workflow.js";
import { quote } from "../../base/text/safe.js";
import { formatVerb } from "../../base/text/numbers.js";
import { decide } from "../../base/text/help.js";

/** Events that run with the repository's rights, even when an untrusted user causes them. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];
const UNTRUSTED =
  /github\.(?:head_ref|event\.(?:pull_request\.(?:head|number|merge_commit_sha)|workflow_run\.(?:head|pull)|issue\.number|number))|refs\/pull\//u;

export default defineCheck({
  id: "workflow-credentials",
  title: "No job gives a credential to code of the repository",
  severity: "warning",
  codes: {
    exposed: "A credential is in a job that runs code of the repository",
    "persisted-token": "A checkout leaves the job's token on the disk",
    "foreign-code": "A workflow runs untrusted code with the rights of the repository",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { triggers, jobs } of workflows.files) {
      // A variable of the workflow is in every job, and is reported with the first.
      const reported = new Set<string>();
      for (const job of jobs) {
        const code = job.steps.find(({ runsCode }) => runsCode);
        if (!code) continue;
        const credentials = listCredentials(job).filter(({ at }) => !reported.has(JSON.stringify(at)));
        for (const { at } of credentials) reported.add(JSON.stringify(at));
        yield* findCredentialProblems(job, code, credentials);
        yield* findPersistedTokens(job, code);
        yield* findForeignCode(job, triggers);
      }
    }
  },
});

/** A credential that can publish, in a job that runs code of the repository. */
function* findCredentialProblems(job: Job, code: Step, credentials: readonly Placed[]): Generator<Problem<"exposed">> {
  const [first] = credentials;
  if (!first) return;
  const actions = job.steps.filter((step) => step.preflight !== undefined && step.uses);
  const isAccepted = actions.some((step) => readInput(step, "run-scripts") === "true");
  const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
  const names = credentials.slice(0, 3).map(({ text }) => quote(text));
  const them = credentials.length === 1 ? "it" : "them";
  yield {
    code: "exposed",
    subject: [job.id.text, ...credentials.map(({ text }) => text)],
    at: first.at,
    ...(isAccepted && { severity: "notice" }),
    message: `${names.join(", ")} ${formatVerb(credentials.length)} in the job ${quote(job.id.text)}, where ${formatCode(code)} runs code that can read ${them}`,
    help: decide(job.secretVariables.includes(first) ? GIVE_TO_STEP : adviseSecondJob(isAccepted, accept), "workflow"),
  };
}

const GIVE_TO_STEP =
  "Give it only to the step that needs it. If it publishes, use a second job that does not run code from this repository";

function adviseSecondJob(isAccepted: boolean, accept: string): string {
  if (!isAccepted) return `Release from a second job that does not run code from this repository${accept}`;
  return "Release from a second job instead that does not run code from this repository, or accept the risk with run-scripts: true";
}

/** The job's own token, where a checkout leaves it on the disk. */
function* findPersistedTokens(job: Job, code: Step): Generator<Problem<"persisted-token">> {
  if (job.permissions && !mayWrite(job)) return;
  if (job.steps.some(({ what }) => /^git (?:push|fetch|pull|clone|submodule)\b/u.test(what.text))) return;
  for (const step of job.steps) {
    if (step.uses?.name !== "actions/checkout" || readInput(step, "persist-credentials").toLowerCase() === "false")
      continue;
    yield {
      code: "persisted-token",
      subject: [job.id.text, step.what.text],
      at: step.what.at,
      severity: job.permissions ? "warning" : "notice",
      message: `${quote(step.what.text)} leaves the job's token on the disk, where ${formatCode(code)} runs code that can read it`,
      help: decide("Add to the step: with: { persist-credentials: false }", "workflow"),
    };
  }
}

/** Code of a pull request, where an event gives the rights of the repository. */
function* findForeignCode(job: Job, triggers: Triggers | undefined): Generator<Problem<"foreign-code">> {
  const event = triggers?.events.find(({ text }) => PRIVILEGED.includes(text));
  const untrusted = job.steps.flatMap((step) => findUntrustedRef(step) ?? []);
  const [first] = untrusted;
  if (!event || !first) return;
  yield {
    code: "foreign-code",
    subject: [job.id.text, event.text, first.text],
    at: first.at,
    message: `${quote(first.text)} is untrusted code, and "${event.text}" runs it with the secrets and permissions of this repository`,
    help: decide("Start the workflow with on: pull_request, which needs neither. The verdict is the same", "workflow"),
  };
}

function findUntrustedRef(step: Step): Placed | undefined {
  if (step.uses?.name.endsWith("/checkout") === true) {
    const inputs = ["ref", "repository"].flatMap((name) => step.inputs.get(name)?.value ?? []);
    return inputs.find(({ text }) => UNTRUSTED.test(text));
  }
  const isFetch = /^(?:gh pr checkout\b|git (?:fetch|checkout|pull)\b.*(?:\bpull\/|\$\{\{))/u.test(step.what.text);
  return step.uses === undefined && isFetch ? step.what : undefined;
}

function formatCode({ what, preflight }: Step): string {
  const name = preflight === undefined ? quote(what.text) : "plugin-preflight";
  return `${name} in line ${String(what.at.range.start.line)}`;
}
