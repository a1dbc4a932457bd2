import { dirname, isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Workspace } from "./workspace.js";

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A folder of this disk, and all that it is in, the nearest first. */
export function listDiskFoldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  if (above === folder) return [folder];
  return [folder, ...listDiskFoldersAbove(above)];
}

/** Replaces a folder of this disk in the paths and the addresses of a text; without it, they are relative to it. */
export function replaceRoot(text: string, root: string, replacement = ""): string {
  return text.replaceAll(`${pathToFileURL(root).href}/`, replacement).replaceAll(`${root}${sep}`, replacement);
}

/** Whether a link is on the way to a file. */
export function isLinked(workspace: Workspace, file: string): boolean {
  const names = file.split("/");
  return names.some((name, depth) =>
    workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"),
  );
}
