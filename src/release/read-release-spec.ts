import { UsageError } from "../core/errors.js";
import { makePluginId } from "./packing/archive-name.js";
import { getPresent, isAbsent } from "../plugin/absent.js";
import { readEntries, type PluginNames } from "../plugin/documents/changelog.js";
import { readRepositoryRefs } from "../plugin/git-facts.js";
import { readPlugin } from "../plugin/plugin.js";
import { listOwnTags } from "../repository/tags/interpret-tag.js";
import type { TaggedPackage } from "../repository/tags/tag-forms.js";
import { toText } from "../base/text/json/json-object.js";
import { quote } from "../base/text/safe.js";
import { compareVersions, parseVersion } from "../base/text/versions/versions.js";
import { getParent, joinPath, type Workspace } from "../base/files/workspace.js";
import type { TagPlace } from "./absolute-links.js";
import { makeFileNotes, readReleaseNotes, type NotesText } from "./notes.js";
import { explainChangelogEntry, explainMoveTag } from "./remedies.js";
import type { ReleaseRequest } from "./request.js";
import type { ReleaseSpec } from "./release-spec.js";
import { resolve } from "node:path";
import { decodeStrictUtf8 } from "../base/text/decode.js";
import { diskWorkspace, makeWorkspacePath } from "../base/files/disk.js";
import { isLinked } from "../base/files/inside.js";

const MAX_CHANGELOG_BYTES = 4 * 1024 * 1024;

export interface PluginPlace {
  readonly workspace: Workspace;
  /** The plugin's folder in the workspace. */
  readonly folder: string;
  /** The root of the repository on this disk, or the caller's folder if only the archive is here. */
  readonly root: string;
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
    notes: from = "changelog",
    github,
    today,
    cwd,
  }: Pick<ReleaseRequest, "tag" | "tagFormat" | "changelog" | "notes" | "github" | "today" | "cwd">,
  { workspace, folder, root, at = folder }: PluginPlace,
): Promise<
  Pick<ReleaseSpec, "version" | "packageName" | "folder" | "tagFormat" | "pluginId" | "notes" | "previousTag">
> {
  const needs = ["manifest", "packageJson", "changelog"] as const;
  const { facts } = await readPlugin(workspace, { folder, needs });
  const { version = "", name } = getPresent(facts.manifest)?.value ?? {};
  const packageName = toText(getPresent(facts.packageJson)?.value["name"]);
  const names = { packageName, name: toText(name), version: toText(version) };
  const none = { file: "CHANGELOG.md", text: "", entries: [] };
  const own = getPresent(facts.changelog) ?? none;
  const changelog = given === undefined ? own : await readChangelogAt(workspace, joinPath(folder, given), names);
  const file = at === folder ? changelog.file : joinPath(at, changelog.file);
  const placeOf = (path: string): TagPlace | undefined =>
    github && { repository: `${github.serverUrl}/${github.repository}`, tag, folder: getParent(path) };
  const readNotes = (of: string): NotesText | undefined => {
    if (typeof from === "string") return readReleaseNotes(changelog, { version: of, place: placeOf(file) }, from);
    const notesFile = readNotesFile(from.file, { root, cwd });
    return makeFileNotes(notesFile, placeOf(notesFile.file));
  };
  const notes = typeof version === "string" ? readNotes(version) : undefined;
  if (notes && typeof version === "string") {
    const previousTag = findPreviousTag(workspace, { folder: at, packageName, version }, tagFormat);
    return { version, packageName, folder: at, tagFormat, pluginId: makePluginId(name), notes, previousTag };
  }
  throw new UsageError(
    `${changelog.file} has no entry for ${String(version)}, which the release notes need`,
    `${explainChangelogEntry(changelog.file, String(version), today)}\n${explainMoveTag(tag)}`,
  );
}

/** The plugin's tag before this version in the clone, as far as it has the tags. */
function findPreviousTag(
  workspace: Workspace,
  plugin: TaggedPackage & { readonly version: string },
  format: string | undefined,
): string | undefined {
  const refs = readRepositoryRefs(workspace);
  const ours = parseVersion(plugin.version);
  if (isAbsent(refs) || !ours) return undefined;
  const tags = refs.tags.map(({ name }) => name);
  return listOwnTags(plugin, { tags, format, isOnly: plugin.folder === "" }).find((one) => {
    const other = parseVersion(one.version);
    return other && compareVersions(other, ours) < 0 && (ours.prerelease || !other.prerelease);
  })?.name;
}

async function readChangelogAt(workspace: Workspace, file: string, names: PluginNames) {
  const bytes = workspace.bytes(file, MAX_CHANGELOG_BYTES);
  if (!bytes)
    throw new UsageError(`There is no changelog ${quote(file)} that can be read`, "Name one below the plugin's folder");
  const text = new TextDecoder().decode(bytes);
  return { file, text, entries: await readEntries(file, text, names) };
}

const MAX_BYTES = 1024 * 1024;

interface NotesFile {
  readonly text: string;
  /** Relative to the root of the repository. */
  readonly file: string;
}

/**
 * Reads the file that the setting `notes` names.
 *
 * @param root the root of the repository on this disk.
 * @param path relative to `cwd`.
 * @throws {UsageError} if it is no file of the repository, lies behind a link, is no text, is empty or too large.
 */
function readNotesFile(path: string, { root, cwd }: { readonly root: string; readonly cwd: string }): NotesFile {
  const fail = (why: string): never => {
    throw new UsageError(
      `The notes cannot come from ${quote(path)}: ${why}`,
      "Name a text file inside the repository, or write one of: changelog, generated, both",
    );
  };
  const file = makeWorkspacePath(root, resolve(cwd, path));
  if (file === undefined || file === "") return fail("it is not inside the repository");
  const workspace = diskWorkspace(root);
  if (isLinked(workspace, file)) return fail("it is a link, or is reached through one");
  const entry = workspace.entry(file);
  if (entry === undefined) return fail("there is no such file");
  if (entry.kind !== "file") return fail("it is not a file that can be read");
  const bytes = workspace.bytes(file, MAX_BYTES);
  if (!bytes) return fail("it has more than 1 MiB");
  const text = decodeStrictUtf8(bytes)?.replace(/^\uFEFF/u, "") ?? fail("it is not UTF-8 text");
  return text.trim() === "" ? fail("it is empty") : { text, file };
}
