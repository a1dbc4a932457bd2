import { type Absent } from "../../plugin/absent.js";
import { type DeclaredFiles } from "../../plugin/manifest/declared-files.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../text/json/json-text.js";
import type { Problem, Severity } from "../../core/check.js";
interface Declaring {
    readonly manifest: Manifest;
    readonly declaredFiles: DeclaredFiles | Absent;
}
interface Options {
    /** The path, when it is only a part of what is written there. */
    readonly path?: string;
    /** Of a file that is not there, in place of the check's own; a path that is none is what it always is. */
    readonly severity?: Severity;
}
/**
 * What keeps the path at one place of the manifest from being that of a regular file in the repository.
 *
 * Without files only the text of the path is judged. A file under `dist/` that is not there is told once, however
 * many keys name it, and `dist/plugin.js` not at all: that is the business of the check bundle-present.
 */
export declare function pathProblems(declaring: Declaring, place: Path, options?: Options): Generator<Problem>;
export {};
