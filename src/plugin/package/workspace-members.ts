import { toText } from "../../base/text/json/json-object.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { readPackageJson } from "../../repository/dependencies.js";
import { findSurroundingWorkspace, type SurroundingWorkspace } from "../../repository/workspace-packages.js";

/** The workspace of a package manager that a package belongs to. */
export interface PackageWorkspace {
  /** The folder of its root. */
  readonly top: string;
  /** By name; the first of those that share one. */
  readonly members: ReadonlyMap<string, WorkspaceMember>;
}

export interface WorkspaceMember {
  readonly name: string;
  readonly folder: string;
  /** Its package.json. */
  readonly file: string;
  readonly version: string | undefined;
  readonly isPrivate: boolean;
}

const known = new WeakMap<SurroundingWorkspace, PackageWorkspace>();

/** Finds the workspace that a package is in, with all its packages. */
export async function findPackageWorkspace(
  workspace: Workspace,
  folder: string,
): Promise<PackageWorkspace | undefined> {
  const { found } = await findSurroundingWorkspace(workspace, folder);
  if (!found) return undefined;
  const read = known.get(found) ?? readMembers(workspace, found);
  known.set(found, read);
  return read;
}

function readMembers(workspace: Workspace, { top, packages }: SurroundingWorkspace): PackageWorkspace {
  const members = new Map<string, WorkspaceMember>();
  for (const path of ["", ...packages]) {
    const member = readMember(workspace, joinPath(top, path));
    if (member && !members.has(member.name)) members.set(member.name, member);
  }
  return { top, members };
}

/** A package that has no name is no dependency of another. */
export function readMember(workspace: Workspace, folder: string): WorkspaceMember | undefined {
  const file = joinPath(folder, "package.json");
  const { name, version, private: isPrivate } = readPackageJson(workspace, folder) ?? {};
  if (typeof name !== "string" || name === "") return undefined;
  return { name, folder, file, version: toText(version), isPrivate: isPrivate === true };
}
