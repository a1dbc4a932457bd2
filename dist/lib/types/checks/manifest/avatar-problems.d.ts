import { type Absent } from "../../plugin/absent.js";
import type { DeclaredFiles } from "../../plugin/manifest/declared-files.js";
import type { Images } from "../../plugin/images/images.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { type AddressRules } from "./address-problems.js";
import type { Problem } from "../../core/check.js";
interface Facts {
    readonly manifest: Manifest;
    readonly declaredFiles: DeclaredFiles | Absent;
    readonly images: Images | Absent;
}
/** What is wrong with the author's picture: an address, or, less well, a path in the repository. */
export declare function avatarProblems(facts: Facts, rules: AddressRules): Generator<Problem>;
export {};
