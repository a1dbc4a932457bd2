import type { Environment } from "../base/network/proxy.js";

/**
 * Reads the address of GitHub that the runner names, such as `https://github.com`. "" for none, and for what is more
 * than a protocol, a host and a port: links to it are written into Markdown.
 */
export function readServerUrl({ GITHUB_SERVER_URL: given = "" }: Environment): string {
  return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
}

/** Whether a text is `owner/name`, as GitHub names a repository. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/u.test(text);
}

const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;

/**
 * Reads the path of the workflow's file from the claim `workflow_ref` of an identity token, such as
 * `lab/weather/.github/workflows/release.yml@refs/tags/weather@1.2.3`. A name of a tag, a branch or a file may contain
 * `@`.
 *
 * @returns `undefined` if the claim has another form.
 */
export function readWorkflowPath(workflowRef: string): string | undefined {
  return WORKFLOW_REF.exec(workflowRef)?.[1];
}

/** Whether such a claim names the file as a pull request has it. */
export function isOfPullRequest(workflowRef: string): boolean {
  return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
}
