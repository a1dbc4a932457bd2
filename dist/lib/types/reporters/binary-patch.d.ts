/** What stands below `diff --git` in git's own form for bytes: whatever the texts hold, it is inert, and exact. */
export declare function binaryPatch(before: string, after: string): string;
