import type { Changelog } from "../plugin/documents/changelog.js";
/** The words of a release. */
export interface NotesText {
    readonly text: string;
    /** Whether the host is to add what it knows of the commits since the last release. */
    readonly generate: boolean;
}
/**
 * The notes of a version: what the changelog says below its heading. A prerelease may have none of its own, and takes what is
 * not yet released, or what the host makes of the commits; of any other version `undefined` says that nothing was found.
 */
export declare function notesOf(changelog: Pick<Changelog, "entries" | "text">, { version, link }: {
    readonly version: string;
    readonly link: string | undefined;
}): NotesText | undefined;
/** What stands below the notes: it says which commit and which bytes they belong to, and makes the draft one of ours. */
export declare function seal(archive: Named, made: Made): string;
interface Named {
    readonly name: string;
    readonly sha256: string;
}
interface Made {
    readonly commit: string;
    readonly repository: string;
    /** What says so is released as well. */
    readonly attestation?: unknown;
}
/** What people read of it. Without the rest of the seal a draft stays the person's who made it. */
export declare function origin({ name, sha256 }: Named, { commit, repository, attestation }: Made): string;
/** The commit that a text of ours belongs to; `undefined` where it is not ours, or its seal was taken away. */
export declare function sealedCommit(body: string): string | undefined;
/** Whether a text of ours belongs to these bytes of this commit. */
export declare function isSealedFor(body: string, commit: string, sha256: string): boolean;
/** The text with another seal in the place of its own: what a person wrote above it stays. */
export declare function sealedAnew(body: string, newSeal: string): string;
export {};
