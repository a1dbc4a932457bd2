import { type Version } from "../../text/versions/versions.js";
import { type Absent } from "../absent.js";
import type { Changelog, ChangelogEntry } from "./changelog.js";
import type { GitRefs } from "../../git/git-refs.js";
/** Whether the current version is the first of a new major one, by what is known of the versions before it. */
export interface MajorChange {
    readonly isMajor: boolean;
    /** The highest version before it; not looked for where the current one is 0.x. */
    readonly previous: PreviousVersion | undefined;
    /** The changelog's entry of the current version. */
    readonly entry: ChangelogEntry;
}
export interface PreviousVersion {
    readonly version: Version;
    readonly from: "changelog" | "tag";
}
export interface Sources {
    readonly version: string | undefined;
    readonly changelog: Changelog;
    /** Only looked at where the changelog alone does not answer. */
    tags(): Promise<GitRefs | Absent>;
    /** Whether the plugin is all of the repository, so that tags without a package's name are its own. */
    readonly isRoot: boolean;
    readonly packageName: string | undefined;
}
export declare function majorChangeOf(sources: Sources): Promise<MajorChange | Absent>;
/** The entry of a version; build metadata does not count, as registries ignore it. */
export declare function entryOf({ entries }: Changelog, version: Version): ChangelogEntry | undefined;
