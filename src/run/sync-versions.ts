import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { readWorkspaceLock } from "../plugin/package/lock-file.js";
import { readPlugin } from "../plugin/plugin.js";
import { hasManifest, MANIFEST } from "../repository/manifest-file.js";
import { toText, type JsonObjectText } from "../base/text/json/json-object.js";
import type { Edit } from "../base/text/location.js";
import { quote } from "../base/text/safe.js";
import { parseVersion } from "../base/text/versions/versions.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";
import { findPluginFolders } from "./plugin-folders.js";
import type { RaisedFile } from "./raise-version.js";
import { editFile, NOT_TEXT } from "./write-change.js";

export interface SyncRequest {
  readonly paths: readonly string[];
  readonly cwd: string;
  /** The file whose version the other files get. */
  readonly source: "package.json" | "manifest.json";
}

export interface SyncedVersions {
  readonly root: string;
  /** How many plugins were looked at. */
  readonly plugins: number;
  readonly files: readonly RaisedFile[];
  /** What was not looked at, as sentences without a full stop. */
  readonly notes: readonly string[];
}

/**
 * What the files of some plugins look like when all name the version of `source`. A path may be the root of a workspace:
 * it stands for the plugins in it. Nothing is written.
 *
 * @throws {UsageError} where no plugin is found, and for a file without a version or that cannot be read.
 */
export async function planSync({ paths, cwd, source }: SyncRequest): Promise<SyncedVersions> {
  const { root, workspace, folders: named } = await findPluginFolders(paths, { cwd });
  const { folders, notes } = await findPlugins(workspace, named);
  const edits: VersionEdit[] = [];
  for (const folder of folders) edits.push(...(await findEdits(workspace, folder, source)));
  const changed = [...new Set(edits.map(({ file }) => file))];
  const files = changed.map((file) => changeFile(workspace, file, edits));
  return { root, plugins: folders.length, files, notes };
}

async function findPlugins(
  workspace: Workspace,
  named: readonly string[],
): Promise<{ readonly folders: readonly string[]; readonly notes: readonly string[] }> {
  const { findWorkspacePlugins } = await import("../repository/workspace-packages.js");
  const folders = new Set<string>();
  const notes: string[] = [];
  for (const folder of named) {
    const isPlugin = hasManifest(workspace, folder);
    if (isPlugin) folders.add(folder);
    const members = await findWorkspacePlugins(workspace, folder);
    for (const member of members.folders) folders.add(joinPath(folder, member));
    notes.push(...members.notes);
    if (isPlugin || members.folders.length > 0) continue;
    throw new UsageError(
      [`There is no plugin in ${quote(folder || ".")}: it has no manifest.json`, ...members.notes].join(". "),
      "Give the folders of plugins, or the root of their workspace",
    );
  }
  return { folders: [...folders].toSorted(), notes };
}

interface VersionEdit {
  readonly file: string;
  readonly edits: readonly Edit[];
  readonly from: string | undefined;
  readonly to: string;
}

async function findEdits(
  workspace: Workspace,
  folder: string,
  source: SyncRequest["source"],
): Promise<readonly VersionEdit[]> {
  const { facts } = await readPlugin(workspace, {
    folder,
    needs: ["manifest", "packageFile", "packageJson", "lockFile"],
  });
  const { manifest, packageFile, packageJson, lockFile } = facts;
  if (isAbsent(manifest)) throw makeUnreadError(joinPath(folder, MANIFEST), manifest.absent);
  if (isAbsent(packageJson)) {
    // A plugin without package.json has one version only.
    if (!isAbsent(packageFile) && packageFile.state === "missing") return [];
    throw makeUnreadError(joinPath(folder, "package.json"), packageJson.absent);
  }
  const [from, to] = source === "package.json" ? [packageJson, manifest] : [manifest, packageJson];
  const version = toText(from.value["version"]);
  if (version === undefined || !parseVersion(version)) {
    const named = from.value["version"] === undefined ? "no version" : quote(from.value["version"]);
    throw new UsageError(`${quote(from.file)} names ${named}, not a semantic version`, `Write one, such as "1.4.0"`);
  }
  const locked = isAbsent(lockFile) ? readWorkspaceLock(workspace, folder) : lockFile.versions;
  return [
    ...replaceVersion(to, version),
    ...locked
      .filter((one) => one.version !== version)
      .map((one) => ({ file: one.at.file, edits: one.replace(version), from: one.version, to: version })),
  ];
}

function replaceVersion(json: JsonObjectText, to: string): readonly VersionEdit[] {
  const { version } = json.value;
  if (version === to) return [];
  const edits = version === undefined ? json.add([], "version", to) : json.replace(["version"], to);
  return [
    { file: json.file, edits, from: version === undefined ? undefined : (toText(version) ?? "another value"), to },
  ];
}

function changeFile(workspace: Workspace, file: string, all: readonly VersionEdit[]): RaisedFile {
  const own = all.filter((one) => one.file === file);
  const change = editFile(
    workspace,
    file,
    own.flatMap(({ edits }) => edits),
  );
  if (!change) throw makeUnreadError(file, `it is ${NOT_TEXT}`);
  const to = [...new Set(own.map((one) => one.to))].join(", ");
  return { ...change, from: own.flatMap(({ from }) => from ?? []), to };
}

function makeUnreadError(file: string, why: string): UsageError {
  return new UsageError(
    `The version of ${quote(file)} cannot be read: ${why}`,
    "Fix that first. validate says what is wrong, and where",
  );
}
