import { basename, delimiter, dirname, relative, sep } from "node:path";
import { PROGRAM } from "../catalog/pages.js";
import { IS_PUBLISHED, NPX, UNKNOWN_COPY, TOOL, type ToolCopy } from "../core/tool.js";
import { quoteForShell } from "../base/text/shell-word.js";

/** The copy that was started, and how a person starts it again from this folder. */
export function findStartedCopy(): ToolCopy {
  return { ...UNKNOWN_COPY, command: IS_PUBLISHED ? NPX : findCommand(process.argv[1] ?? "") };
}

function findCommand(started: string): string {
  // A link that a package manager has made is not the program itself.
  if (basename(started) !== TOOL.name) return `node ${quoteForShell(findShortest(PROGRAM))}`;
  return isOnPath(dirname(started)) ? TOOL.name : quoteForShell(findShortest(started));
}

/** Whether every shell finds what is in a folder: for its scripts alone, npm adds the folders of a project. */
function isOnPath(folder: string): boolean {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.includes(folder) && !folder.split(sep).includes("node_modules");
}

/** With slashes, which Node and every shell take. */
function findShortest(path: string): string {
  const here = relative(process.cwd(), path);
  return (here.length < path.length ? here : path).replaceAll(sep, "/");
}
