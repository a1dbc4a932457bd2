import { connect, type GitHub } from "../github/client.js";
import { publishCheckRun } from "../github/check-run.js";
import { isRepositoryName } from "../github/job-values.js";
import { ServerFault } from "../base/network/server-fault.js";
import type { Report } from "../core/report.js";
import { printWaiting } from "../base/output/print.js";
import { makeCheckRun } from "../reporters/check-run.js";
import { loadReporter } from "../reporters/formats.js";
import { formatSentence } from "../reporters/phrases.js";
import type { View } from "../reporters/reporter.js";
import type { Environment, Runner } from "./runner.js";

/** The result of a request to GitHub, or why it was refused: a sentence without a full stop. */
export type Attempt<Value> = { readonly value: Value } | { readonly refused: string };

/** Makes a client with a token. An invalid token is a refusal like any other. */
export async function connectToGitHub(
  token: string,
  { apiUrl, repository }: Pick<Runner, "apiUrl" | "repository">,
  environment: Environment,
): Promise<Attempt<GitHub>> {
  if (token === "") return { refused: "the input github-token is empty" };
  if (!/^[\x21-\x7e]+$/u.test(token)) {
    return { refused: `the input github-token contains ${String(token.length)} characters that no token has` };
  }
  if (!/^https?:\/\//u.test(apiUrl) || !isRepositoryName(repository)) {
    return { refused: "this is not a job of GitHub Actions" };
  }
  return attempt("", () => connect({ token, apiUrl, repository, environment, onWait: printWaiting }));
}

/** Publishes a check run with the findings as annotations, and returns how many it has. */
export async function publishFindings(
  github: GitHub,
  report: Report,
  view: View,
  { commit, runner }: { readonly commit: string | undefined; readonly runner: Runner },
): Promise<Attempt<number>> {
  if (commit === undefined) return { refused: "the event names no commit" };
  const run = makeCheckRun(report, view, await loadReporter("markdown", report));
  const place = { commit, id: crypto.randomUUID(), detailsUrl: makeRunUrl(runner) };
  return attempt("checks: write", async () => {
    await publishCheckRun(github, run, place);
    return run.annotations.length;
  });
}

/** The page of this run of the workflow. `undefined` outside of GitHub. */
export function makeRunUrl({ serverUrl, repository, runId }: Runner): string | undefined {
  const isKnown = [serverUrl, repository, runId].every((part) => part !== "");
  return isKnown ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined;
}

/** Does something that GitHub may refuse. A refusal names the permission that the token is missing. */
export async function attempt<Value>(permission: string, act: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await act() };
  } catch (error) {
    return { refused: formatRefusal(error, permission) };
  }
}

/** A sentence without a full stop. */
export function formatRefusal(error: unknown, permission: string): string {
  if (error instanceof ServerFault && error.kind === "forbidden" && !error.refusal) {
    return `${formatSentence(error.message)} The job needs permissions: ${permission}. The token of a pull request from a fork or from Dependabot is read-only, unless the repository's settings allow more`;
  }
  return error instanceof Error ? error.message : String(error);
}
