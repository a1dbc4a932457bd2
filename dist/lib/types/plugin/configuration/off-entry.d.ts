/** What a repository does not want to hear from a check, and why. */
export interface OffEntry {
    /** Its place in the list. */
    readonly index: number;
    readonly check: string;
    /** A file or a folder, relative to the plugin's folder; everywhere when left out. */
    readonly file?: string;
    /** A value, and all that is in it, as a JSON pointer; everywhere when left out. */
    readonly pointer?: string;
    readonly reason: string;
    /** The last day on which it holds, such as 2027-01-31. */
    readonly until?: string;
}
export declare const OFF_KEYS: readonly ["check", "file", "pointer", "reason", "until"];
type OffKey = (typeof OFF_KEYS)[number];
/** What keeps an entry from holding. A key that nobody knows may be a narrowing that is misspelt, so it does, too. */
export type OffFault = {
    readonly kind: "no-object";
} | {
    readonly kind: "unknown-key";
    readonly key: string;
} | {
    readonly kind: "missing" | "wrong";
    readonly key: OffKey;
};
/** More than this are not read: each is held against every finding of its check. */
export declare const MOST_OFF_ENTRIES = 1000;
export declare function offFaults(entry: unknown): readonly OffFault[];
/** The entries that can hold: those without a fault. */
export declare function offEntries(list: unknown): readonly OffEntry[];
export {};
