import type { ToolCopy } from "../core/tool.js";
import { isRepositoryName, readServerUrl, readWorkflowPath } from "../github/job-values.js";
import { findActionCopy } from "./tool-copy.js";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Which run of its workflow this is, from 1, and which attempt at it. 0 where nobody says. */
export interface Turn {
  readonly run: number;
  readonly attempt: number;
}

/** What the runner says about the job, except for the event that started it. */
export interface Runner {
  /** The current folder, where the repository is checked out. */
  readonly workspace: string;
  /** The folder that all checkouts of the job are below. */
  readonly checkouts: string;
  /** A folder for files that later steps use. */
  readonly temporary: string | undefined;
  /** The files that the runner reads after the step. */
  readonly outputFile: string | undefined;
  readonly summaryFile: string | undefined;
  /** Such as `https://github.com`. Together with the API's address; "" for none, as for the next two. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** Such as `lumen-labs/plugins`. */
  readonly repository: string;
  readonly runId: string;
  /** The file of the workflow, such as `.github/workflows/plugin.yml`. `undefined` where nobody says. */
  readonly workflowPath: string | undefined;
  readonly turn: Turn;
  /** The commit that the job was started for. */
  readonly commit: string | undefined;
  /** The copy of this tool that runs. */
  readonly copy: ToolCopy;
}

export function readRunner(environment: Environment, workspace: string): Runner {
  const serverUrl = readServerUrl(environment);
  const repository = environment["GITHUB_REPOSITORY"] ?? "";
  return {
    workspace,
    checkouts: environment["GITHUB_WORKSPACE"] || workspace,
    temporary: environment["RUNNER_TEMP"] || undefined,
    outputFile: environment["GITHUB_OUTPUT"],
    summaryFile: environment["GITHUB_STEP_SUMMARY"],
    serverUrl,
    apiUrl: environment["GITHUB_API_URL"] ?? "",
    repository: isRepositoryName(repository) ? repository : "",
    runId: /^\d+$/u.exec(environment["GITHUB_RUN_ID"] ?? "")?.[0] ?? "",
    workflowPath: readWorkflowPath(environment["GITHUB_WORKFLOW_REF"] ?? ""),
    turn: {
      run: Number(environment["GITHUB_RUN_NUMBER"] ?? 0) || 0,
      attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 0) || 0,
    },
    commit: environment["GITHUB_SHA"] || undefined,
    copy: findActionCopy({
      workspace,
      serverUrl,
      repository: environment["GITHUB_ACTION_REPOSITORY"] ?? "",
      ref: environment["GITHUB_ACTION_REF"] ?? "",
    }),
  };
}
