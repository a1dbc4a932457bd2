import type { Reporter } from "./reporter.js";
/** Every reporter, under the name of its format on the command line. */
export declare const reporters: {
    readonly terminal: Reporter;
    readonly json: Reporter;
    readonly sarif: Reporter;
    readonly junit: Reporter;
    readonly patch: Reporter;
    readonly github: Reporter;
    readonly markdown: Reporter;
};
