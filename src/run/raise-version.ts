import { UsageError } from "../core/errors.js";
import { isAbsent } from "../plugin/absent.js";
import { changeHeading } from "../plugin/documents/changelog-heading.js";
import { readWorkspaceLock } from "../plugin/package/lock-file.js";
import { readPlugin } from "../plugin/plugin.js";
import { findPluginTag } from "../plugin/workflows/plugin-tag.js";
import type { Plugin } from "../plugin/reading.js";
import type { OwnTag } from "../repository/tags/interpret-tag.js";
import { toText, type JsonObjectText } from "../base/text/json/json-object.js";
import { quote } from "../base/text/safe.js";
import { parseVersion, type Version } from "../base/text/versions/versions.js";
import type { TextChange } from "../base/text/file-change.js";
import type { Workspace } from "../base/files/workspace.js";
import { chooseVersion, type VersionInFile } from "./versions/choose-version.js";
import { editFile, NOT_TEXT, readText } from "./write-change.js";
import { findIgnoredFiles, findRelock, type Relock } from "./versions/relock.js";
import { findSiblingRanges } from "./versions/sibling-ranges.js";
import { findOnePlugin } from "./tagged-plugin.js";

export interface RaiseRequest {
  /** A version, or one of `patch`, `minor`, `major` and `prerelease`. */
  readonly wanted: string;
  /** What a prerelease is called, such as `rc`. */
  readonly identifier?: string | undefined;
  /** The form of tags, if it is not one of the usual ones. */
  readonly tagFormat?: string | undefined;
  readonly path: string;
  readonly cwd: string;
  readonly today: string;
}

export interface RaisedFile extends TextChange {
  /** The versions or ranges that it named before. */
  readonly from: readonly string[];
  readonly to: string;
  /** Whether git neither tracks nor would add it. */
  readonly isIgnored?: boolean;
}

export interface RaisedVersion {
  readonly root: string;
  readonly version: string;
  readonly files: readonly RaisedFile[];
  /** The lock files that the package manager must update before the commit; left out where there are none. */
  readonly relock?: Relock | undefined;
  /** What the tag of this version is called; left out where there is no git repository. */
  readonly tag?: string;
  /** What the author still has to do or should know, as sentences without a full stop. */
  readonly notes: readonly string[];
}

const NEEDS = [
  "manifestFile",
  "manifest",
  "packageFile",
  "packageJson",
  "lockFile",
  "changelogFile",
  "changelogText",
  "changelog",
  "gitRefs",
  "scripts",
  "workflows",
] as const;

/**
 * What a plugin's files look like with a higher version. Nothing is written.
 *
 * @throws {UsageError} for a version that is none, is not higher or is released already, and for files that cannot be read.
 */
export async function planVersion(request: RaiseRequest): Promise<RaisedVersion> {
  const { root, workspace, folder } = await findOnePlugin(request.path, request.cwd);
  const { facts } = await readPlugin(workspace, { folder, needs: NEEDS });
  const places = findPlaces(workspace, folder, facts);
  const version = chooseVersion(request, places.named);
  const { gitRefs, packageJson } = facts;
  const tagged = findPluginTag(workspace, folder, {
    workflows: isAbsent(facts.workflows) ? [] : facts.workflows.files,
    version: version.text,
    format: request.tagFormat,
  });
  refuseReleased(tagged.earlier, version);
  refuseUnread(facts);
  const heading = changeChangelog(workspace, facts.changelog, version, request.today);
  const siblings = await findSiblings(workspace, folder, packageJson, version);
  const tag = isAbsent(gitRefs) ? undefined : tagged.name;
  return {
    root,
    version: version.text,
    files: await markIgnored(root, workspace, changeFiles(workspace, { places, heading, siblings, version })),
    relock: await findRelock(root, workspace, siblings.staleLocks),
    ...(tag !== undefined && { tag }),
    notes: [
      ...(isAbsent(facts.changelog) ? [`CHANGELOG.md is left as it is, because ${facts.changelog.absent}`] : []),
      ...siblings.notes,
      ...(heading?.left ?? []),
      ...(heading?.isEmpty === true ? ["Write what changed below the new heading of CHANGELOG.md"] : []),
      ...listLocksLeft(facts, siblings.staleLocks),
      ...noteUnknownRelease(gitRefs, version),
      ...(tag !== undefined && tagged.releasing.length > 0 && !tagged.isStarting
        ? [`No workflow that releases is started by the tag ${quote(tag)}: see the check workflow-tags`]
        : []),
    ],
  };
}

