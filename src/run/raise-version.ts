import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { changeHeading } from "../plugin/documents/changelog-heading.js";
import { isReleaseTag, readTag } from "../plugin/documents/release-tag.js";
import { readWorkspaceLock } from "../plugin/package/lock-file.js";
import { readPlugin } from "../plugin/plugin.js";
import type { GitTag } from "../git/git-refs.js";
import { applyFixes } from "../text/edits.js";
import { decodeUtf8 } from "../text/decode.js";
import type { JsonObjectText } from "../text/json/json-object.js";
import type { Edit } from "../text/location.js";
import { quote } from "../text/safe.js";
import { compareVersions, RAISES, raiseVersion, parseVersion, type Version } from "../text/versions/versions.js";
import type { TextChange } from "../text/file-change.js";
import type { Workspace } from "../workspace/workspace.js";
import { findPluginFolders } from "./plugin-folders.js";
import { findSiblingRanges } from "./sibling-ranges.js";

export interface RaiseRequest {
  /** A version, or one of {@link RAISES}. */
  readonly wanted: string;
  /** What a prerelease is called, such as `rc`. */
  readonly identifier?: string | undefined;
  readonly path: string;
  readonly cwd: string;
  readonly today: string;
}

export interface RaisedFile extends TextChange {
  /** The versions or ranges that it named before. */
  readonly from: readonly string[];
  readonly to: string;
}

export interface RaisedVersion {
  readonly root: string;
  readonly version: string;
  readonly files: readonly RaisedFile[];
  /** What the tag of this version is called; left out where there is no git repository. */
  readonly tag?: string;
  /** What the author still has to do or should know, as sentences without a full stop. */
  readonly notes: readonly string[];
}

const MOST_BYTES = 64 * 1024 * 1024;
const NEEDS = [
  "manifestFile",
  "manifest",
  "packageFile",
  "packageJson",
  "lockFile",
  "changelog",
  "gitRefs",
  "scripts",
] as const;

/**
 * What a plugin's files look like with a higher version. Nothing is written.
 *
 * @throws {UsageError} for a version that is none, is not higher or is released already, and for files that cannot be read.
 */
