import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { isReleaseTag, pickPluginByTag, readTag } from "../plugin/documents/release-tag.js";
import { quote } from "../text/safe.js";
import { toText } from "../text/json/json-object.js";
import type { Workspace } from "../workspace/workspace.js";
import { findPluginFolders } from "./plugin-folders.js";

/** One plugin of a repository. */
export interface OnePlugin {
  readonly root: string;
  readonly workspace: Workspace;
  /** Relative to the root. */
  readonly folder: string;
}

/** Finds the one plugin that a path names. @throws {UsageError} where there is none, or there are several. */
export async function findOnePlugin(path: string, cwd: string): Promise<OnePlugin> {
  const { root, workspace, folders } = await findPluginFolders([path], { cwd });
  const [folder, ...others] = folders;
  if (folder !== undefined && others.length === 0) return { root, workspace, folder };
  throw new UsageError(`${quote(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
}

const MOST_NAMED = 3;

/**
 * Finds the folder of the one plugin that a tag releases. If only one plugin is named, it is that one, and its
 * checks judge the tag.
 *
 * @throws {UsageError} for a tag that releases nothing, none of these plugins, or more than one.
 */
export async function findTaggedPlugin(
  workspace: Workspace,
  folders: readonly string[],
  tag: string,
): Promise<readonly string[]> {
  if (!isReleaseTag(tag)) {
    throw new UsageError(`The tag ${quote(tag)} names no version, so it releases nothing`, "Name one such as v1.2.3");
  }
  if (folders.length <= 1) return folders;
  const named: { readonly folder: string; readonly packageName: string | undefined }[] = [];
  for (const folder of folders) named.push({ folder, packageName: await readPackageName(workspace, folder) });
  const pick = pickPluginByTag(tag, named);
  if (pick.kind === "plugin") return [pick.plugin.folder];
  const several = pick.kind === "several" ? pick.plugins : [];
  const shown = several.slice(0, MOST_NAMED).map(({ folder }) => quote(folder === "" ? "." : folder));
  const more = several.length > MOST_NAMED ? ` and ${String(several.length - MOST_NAMED)} more` : "";
  throw new UsageError(
    several.length === 0
      ? `The tag ${quote(tag)} names none of the ${String(folders.length)} plugins by the name in its package.json`
      : `The tag ${quote(tag)} may release any of ${shown.join(", ")}${more}`,
    `Name the package in the tag, such as ${formatExamples(several.length === 0 ? named : several, tag)}, or give one plugin only`,
  );
}

/** Tags of the same version that name one plugin each. Plugins without a package name have none. */
function formatExamples(plugins: readonly { readonly packageName: string | undefined }[], tag: string): string {
  const names = new Set(plugins.flatMap(({ packageName }) => packageName ?? []));
  const version = readTag(tag)?.version ?? "1.2.3";
  if (names.size < plugins.length) return `weather@${version}`;
  return [...names]
    .slice(0, MOST_NAMED)
    .map((name) => quote(`${name}@${version}`))
    .join(" or ");
}

async function readPackageName(workspace: Workspace, folder: string): Promise<string | undefined> {
  const { packageJson } = (await readPlugin(workspace, { folder, needs: ["packageJson"] })).facts;
  return isAbsent(packageJson) ? undefined : toText(packageJson.value["name"]) || undefined;
}
