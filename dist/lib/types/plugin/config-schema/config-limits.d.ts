/** A limit that a configuration schema keeps, and how far it goes beyond. */
export interface PassedLimit {
    readonly what: "bytes" | "levels" | "settings";
    readonly most: number;
    readonly found: number;
}
/** The limit that a schema passes, if any: one that does is not looked into. */
export declare function passedLimit(schema: object): PassedLimit | undefined;