type RaisedFacts = Pick<Plugin["facts"], (typeof NEEDS)[number]>;

/** Where the version of the plugin is named: in files of its own, and in the lock file. */
interface Places {
  readonly named: readonly VersionInFile[];
  readonly locked: ReturnType<typeof readWorkspaceLock>;
}

function findPlaces(workspace: Workspace, folder: string, facts: RaisedFacts): Places {
  const { manifest, packageFile, packageJson, lockFile } = facts;
  if (isAbsent(manifest)) throw makeUnreadableError(manifest.absent);
  const hasPackage = isAbsent(packageFile) || packageFile.state !== "missing";
  if (hasPackage && isAbsent(packageJson)) throw makeUnreadableError(packageJson.absent);
  return {
    named: [manifest, ...(isAbsent(packageJson) ? [] : [packageJson])].map(findVersionInFile),
    locked: isAbsent(lockFile) ? readWorkspaceLock(workspace, folder) : lockFile.versions,
  };
}

function refuseReleased(tags: readonly OwnTag[], version: Version): void {
  const released = tags.find((tag) => tag.version === version.text);
  if (!released) return;
  throw new UsageError(
    `${quote(version.text)} is already released: there is a tag ${quote(released.name)}`,
    "Choose a higher version",
  );
}

/** Raising the other files alone would end well, and the next run would raise them again. */
function refuseUnread({ changelogFile, changelogText, lockFile }: RaisedFacts): void {
  for (const found of [changelogFile, isAbsent(lockFile) ? lockFile : lockFile.found]) {
    if (!isAbsent(found) && found.state === "unreadable") throw makeUnreadableError(`${found.name} cannot be read`);
  }
  if (isAbsent(changelogFile) || changelogFile.state !== "file" || changelogFile.size === 0) return;
  if (isAbsent(changelogText)) throw makeUnreadableError(changelogText.absent);
}

function changeChangelog(
  workspace: Workspace,
  changelog: RaisedFacts["changelog"],
  version: Version,
  today: string,
): ReturnType<typeof changeHeading> | undefined {
  if (isAbsent(changelog)) return undefined;
  const text = readText(workspace, changelog.file);
  if (text === undefined) throw makeNotTextError(changelog.file);
  return changeHeading(changelog, text, version.text, today);
}

/** The plugins of the same repository that depend on this one. */
async function findSiblings(
  workspace: Workspace,
  folder: string,
  packageJson: RaisedFacts["packageJson"],
  to: Version,
): ReturnType<typeof findSiblingRanges> {
  const [name, from] = isAbsent(packageJson)
    ? []
    : [toText(packageJson.value["name"]), toText(packageJson.value["version"])];
  if (name === undefined || from === undefined) return { ranges: [], locked: [], staleLocks: [], notes: [] };
  return findSiblingRanges(workspace, folder, { name, from, to });
}

/** The lock files that stay as they are. */
function listLocksLeft({ lockFile, scripts }: RaisedFacts, stale: readonly string[]): readonly string[] {
  return [
    ...(isAbsent(lockFile) || lockFile.found.state === "file"
      ? []
      : [`${lockFile.found.name} is not a regular file, and is left as it is`]),
    ...(isAbsent(scripts) ? [] : listOtherLocks([scripts.manager.lockFile, ...scripts.manager.others], stale)),
  ];
}

