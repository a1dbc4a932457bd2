import { readServerUrl, readWorkflowPath } from "../github/job-values.js";
import type { Environment } from "../base/network/proxy.js";

export interface ReleasingJob {
  /** Such as `https://github.com/lumen-labs/plugins`. */
  readonly repository: string;
  /** The file of its workflow, where GitHub names one. */
  readonly workflow: string | undefined;
}

/** Reads which job of GitHub this is. `undefined` where the environment does not say. */
export function readReleasingJob(environment: Environment): ReleasingJob | undefined {
  const { GITHUB_REPOSITORY: name, GITHUB_WORKFLOW_REF: workflow } = environment;
  const server = readServerUrl(environment);
  if (server === "" || !name) return undefined;
  return { repository: `${server}/${name}`, workflow: readWorkflowPath(workflow ?? "") };
}
