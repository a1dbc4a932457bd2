import { compareVersions, findNearestVersion, parseVersion, type Version } from "../../base/text/versions/versions.js";
import { absent, getPresent, inapplicable, isAbsent, type Absent } from "../absent.js";
import type { Changelog, ChangelogEntry } from "./changelog.js";
import type { GitRefs } from "../../base/git/git-refs.js";
import { readOwnVersion } from "../../repository/tags/tag-forms.js";

/** Whether the current version is the first of a new major one, by what is known of the versions before it. */
export interface MajorChange {
  readonly isMajor: boolean;
  /** The highest version before it; not looked for where the current one is 0.x. */
  readonly previous: PreviousVersion | undefined;
  /** The changelog's entry of the current version. */
  readonly entry: ChangelogEntry;
  /** The entries of its prereleases: their changes are new since the version before it, too. */
  readonly prereleases: readonly ChangelogEntry[];
}

export interface PreviousVersion {
  readonly version: Version;
  readonly from: "changelog" | "tag";
}

export interface VersionSources {
  readonly version: string | undefined;
  readonly changelog: Changelog;
  /** Only looked at where the changelog alone does not answer. */
  tags(): Promise<GitRefs | Absent>;
  /** The plugin's folder. At the root, tags without a package's name are its own. */
  readonly folder: string;
  readonly packageName: string | undefined;
}

export async function readMajorChange(sources: VersionSources): Promise<MajorChange | Absent> {
  const { changelog } = sources;
  const version = parseVersion(sources.version ?? "");
  if (!version) return absent("manifest.json names no semantic version");
  const entry = findChangelogEntry(changelog, version);
  if (!entry) return absent(`CHANGELOG.md has no entry for ${version.text}`);
  if (entry.isEmpty) return absent(`the entry for ${version.text} in CHANGELOG.md is empty`);
  const entries = { entry, prereleases: findPrereleases(changelog, version) };
  // Before 1.0.0 anything may change with any version.
  if (version.major === 0) return { isMajor: false, previous: undefined, ...entries };
  const listed = changelog.entries.flatMap((other) => parseVersion(findNearestVersion(other.version) ?? "") ?? []);
  const listedBefore = findHighestBefore(version, listed);
  // A tag could only add a version between the two, which has the same major number.
  if (listedBefore?.major === version.major)
    return { isMajor: false, previous: { version: listedBefore, from: "changelog" }, ...entries };
  const refs = await sources.tags();
  const known = getPresent(refs);
  const taggedBefore = known && findHighestBefore(version, listTaggedVersions(known, sources));
  const previous = chooseHigher(listedBefore, taggedBefore);
  if (!previous) {
    const why = explainUnknown(version, refs);
    if (!isAbsent(refs) && refs.isShallow) return absent(why);
    return inapplicable(why);
  }
  return { isMajor: previous.version.major < version.major, previous, ...entries };
}

function findPrereleases({ entries }: Changelog, version: Version): readonly ChangelogEntry[] {
  return entries.filter((entry) => {
    const other = parseVersion(entry.version);
    return other !== undefined && isSameStable(other, version) && compareVersions(other, version) < 0;
  });
}

function isSameStable(a: Version, b: Version): boolean {
  return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}

/**
 * The entry of a version; build metadata does not count, as registries ignore it. Without one of the whole version,
 * that of `1.2` is the entry of 1.2.0. What is below another one of the same version counts only if the first is empty.
 */
export function findChangelogEntry(
  { entries }: Pick<Changelog, "entries">,
  version: Version,
): ChangelogEntry | undefined {
  const isSame = (text = ""): boolean => {
    const other = parseVersion(text);
    return other !== undefined && compareVersions(other, version) === 0;
  };
  let same = entries.filter((entry) => entry.isExact && isSame(entry.version));
  if (same.length === 0)
    same = entries.filter((entry) => entry.version !== "" && isSame(findNearestVersion(entry.version)));
  return same.find((entry) => !entry.isEmpty) ?? same[0];
}

/** Before a stable version only stable ones count: its users skip the prereleases. */
function findHighestBefore(version: Version, others: readonly Version[]): Version | undefined {
  return others
    .filter((other) => compareVersions(other, version) < 0 && (version.prerelease || !other.prerelease))
    .toSorted((a, b) => compareVersions(b, a))[0];
}

function listTaggedVersions({ tags }: GitRefs, { folder, packageName }: VersionSources): readonly Version[] {
  return tags.flatMap(({ name }) => {
    const version = readOwnVersion(name, { folder, packageName, isOneOfSeveral: folder !== "" });
    return parseVersion(version ?? "") ?? [];
  });
}

function chooseHigher(listed: Version | undefined, tagged: Version | undefined): PreviousVersion | undefined {
  if (tagged && (!listed || compareVersions(listed, tagged) < 0)) return { version: tagged, from: "tag" };
  return listed && { version: listed, from: "changelog" };
}

function explainUnknown({ text }: Version, refs: GitRefs | Absent): string {
  const unnamed = `CHANGELOG.md names no version before ${text}`;
  if (isAbsent(refs)) return `${unnamed}, and ${refs.absent}`;
  if (!refs.isShallow) return `${unnamed}, and neither does a tag`;
  return `${unnamed}, and this clone may not have the tags: check out with fetch-depth: 0`;
}
