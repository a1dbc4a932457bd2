import { isAbsolute, relative, sep } from "node:path";

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
