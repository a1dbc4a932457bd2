import type { Report } from "../core/report.js";
import type { Reporter } from "./reporter.js";
/** Each reporter under the name of its format on the command line, loaded where it is asked for. */
declare const LOADERS: {
    readonly terminal: (report: Report) => Promise<Reporter>;
    readonly json: () => Promise<Reporter>;
    readonly github: (report: Report) => Promise<Reporter>;
    readonly sarif: () => Promise<Reporter>;
    readonly junit: () => Promise<Reporter>;
    readonly patch: () => Promise<Reporter>;
    readonly markdown: () => Promise<Reporter>;
};
export type Format = keyof typeof LOADERS;
export declare const FORMATS: readonly Format[];
/** The reporter of a format for one report: of a report without findings there is little to load. */
export declare function reporterOf(format: Format, report: Report): Promise<Reporter>;
export {};
