import { type Absent } from "../../plugin/absent.js";
import type { DeclaredFiles } from "../../plugin/manifest/declared-files.js";
import type { JsonObjectText } from "../../plugin/manifest/manifest.js";
import type { PackageContents } from "../../plugin/npm-files/package-contents.js";
import type { PackedFiles } from "../../plugin/npm-files/packed-files.js";
import type { Problem } from "../../core/check.js";
interface Facts {
    readonly packageJson: JsonObjectText;
    readonly packedFiles: PackedFiles;
    readonly packageContents: PackageContents | Absent;
    readonly declaredFiles: DeclaredFiles | Absent;
    /** Of the plugin, with the slash behind it. */
    readonly prefix: string;
}
/** What keeps `files` in package.json from being a list of paths: then nothing else can be said of it. */
export declare function packageListProblems(facts: Facts): readonly Problem[];
export {};
