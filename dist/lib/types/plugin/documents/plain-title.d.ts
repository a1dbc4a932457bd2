export interface PlainTitle {
    readonly version: string;
    readonly date: string | undefined;
}
/** The title of an entry as most tools write it: a stable version, and perhaps a date. */
export declare function readPlainTitle(title: string): PlainTitle | undefined;
/** Whether a title could be that of an entry at all. */
export declare function mayBeEntry(title: string): boolean;