export async function planVersion(request: RaiseRequest): Promise<RaisedVersion> {
  const { root, workspace, folder } = await findOnePlugin(request);
  const { facts } = await readPlugin(workspace, { folder, needs: NEEDS });
  const { manifest, packageFile, packageJson, lockFile, changelog, gitRefs, scripts } = facts;
  if (isAbsent(manifest)) throw makeUnreadableError(manifest.absent);
  const hasPackage = isAbsent(packageFile) || packageFile.state !== "missing";
  if (hasPackage && isAbsent(packageJson)) throw makeUnreadableError(packageJson.absent);
  const named = [manifest, ...(isAbsent(packageJson) ? [] : [packageJson])].map(findVersionInFile);
  const locked = [
    ...(isAbsent(lockFile) ? [] : lockFile.versions),
    ...(isAbsent(lockFile) ? readWorkspaceLock(workspace, folder) : []),
  ];
  const version = chooseVersion(request, named);
  const packageName = isAbsent(packageJson) ? undefined : packageJson.value["name"];
  const tags = isAbsent(gitRefs) ? [] : gitRefs.tags;
  const own = findOwnTags(tags, typeof packageName === "string" ? packageName : undefined, folder);
  const released = own.find((tag) => tag.version === version.text);
  if (released) {
    throw new UsageError(
      `${quote(version.text)} is released already: there is a tag ${quote(released.name)}`,
      "Choose a higher version",
    );
  }
  const text = isAbsent(changelog) ? undefined : readText(workspace, changelog.file);
  const heading =
    isAbsent(changelog) || text === undefined ? undefined : changeHeading(changelog, text, version.text, request.today);
  const old = isAbsent(packageJson) ? undefined : packageJson.value["version"];
  const siblings =
    typeof packageName === "string" && typeof old === "string"
      ? await findSiblingRanges(workspace, { root, folder }, { name: packageName, from: old, to: version })
      : { ranges: [], locked: [], notes: [] };
  const edits = [
    ...named.flatMap(({ replace }) => replace(version.text)),
    ...locked.flatMap(({ replace }) => replace(version.text)),
    ...(heading?.edits ?? []),
    ...siblings.ranges.flatMap((range) => range.edits),
    ...siblings.locked,
  ];
  const before = [
    ...named.map(({ file, text: one }) => [file, one]),
    ...locked.map((one) => [one.at.file, one.version]),
  ];
  const listVersionsBefore = (file: string): string[] =>
    before.flatMap(([at, one]) => (at === file && one !== undefined ? [one] : []));
  const files = changeFiles(workspace, edits).map((change): RaisedFile => {
    const isLog = heading?.edits.some((edit) => edit.file === change.file) === true;
    const ranges = siblings.ranges.filter(({ file }) => file === change.file);
    if (ranges.length > 0) {
      return {
        ...change,
        from: ranges.map(({ from }) => from),
        to: [...new Set(ranges.map(({ to }) => to))].join(", "),
      };
    }
    return isLog
      ? { ...change, from: heading.from === undefined ? [] : [heading.from], to: heading.to }
      : { ...change, from: listVersionsBefore(change.file), to: version.text };
  });
  const isKnown = !isAbsent(gitRefs);
  return {
    ...{ root, version: version.text, files },
    ...(isKnown && { tag: formatTag(own, version, typeof packageName === "string" ? packageName : undefined, folder) }),
    notes: [
      ...(isAbsent(changelog) ? [`CHANGELOG.md is left as it is, as ${changelog.absent}`] : []),
      ...siblings.notes,
      ...(heading?.left ?? []),
      ...(heading?.isEmpty === true ? ["Write what changed below the new heading of CHANGELOG.md"] : []),
      ...(isAbsent(lockFile) || lockFile.found.state === "file"
        ? []
        : [`${lockFile.found.name} is not a regular file, and is left as it is`]),
      ...(isAbsent(scripts) ? [] : listOtherLocks([scripts.manager.lockFile, ...scripts.manager.others])),
      ...(isAbsent(gitRefs) && gitRefs.applies !== false
        ? [`Whether ${version.text} is released already is not known, as ${gitRefs.absent}`]
        : isKnown && gitRefs.isShallow
          ? [`Whether ${version.text} is released already is not known, as this clone may miss tags (git fetch --tags)`]
          : []),
    ],
  };
}

/** Notes on the lock files of yarn, pnpm and bun, which do not name the version of the package itself. */
function listOtherLocks(files: readonly (string | undefined)[]): readonly string[] {
  const others = files.filter((file) => file !== undefined && !/(?:package-lock|npm-shrinkwrap)\.json$/u.test(file));
  return others.map((file) => `${quote(file)} does not name the version, and is left as it is`);
}

