import type { PackageContents } from "../../plugin/npm-files/package-contents.js";
import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is expected in a package and left out of it, at what leaves it out. */
export declare function leftOutProblems(packageJson: JsonObjectText, { leftOut, additions, idle }: PackageContents): Generator<Problem>;
/** @param path of the link in the package, or of what is behind it. */
export declare function linkProblem(file: string, path: string): Problem;
