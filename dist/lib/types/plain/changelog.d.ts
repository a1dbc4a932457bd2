/** Whether a changelog certainly has an entry for a stable version that is not the first of its major one. */
export declare function isPlainChangelog(text: string, version: string): boolean;
