import type { BaselineEntry } from "../core/baseline.js";
/** The entries of a baseline; `undefined` where there is no such file. @throws {UsageError} for one that is none. */
export declare function readBaseline(file: string, cwd: string, root: string): readonly BaselineEntry[] | undefined;
/** A baseline as a file, an entry on each line: two branches that change it rarely conflict. */
export declare function baselineText(entries: readonly BaselineEntry[]): string;
