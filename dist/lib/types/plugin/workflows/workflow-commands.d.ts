import type { Doing } from "./workflow.js";
/** What a command does. What runs code is named; what may build is everything that is not known to do otherwise. */
export declare function commandDoing(command: readonly string[]): Doing;
