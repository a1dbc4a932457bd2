import type { ToolCopy } from "../core/tool.js";
import { findActionCopy } from "./tool-copy.js";

export type Environment = Readonly<Record<string, string | undefined>>;

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
  /** The commit that the job was started for. */
  readonly commit: string | undefined;
  /** The copy of this tool that runs. */
  readonly copy: ToolCopy;
}

export function readRunner(environment: Environment, workspace: string): Runner {
  const serverUrl = environment["GITHUB_SERVER_URL"] ?? "";
  return {
    workspace,
    checkouts: environment["GITHUB_WORKSPACE"] || workspace,
    temporary: environment["RUNNER_TEMP"] || undefined,
    outputFile: environment["GITHUB_OUTPUT"],
    summaryFile: environment["GITHUB_STEP_SUMMARY"],
    serverUrl,
    apiUrl: environment["GITHUB_API_URL"] ?? "",
    repository: environment["GITHUB_REPOSITORY"] ?? "",
    runId: environment["GITHUB_RUN_ID"] ?? "",
    commit: environment["GITHUB_SHA"] || undefined,
    copy: findActionCopy({
      workspace,
      serverUrl,
      repository: environment["GITHUB_ACTION_REPOSITORY"] ?? "",
      ref: environment["GITHUB_ACTION_REF"] ?? "",
    }),
  };
}
