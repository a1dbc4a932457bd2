/** Why the repository's own faults are not told with a plugin: they are told once, with another. */
export function toldWith(folder: string): string {
  return `the workflows are told with ${folder === "" ? "." : folder}`;
}
