/**
 * Reads the path of the workflow's file from the claim `workflow_ref` of an identity token, such as
 * `lab/weather/.github/workflows/release.yml@refs/tags/weather@1.2.3`. A name of a tag, a branch or a file may contain
 * `@`.
 *
 * @returns `undefined` if the claim has another form.
 */
export function readWorkflowPath(workflowRef: string): string | undefined {
  return /^[^/]+\/[^/]+\/(.+?)@refs\//u.exec(workflowRef)?.[1];
}
