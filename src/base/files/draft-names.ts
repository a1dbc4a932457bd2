/** The name of a file or a folder until it is whole. A run that is killed leaves it behind. */
export function makeDraftName(name: string): string {
  return `.${name.slice(0, 100)}.${crypto.randomUUID()}.draft`;
}

/** Whether a path leads to what a run has left behind, or is still writing. Which of them, nobody can tell. */
export function isDraft(path: string): boolean {
  return path.split("/").some((name) => /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.draft$/u.test(name));
}
