export declare const TOOL: {
    readonly name: "plugin-preflight";
    readonly version: "0.1.0";
    /** The name of the rules; it changes with the package only. */
    readonly ruleset: "2026.11";
    readonly url: "https://github.com/OWNER/plugin-preflight";
};
/** The page of a check, as it was when this version was made. */
export declare function pageUrl(check: string): string;
