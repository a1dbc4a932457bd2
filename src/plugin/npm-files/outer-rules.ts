import { foldCase } from "../../base/text/glob-name.js";
import { compileGlob, MAX_GLOB_LENGTH, type Glob } from "../../base/text/glob.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { readIgnoreRules, type Rules } from "./pack-rules.js";
import { listWorkspacePatterns, readPackageJson } from "../../repository/dependencies.js";

/**
 * The rules of ignore files above a package: those of the npm workspace that it belongs to. npm reads them, because
 * such a repository often has its only .gitignore at its root.
 *
 * @param fileNames the names of ignore files to read; npm's by default.
 */
export function readOuterRules(workspace: Workspace, folder: string, fileNames?: readonly string[]): Rules {
  const names = folder === "" ? [] : folder.split("/");
  const unclear: string[] = [];
  // The nearest folder above that names the package as one of its own is the root of the workspace.
  for (let depth = names.length - 1; depth >= 0; depth--) {
    const members = readMembers(workspace, names.slice(0, depth).join("/"));
    unclear.push(...members.filter((pattern) => compileMember(pattern) === undefined));
    if (!hasMember(members, names.slice(depth))) continue;
    const between = names.slice(depth, -1).map((_, at) => names.slice(0, depth + at + 1).join("/"));
    const found = [names.slice(0, depth).join("/"), ...between].map((above) =>
      readIgnoreRules(workspace, above, fileNames),
    );
    return {
      rules: found.flatMap(({ rules }) => rules),
      unclear: [...unclear, ...found.flatMap((read) => read.unclear)],
    };
  }
  return { rules: [], unclear };
}

/** How often a pattern is tried on a folder. */
const MAX_TRIALS = 20_000;
const MAX_MEMBER_DEPTH = 10;

/** Whether a package is the "root" of an npm workspace: its package.json names packages below it that are there. */
export function findWorkspaceRole(workspace: Workspace, folder: string): "root" | "no root" | "unknown" {
  const members = readMembers(workspace, folder);
  if (members.some((pattern) => compileMember(pattern) === undefined)) return "unknown";
  if (members.length === 0) return "no root";
  const queue: (readonly string[])[] = [[]];
  let left = MAX_TRIALS;
  for (let names = queue.shift(); names; names = queue.shift()) {
    const listed = workspace.list(joinPath(folder, names.join("/")));
    left -= members.length;
    if (left < 0 || names.length > MAX_MEMBER_DEPTH) return "unknown";
    const isPackage = names.length > 0 && listed.some(({ name }) => name === "package.json");
    if (isPackage && hasMember(members, names)) return "root";
    for (const { name, kind } of listed) {
      if (kind === "folder" && name !== "node_modules" && name !== ".git") queue.push([...names, name]);
    }
  }
  return "no root";
}

/** Whether patterns of `workspaces` name a package below them; the last one that matches decides. */
function hasMember(members: readonly string[], names: readonly string[]): boolean {
  let isMember = false;
  for (const pattern of members) {
    const path = getMemberPath(pattern);
    const isOneName = !path.includes("/") && !path.includes("**");
    const matches = compileMember(pattern)?.matches(names.map(foldCase)) === true;
    if (matches && (names.length === 1 || !isOneName)) isMember = !pattern.startsWith("!");
  }
  return isMember;
}

function compileMember(pattern: string): Glob | undefined {
  return compileGlob(getMemberPath(pattern));
}

function getMemberPath(pattern: string): string {
  if (pattern.length > MAX_GLOB_LENGTH) return pattern;
  return pattern.replace(/^!?(?:\.?\/)*/u, "").replace(/\/+$/u, "");
}

function readMembers(workspace: Workspace, folder: string): readonly string[] {
  // The root of a workspace that is not JSON is none; npm passes over it, too.
  return listWorkspacePatterns(readPackageJson(workspace, folder) ?? {});
}
