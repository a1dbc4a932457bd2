import type { Reporter } from "./reporter.js";
/** Every reporter, under the name of its format on the command line. */
export declare const reporters: {
    readonly terminal: Reporter;
    readonly json: Reporter;
    readonly github: Reporter;
    readonly markdown: Reporter;
};
