import { type Absent } from "../../plugin/absent.js";
import { type JsonObjectText } from "../../plugin/manifest/manifest.js";
/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
export declare function externalHelp(packageJson: JsonObjectText | Absent): (name: string) => string;
