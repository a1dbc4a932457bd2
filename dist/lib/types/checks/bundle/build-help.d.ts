import { type Absent } from "../../plugin/absent.js";
import { type JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { Scripts } from "../../plugin/scripts/scripts.js";
interface BuildFacts {
    readonly packageJson: JsonObjectText | Absent;
    /** Which know the package manager. */
    readonly scripts: Scripts | Absent;
}
/** That something is to be built, with the command where package.json has one. */
export declare function buildHelp(what: string, { packageJson, scripts: commands }: BuildFacts): string;
export {};
