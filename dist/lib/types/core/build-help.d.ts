import { type Absent } from "../plugin/absent.js";
import { type JsonObjectText } from "../plugin/manifest.js";
/** That something is to be built, with the command where package.json has one. */
export declare function buildHelp(what: string, packageJson: JsonObjectText | Absent): string;
