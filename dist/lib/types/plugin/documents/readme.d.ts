import type { Section } from "../../text/markdown/section.js";
import type { TextFile } from "./text-file.js";
/** README.md: its text, and the sections that a reader sees in it. */
export interface Readme extends TextFile {
    readonly sections: readonly Section[];
}
