import type { Workspace } from "../../base/files/workspace.js";
import { chooseTag, listOwnTags, type OwnTag } from "../../repository/tags/interpret-tag.js";
import { isOnlyPlugin, listTagNames, readTaggedPackage } from "../tagged-package.js";
import { findTagFormat, isStartedBy, listReleasing, type Workflow } from "./workflow.js";

interface WantedPluginTag {
  /** All workflows of the repository that run plugin-preflight. */
  readonly workflows: readonly Workflow[];
  /** The current one if left out. */
  readonly version?: string | undefined;
  /** What the caller says of the form of tags; it wins over what the workflows say. */
  readonly format?: string | undefined;
  /** All tags of the repository, for a caller that asks about many plugins; read if left out. */
  readonly tags?: readonly string[];
}

/** The tag of a plugin at a version, and what follows from it. */
export interface PluginTag {
  /** `undefined` where no version is known. */
  readonly name: string | undefined;
  /** The workflows that release. */
  readonly releasing: readonly Workflow[];
  /** Whether a push of the tag starts one of them. */
  readonly isStarting: boolean;
  /** The tags that released the plugin before, the newest version first. */
  readonly earlier: readonly OwnTag[];
}

/** The tag of a plugin at a version: every command that names, writes or explains one asks here. */
export function findPluginTag(
  workspace: Workspace,
  folder: string,
  { workflows, version, format, tags = listTagNames(workspace) }: WantedPluginTag,
): PluginTag {
  const releasing = listReleasing(workflows);
  const isStarting = (tag: string): boolean => releasing.some((workflow) => isStartedBy(workflow, tag));
  const plugin = readTaggedPackage(workspace, folder);
  const rules = {
    tags,
    format: format ?? findTagFormat(releasing),
    isOnly: isOnlyPlugin(workspace, [folder]),
  };
  const name = chooseTag(plugin, rules, { version: version ?? plugin.version, isStarting });
  return {
    name,
    releasing,
    isStarting: name !== undefined && isStarting(name),
    earlier: listOwnTags(plugin, rules),
  };
}
