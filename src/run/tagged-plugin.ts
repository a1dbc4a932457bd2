import { UsageError } from "../core/errors.js";
import { readTaggedRepository } from "../plugin/tagged-package.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { quote } from "../base/text/safe.js";
import { interpretTag } from "../repository/tags/interpret-tag.js";
import type { Workspace } from "../base/files/workspace.js";
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

/**
 * Finds the folders of the plugins that a tag releases. If the tag is wrong, and only one plugin can be meant, it is that
 * one, and its checks report the tag.
 *
 * @throws {UsageError} for a tag that releases none of these plugins.
 */
export function findTaggedPlugins(
  workspace: Workspace,
  folders: readonly string[],
  { tag, tagFormat }: { readonly tag: string; readonly tagFormat?: string | undefined },
): readonly string[] {
  const verdict = interpretTag(tag, readTaggedRepository(workspace, folders, tagFormat));
  if (verdict.kind === "release") return verdict.plugins.map(({ folder }) => folder);
  if (verdict.kind === "wrong" && verdict.other) return [verdict.other.plugin.folder];
  if (verdict.kind === "wrong" && folders.length === 1) return folders;
  throw new UsageError(verdict.why, explainRightTags("right" in verdict ? verdict.right : []));
}

const MAX_NAMED = 3;

/** The tags that would be right, in a sentence. */
export function explainRightTags(right: readonly string[]): string {
  const [first, ...others] = right.slice(0, MAX_NAMED);
  if (first === undefined) return "Name a tag such as v1.2.3";
  if (others.length === 0) return `The tag of this version is ${quoteForShell(first)}`;
  return `The tags of these versions are ${[first, ...others].map(quoteForShell).join(", ")}`;
}
