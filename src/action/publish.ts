import { randomUUID } from "node:crypto";
import { connect, type GitHub } from "../github/client.js";
import { publishCheckRun } from "../github/check-run.js";
import { isRepositoryName } from "../github/repository-name.js";
import { GitHubFault } from "../github/fault.js";
import type { Report } from "../core/report.js";
import { checkRunOf } from "../reporters/check-run.js";
import type { View } from "../reporters/reporter.js";
import { summary } from "../reporters/summary.js";
import type { JobEvent } from "./event.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** What GitHub was told, or why it was not. */
export type Published<Told> = { readonly told: Told } | { readonly refused: string };

/** A client with that token. One that cannot be a token is a reason like others. */
export async function connection(token: string, environment: Environment): Promise<Published<GitHub>> {
  const { GITHUB_API_URL: apiUrl = "", GITHUB_REPOSITORY: repository = "" } = environment;
  if (token === "") return { refused: "the input github-token is empty" };
  if (!/^[\x21-\x7e]+$/u.test(token)) {
    return { refused: `the input github-token holds ${String(token.length)} characters that are no token` };
  }
  if (!/^https?:\/\//u.test(apiUrl) || !isRepositoryName(repository)) {
    return { refused: "this is no job of GitHub Actions" };
  }
  return attempted("", () => connect({ token, apiUrl, repository, environment }));
}

/** A check run with the findings as annotations; tells how many it has. */
export async function publishFindings(
  github: GitHub,
  report: Report,
  view: View,
  { commit }: JobEvent,
  environment: Environment,
): Promise<Published<number>> {
  if (commit === undefined) return { refused: "the event names no commit" };
  const run = checkRunOf(report, view, summary);
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = environment;
  const detailsUrl = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : undefined;
  const place = { commit, id: randomUUID(), ...(detailsUrl !== undefined && { detailsUrl }) };
  return attempted("checks: write", async () => {
    await publishCheckRun(github, run, place);
    return run.annotations.length;
  });
}

/** Does something that GitHub may refuse, and says what it needs where the token may not do it. */
export async function attempted<Told>(permission: string, attempt: () => Promise<Told>): Promise<Published<Told>> {
  try {
    return { told: await attempt() };
  } catch (error) {
    return { refused: refusal(error, permission) };
  }
}

/** A sentence without a full stop. */
export function refusal(error: unknown, permission: string): string {
  if (error instanceof GitHubFault && error.kind === "forbidden") {
    return `${error.message}. The job needs permissions: ${permission}; a fork's pull request never has it`;
  }
  return error instanceof Error ? error.message : String(error);
}
