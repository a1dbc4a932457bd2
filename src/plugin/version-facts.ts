import { absent, isAbsent, type Absent } from "./absent.js";
import { decodeUtf8 } from "../text/decode.js";
import { readEntries, type Changelog } from "./changelog.js";
import { gitRefsOf, trackedEnvironmentOf, type TrackedEnvironment } from "./git-facts.js";
import type { GitRefs } from "./git-refs.js";
import { lockFileOf, type LockFile } from "./lock-file.js";
import { majorChangeOf, type MajorChange } from "./major-change.js";
import type { Reader, Reading } from "./plugin.js";
import type { Tag } from "./release-tag.js";

/** What is known of a plugin's versions and of the repository that it is in. */
export interface VersionFacts {
  readonly lockFile: LockFile;
  /** The tag that is released: given by whoever releases, and absent otherwise. */
  readonly tag: Tag;
  readonly changelog: Changelog;
  readonly majorChange: MajorChange;
  readonly gitRefs: GitRefs;
  readonly trackedEnvironment: TrackedEnvironment;
}

export const VERSION_READERS: { readonly [Name in keyof VersionFacts]: Reader<Name> } = {
  lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => lockFileOf(workspace, folder)),
  tag: () => absent("this is no release"),
  changelog: changelogIn,
  majorChange: async (reading) => {
    const changelog = await reading.fact("changelog");
    if (isAbsent(changelog)) return changelog;
    const { packageName, version } = await namesIn(reading);
    const tags = (): Promise<GitRefs | Absent> => reading.fact("gitRefs");
    return majorChangeOf({ version, changelog, tags, isRoot: reading.folder === "", packageName });
  },
  gitRefs: (reading) => ofPlugin(reading, ({ workspace }) => gitRefsOf(workspace)),
  trackedEnvironment: (reading) =>
    ofPlugin(reading, ({ workspace, folder }) => trackedEnvironmentOf(workspace, folder)),
};

async function ofPlugin<Fact>(reading: Reading, read: (reading: Reading) => Fact | Absent): Promise<Fact | Absent> {
  const manifest = await reading.fact("manifestFile");
  return !isAbsent(manifest) && manifest.state === "file" ? read(reading) : absent("there is no manifest.json");
}

const MOST_CHANGELOG_BYTES = 512 * 1024;

/** The newest entries stand at the beginning, so that a longer file is still worth reading. */
async function changelogIn(reading: Reading): Promise<Changelog | Absent> {
  const found = await reading.fact("changelogFile");
  if (isAbsent(found)) return found;
  if (found.state === "missing") return absent("there is no CHANGELOG.md");
  if (found.state !== "file") return absent("CHANGELOG.md cannot be read");
  if (found.size === 0) return absent("CHANGELOG.md is empty");
  const isCut = found.size > MOST_CHANGELOG_BYTES;
  const bytes = isCut
    ? reading.workspace.head(found.path, MOST_CHANGELOG_BYTES)
    : reading.workspace.bytes(found.path, MOST_CHANGELOG_BYTES);
  if (!bytes) return absent("CHANGELOG.md cannot be read");
  const { text, fault } = decodeUtf8(isCut ? bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1) : bytes);
  const entries = await readEntries(found.path, text, await namesIn(reading));
  return { file: found.path, text, fault, isCut, entries };
}

/** More than any registry takes: what is longer names nothing. */
const LONGEST_NAME = 256;

interface Names {
  readonly packageName: string | undefined;
  readonly name: string | undefined;
  readonly version: string | undefined;
}

async function namesIn({ fact }: Reading): Promise<Names> {
  const manifest = await fact("manifest");
  const packageJson = await fact("packageJson");
  const text = (value: unknown): string | undefined =>
    typeof value === "string" && value !== "" && value.length <= LONGEST_NAME ? value : undefined;
  return {
    packageName: isAbsent(packageJson) ? undefined : text(packageJson.value["name"]),
    name: isAbsent(manifest) ? undefined : text(manifest.value["name"]),
    version: isAbsent(manifest) ? undefined : text(manifest.value["version"]),
  };
}
