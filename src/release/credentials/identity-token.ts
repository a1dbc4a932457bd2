import { ServerFault } from "../../base/network/server-fault.js";
import type { Environment } from "../../base/network/proxy.js";
import { readServerUrl, readWorkflowPath } from "../../github/job-values.js";

const TOKEN_TIMEOUT_MS = 60_000;

/** Whether this is a job of GitHub Actions, where permissions and secrets are given by a workflow. */
export function isInJob(environment: Environment): boolean {
  return environment["GITHUB_ACTIONS"] === "true";
}

/** Whether GitHub makes identity tokens for this job: it has the permission `id-token: write`. */
export function hasIdentity(environment: Environment): boolean {
  return ["ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"].every((name) => environment[name]);
}

/**
 * Asks GitHub for an identity token of this job. The runner hides it from then on.
 *
 * @throws {ServerFault}
 */
export async function getIdentityToken(audience: string): Promise<string> {
  const { getIDToken } = await import("@actions/core");
  // The toolkit's client obeys it, and anybody on the way would get the token.
  Reflect.deleteProperty(process.env, "NODE_TLS_REJECT_UNAUTHORIZED");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("there was no answer in time"));
    }, TOKEN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([getIDToken(audience), late]);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\s+/gu, " ").trim() : String(error);
    throw new ServerFault("GitHub", "unreached", `GitHub gave this job no identity token: ${why}`);
  } finally {
    clearTimeout(timer);
  }
}

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
