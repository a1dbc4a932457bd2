import { UsageError } from "../core/errors.js";
import { makePluginId } from "../packing/archive-name.js";
import { isAbsent } from "../plugin/absent.js";
import { readEntries, type PluginNames } from "../plugin/documents/changelog.js";
import { readPlugin } from "../plugin/plugin.js";
import { toText } from "../text/json/json-object.js";
import { quote } from "../text/safe.js";
import { getParent, joinPath, type Workspace } from "../workspace/workspace.js";
import { readReleaseNotes } from "./notes.js";
import { explainChangelogEntry, explainMoveTag } from "./remedies.js";
import type { ReleaseRequest } from "./request.js";
import type { ReleaseSpec } from "./release-spec.js";

const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;

export interface PluginPlace {
  readonly workspace: Workspace;
  /** The plugin's folder in the workspace. */
  readonly folder: string;
  /** The plugin's folder in its repository, if that is another one. */
  readonly at?: string;
}

/**
 * Reads the release spec.
 *
 * @throws {UsageError} if there are no notes.
 */
export async function readReleaseSpec(
  {
    tag,
    tagFormat,
    changelog: given,
    github,
    today,
  }: Pick<ReleaseRequest, "tag" | "tagFormat" | "changelog" | "github" | "today">,
  { workspace, folder, at = folder }: PluginPlace,
): Promise<Pick<ReleaseSpec, "version" | "packageName" | "folder" | "tagFormat" | "pluginId" | "notes">> {
  const needs = ["manifest", "packageJson", "changelog"] as const;
  const { facts } = await readPlugin(workspace, { folder, needs });
  const { version = "", name } = isAbsent(facts.manifest) ? {} : facts.manifest.value;
  const packageName = isAbsent(facts.packageJson) ? undefined : toText(facts.packageJson.value["name"]);
  const names = { packageName, name: toText(name), version: toText(version) };
  const none = { file: "CHANGELOG.md", text: "", entries: [] };
  const own = isAbsent(facts.changelog) ? none : facts.changelog;
  const changelog = given === undefined ? own : await readChangelogAt(workspace, joinPath(folder, given), names);
  const file = at === folder ? changelog.file : joinPath(at, changelog.file);
  const repository = github && `${github.serverUrl}/${github.repository}`;
  const place = repository === undefined ? undefined : { repository, tag, folder: getParent(file) };
  const notes = typeof version === "string" ? readReleaseNotes(changelog, { version, place }) : undefined;
  if (notes && typeof version === "string")
    return { version, packageName, folder: at, tagFormat, pluginId: makePluginId(name), notes };
  throw new UsageError(
    `${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`,
    `${explainChangelogEntry(changelog.file, String(version), today)}\n${explainMoveTag(tag)}`,
  );
}

async function readChangelogAt(workspace: Workspace, file: string, names: PluginNames) {
  const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
  if (!bytes)
    throw new UsageError(`There is no changelog ${quote(file)} that can be read`, "Name one below the plugin's folder");
  const text = new TextDecoder().decode(bytes);
  return { file, text, entries: await readEntries(file, text, names) };
}
