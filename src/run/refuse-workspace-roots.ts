import { posix } from "node:path";
import { UsageError } from "../core/errors.js";
import { findFile } from "../plugin/found-file.js";
import { hasManifest, MANIFEST } from "../repository/manifest-file.js";
import { formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import { makeWorkspacePath, resolveFolder } from "../base/files/disk.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";
import type { PluginFolders } from "./plugin-folders.js";
import type { Request } from "./request.js";

const MAX_NAMED = 5;
const NAME_PLUGINS = "Name the folders of its plugins";

/**
 * The root of a workspace with plugins in it is not a plugin without a manifest.
 *
 * @throws {UsageError} that names the plugins, and how to check them.
 */
export async function refuseWorkspaceRoots(
  { cwd, adviseOnPaths }: Pick<Request, "adviseOnPaths" | "cwd">,
  { root, workspace, folders }: Pick<PluginFolders, "folders" | "root"> & { readonly workspace: Workspace },
): Promise<void> {
  for (const folder of folders) {
    if (!looksLikeWorkspaceRoot(workspace, folder)) continue;
    const { findWorkspacePlugins } = await import("../repository/workspace-packages.js");
    const plugins = await findWorkspacePlugins(workspace, folder);
    if (plugins.folders.length === 0 && plugins.notes.length === 0) continue;
    const here = makeWorkspacePath(root, resolveFolder(cwd) ?? cwd) ?? "";
    const paths = plugins.paths.map((path) => {
      const [, sign = "", rest = ""] = /^(!?)(.*)$/su.exec(path) ?? [];
      return sign + posix.relative(here, joinPath(folder, rest));
    });
    const help = paths.length === 0 ? NAME_PLUGINS : (adviseOnPaths?.(paths) ?? `Name them: ${paths.join(" ")}`);
    throw new UsageError([describePlugins(folder, plugins.folders), ...plugins.notes].join(". "), help);
  }
}

function looksLikeWorkspaceRoot(workspace: Workspace, folder: string): boolean {
  const isThere = (name: string): boolean => workspace.entry(joinPath(folder, name))?.kind === "file";
  if (hasManifest(workspace, folder) || !(isThere("package.json") || isThere("pnpm-workspace.yaml"))) return false;
  const manifest = findFile(workspace, folder, MANIFEST);
  return manifest.state === "missing" && manifest.near === undefined;
}

function describePlugins(folder: string, plugins: readonly string[]): string {
  const subject = folder === "" ? "This folder" : `The folder ${quote(folder)}`;
  if (plugins.length === 0) return `${subject} is not a plugin, but the root of a workspace`;
  const count = plugins.length === 1 ? "a plugin" : `${formatNumber(plugins.length)} plugins`;
  const named = plugins.slice(0, MAX_NAMED).map((path) => quote(path));
  const more = plugins.length > MAX_NAMED ? ` and ${formatNumber(plugins.length - MAX_NAMED)} more` : "";
  return `${subject} is not a plugin, but the root of a workspace with ${count}: ${named.join(", ")}${more}`;
}
