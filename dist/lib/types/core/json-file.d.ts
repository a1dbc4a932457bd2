import type { Absent } from "../plugin/absent.js";
import type { FoundFile } from "../plugin/files/exact-file.js";
import type { JsonText } from "../text/json/json-text.js";
import type { Problem } from "./check.js";
/** What keeps a file from being one JSON object that every reader reads alike. */
export declare function jsonFileProblems(found: FoundFile, json: JsonText | Absent): Generator<Problem>;
