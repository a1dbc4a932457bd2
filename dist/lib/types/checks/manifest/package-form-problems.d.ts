import { type Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is said of an address that is written as package.json has it, `{ "type": "git", "url": "…" }`; else nothing. */
export declare function packageFormProblems(manifest: Manifest, key: string): readonly Problem[];