/** Why the version may be released already, although no tag says so. */
function noteUnknownRelease(gitRefs: RaisedFacts["gitRefs"], version: Version): readonly string[] {
  const start = `Cannot tell whether ${version.text} is already released:`;
  if (isAbsent(gitRefs)) return gitRefs.applies === false ? [] : [`${start} ${gitRefs.absent}`];
  return gitRefs.isShallow ? [`${start} this clone may miss tags (git fetch --tags)`] : [];
}

/** Notes on the lock files of yarn, pnpm and bun, which do not name the version of the package itself. */
function listOtherLocks(files: readonly (string | undefined)[], stale: readonly string[]): readonly string[] {
  const others = files
    .filter((file) => file !== undefined)
    .filter((file) => !/(?:package-lock|npm-shrinkwrap)\.json$/u.test(file) && !stale.includes(file));
  return others.map((file) => `${quote(file)} does not name the version, and is left as it is`);
}

function findVersionInFile(json: JsonObjectText): VersionInFile {
  const { version } = json.value;
  const text = toText(version);
  return {
    file: json.file,
    text,
    version: text === undefined ? undefined : parseVersion(text),
    replace(raised) {
      if (version === raised) return [];
      return version === undefined ? json.add([], "version", raised) : json.replace(["version"], raised);
    },
  };
}

function makeUnreadableError(why: string): UsageError {
  return new UsageError(
    `The version cannot be raised: ${why}`,
    "Fix that first. validate says what is wrong, and where",
  );
}

function makeNotTextError(file: string): UsageError {
  return makeUnreadableError(`${quote(file)} is ${NOT_TEXT}`);
}

interface Changes {
  readonly places: Places;
  readonly heading: ReturnType<typeof changeHeading> | undefined;
  readonly siblings: Awaited<ReturnType<typeof findSiblingRanges>>;
  readonly version: Version;
}

/** The files that change, with what each named before and names then. */
function changeFiles(workspace: Workspace, changes: Changes): readonly RaisedFile[] {
  const { places, heading, siblings, version } = changes;
  const edits = [
    ...[...places.named, ...places.locked].flatMap(({ replace }) => replace(version.text)),
    ...(heading?.edits ?? []),
    ...siblings.ranges.flatMap((range) => range.edits),
    ...siblings.locked,
  ];
  return [...new Set(edits.map(({ file }) => file))].flatMap((file) => {
    const change = editFile(workspace, file, edits);
    if (!change) throw makeNotTextError(file);
    return change.after === change.before ? [] : [{ ...change, ...describeChange(file, changes) }];
  });
}

/** Where git does not answer, nothing is taken for ignored: `git add` then says so itself. */
async function markIgnored(
  root: string,
  workspace: Workspace,
  files: readonly RaisedFile[],
): Promise<readonly RaisedFile[]> {
  const ignored = await findIgnoredFiles(
    root,
    workspace,
    files.map(({ file }) => file),
  );
  return files.map((file) => ({ ...file, isIgnored: ignored.has(file.file) }));
}

function describeChange(
  file: string,
  { places, heading, siblings, version }: Changes,
): Pick<RaisedFile, "from" | "to"> {
  const ranges = siblings.ranges.filter((range) => range.file === file);
  if (ranges.length > 0)
    return { from: ranges.map(({ from }) => from), to: [...new Set(ranges.map(({ to }) => to))].join(", ") };
  if (heading?.edits.some((edit) => edit.file === file) === true)
    return { from: heading.from === undefined ? [] : [heading.from], to: heading.to };
  const before = [
    ...places.named.map(({ file: at, text }) => ({ at, text })),
    ...places.locked.map((one) => ({ at: one.at.file, text: one.version })),
  ];
  return {
    from: before.flatMap(({ at, text }) => (at === file && text !== undefined ? [text] : [])),
    to: version.text,
  };
}
