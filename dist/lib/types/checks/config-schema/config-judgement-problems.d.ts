import { type Absent } from "../../plugin/absent.js";
import type { ConfigJudgement } from "../../plugin/config-schema/config-judgement.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
interface Judged {
    readonly manifest: Manifest;
    readonly configJudgement: ConfigJudgement | Absent;
}
/** What is told already, and then what the whole validator says of those keys of the manifest at other places. */
export declare function withJudgement({ manifest, configJudgement }: Judged, keys: readonly string[], problems: Iterable<Problem>): Generator<Problem>;
export {};
