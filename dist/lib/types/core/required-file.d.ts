import type { FoundFile } from "../plugin/files/exact-file.js";
import type { Problem } from "./check.js";
/** What keeps a file that a rule asks for from being there, regular and not empty. */
export declare function requiredFileProblems(found: FoundFile, help?: string): Generator<Problem>;
