/** Whether a text is `owner/name`, as GitHub names a repository. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/u.test(text);
}
