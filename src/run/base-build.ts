import type { ZipArchive } from "../base/files/archive.js";
import { addContents } from "../base/files/overlay-files.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";

/** What the base was built to: the files of its archive. */
export type BaseBuild = Pick<ZipArchive, "entries" | "workspace">;

/** The base with its built code: the files of the archive that git does not keep. */
export function addBuild(base: Workspace, folder: string, { entries, workspace }: BaseBuild): Workspace {
  const files = new Map<string, Uint8Array>();
  for (const { path } of entries) {
    const bytes = workspace.bytes(path);
    if (bytes !== undefined) files.set(joinPath(folder, path), bytes);
  }
  return addContents(base, files);
}

/** Whether a build shows what the base had at a path in the plugin: it has files in the same outermost folder. */
export function coversBuilt(
  { entries }: { readonly entries: readonly { readonly path: string }[] },
  path: string | undefined,
): boolean {
  const slash = path?.indexOf("/") ?? -1;
  if (path === undefined || slash === -1) return false;
  const outermost = path.slice(0, slash + 1);
  return entries.some((entry) => entry.path.startsWith(outermost));
}
