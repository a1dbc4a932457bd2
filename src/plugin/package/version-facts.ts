import { absent, isAbsent, type Absent } from "../absent.js";
import { readEntries, type Changelog } from "../documents/changelog.js";
import { gitRefsOf } from "../git-facts.js";
import type { GitRefs } from "../../git/git-refs.js";
import { lockFileOf, type LockFile } from "./lock-file.js";
import { majorChangeOf, type MajorChange } from "../documents/major-change.js";
import { ofPlugin } from "../of-plugin.js";
import type { Readers, Reading } from "../plugin.js";
import type { Tag } from "../documents/release-tag.js";
import { readable } from "../documents/text-file.js";
import { trackedEnvironmentOf, type TrackedEnvironment } from "../secrets/tracked-environment.js";

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

export const VERSION_READERS: Readers<keyof VersionFacts> = {
  lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => lockFileOf(workspace, folder)),
  tag: () => absent("this is no release"),
  changelog: async (reading) => {
    const file = readable(await reading.fact("changelogText"));
    if (isAbsent(file)) return file;
    const { path, text, isCut } = file;
    return { file: path, text, isCut, entries: await readEntries(path, text, await namesIn(reading)) };
  },
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
