import type { ChangelogEntry } from "../../plugin/documents/changelog.js";
export interface MajorNotes {
    /** Whether it says what breaks, or that nothing does. */
    readonly breaking: boolean;
    /** Whether it says what users do about it, or that they need do nothing. */
    readonly migration: boolean;
}
/** What a changelog's entry says about a major version; more is taken for it than not, and comments for nothing. */
export declare function majorNotes({ body, titles }: Pick<ChangelogEntry, "body" | "titles">): MajorNotes;
