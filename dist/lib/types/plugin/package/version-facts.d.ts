import { type Changelog } from "../documents/changelog.js";
import type { GitRefs } from "../../git/git-refs.js";
import { type LockFile } from "./lock-file.js";
import { type MajorChange } from "../documents/major-change.js";
import type { Readers } from "../plugin.js";
import type { Tag } from "../documents/release-tag.js";
import { type TrackedEnvironment } from "../secrets/tracked-environment.js";
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
export declare const VERSION_READERS: Readers<keyof VersionFacts>;