async function findOnePlugin({ path, cwd }: RaiseRequest) {
  const { root, workspace, folders } = await findPluginFolders([path], { cwd });
  const [folder, ...others] = folders;
  if (folder === undefined || others.length > 0) {
    throw new UsageError(`${quote(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
  }
  return { root, workspace, folder };
}

interface VersionInFile {
  readonly file: string;
  readonly text: string | undefined;
  readonly version: Version | undefined;
  readonly replace: (version: string) => readonly Edit[];
}

function findVersionInFile(json: JsonObjectText): VersionInFile {
  const { version } = json.value;
  const text = typeof version === "string" ? version : undefined;
  return {
    ...{ file: json.file, text, version: text === undefined ? undefined : parseVersion(text) },
    replace: (raised) =>
      version === undefined
        ? json.add([], "version", raised)
        : version === raised
          ? []
          : json.replace(["version"], raised),
  };
}

function chooseVersion({ wanted, identifier }: RaiseRequest, named: readonly VersionInFile[]): Version {
  const known = named.flatMap(({ version }) => version ?? []);
  const highest = known.toSorted(compareVersions).at(-1);
  const raise = RAISES.find((word) => word === wanted);
  if (raise === undefined) return requireHigher(wanted, named, highest);
  const [first, ...others] = new Set(named.map(({ text }) => text));
  if (!highest || first === undefined || others.length > 0) {
    const list = named.map(({ file, text }) => `${file} names ${text === undefined ? "none" : quote(text)}`).join(", ");
    throw new UsageError(`${quote(wanted)} of which version? ${list}`, "Say the new version itself");
  }
  const raised = raiseVersion(highest, raise, identifier);
  if (raised && compareVersions(raised, highest) > 0) return raised;
  if (raised) throw makeStepDownError(highest, raised, identifier);
  throw new UsageError(`--preid is ${quote(identifier)}, which no version takes`, "Write --preid rc");
}

/** A version that only some of the files name may be given again, for the others. */
function requireHigher(wanted: string, named: readonly VersionInFile[], highest: Version | undefined): Version {
  const version = parseVersion(wanted);
  if (!version) {
    throw new UsageError(
      `${quote(wanted)} is not a semantic version`,
      `Write MAJOR.MINOR.PATCH, such as 1.4.0, or one of ${RAISES.join(", ")}`,
    );
  }
  const order = highest ? compareVersions(version, highest) : 1;
  const isPartly = named.some(({ text }) => text === wanted) && named.some(({ text }) => text !== wanted);
  if (order > 0 || (order === 0 && isPartly)) return version;
  if (order === 0 && highest?.text === wanted) throw makeSameError(wanted);
  const holder = named.find((one) => one.text === highest?.text)?.file ?? "manifest.json";
  throw new UsageError(
    `${quote(wanted)} is not higher than ${quote(highest?.text)}, which ${holder} names`,
    "Choose a higher version, or one of patch, minor, major, prerelease",
  );
}

/** The error for a prerelease that is lower because its name comes earlier in the alphabet. */
function makeStepDownError(highest: Version, raised: Version, identifier: string | undefined): UsageError {
  const [name = ""] = highest.text.slice(highest.text.indexOf("-") + 1).split(".");
  const release = raiseVersion(highest, "patch")?.text ?? "";
  const next = raiseVersion({ ...highest, text: release }, "prerelease", identifier)?.text ?? "";
  return new UsageError(
    `${quote(raised.text)} would be a step down from ${quote(highest.text)}`,
    `Go on with prerelease --preid ${name}, release ${release} with patch, or begin the next one with ${next}`,
  );
}

function makeSameError(version: string): UsageError {
  return new UsageError(
    `The version is ${quote(version)} already`,
    "Choose a higher one, or one of patch, minor, major, prerelease",
  );
}

function makeUnreadableError(why: string): UsageError {
  return new UsageError(
    `The version cannot be raised: ${why}`,
    "Correct that first; validate says what is wrong, and where",
  );
}

function readText(workspace: Workspace, file: string): string {
  const bytes = workspace.bytes(file, MOST_BYTES);
  const decoded = bytes && decodeUtf8(bytes);
  if (!decoded || decoded.fault) throw makeUnreadableError(`${quote(file)} is not a text in UTF-8 of at most 64 MiB`);
  return decoded.text;
}

function changeFiles(workspace: Workspace, edits: readonly Edit[]): readonly TextChange[] {
  return [...new Set(edits.map(({ file }) => file))].flatMap((file) => {
    const before = readText(workspace, file);
    const own = edits.filter((edit) => edit.file === file);
    const after = applyFixes(
      before,
      own.map((edit) => [edit]),
    ).text;
    return after === before ? [] : [{ file, before, after }];
  });
}

interface OwnTag {
  readonly name: string;
  readonly version: string;
}

/** The tags that release this plugin. Below the root, a tag without a package counts where no tag names one. */
function findOwnTags(tags: readonly GitTag[], packageName: string | undefined, folder: string): readonly OwnTag[] {
  const areNamed = folder !== "" && tags.some(({ name }) => isReleaseTag(name) && readTag(name) === undefined);
  return tags.flatMap(({ name }) => {
    const reading = readTag(name, packageName);
    if (!reading || (areNamed && reading.names === "no package")) return [];
    return [{ name, version: reading.version }];
  });
}

/** The name of a tag for a version, in the form of the newest tag. */
function formatTag(own: readonly OwnTag[], version: Version, packageName: string | undefined, folder: string): string {
  const read = own.flatMap((tag) => parseVersion(tag.version) ?? []).toSorted(compareVersions);
  const newest = own.find((tag) => tag.version === read.at(-1)?.text);
  if (newest) return newest.name.slice(0, -newest.version.length) + version.text;
  return folder === "" || packageName === undefined ? `v${version.text}` : `${packageName}@${version.text}`;
}
