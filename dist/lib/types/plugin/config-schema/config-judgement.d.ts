import type { ConfigFault } from "./config-fault.js";
import type { ConfigTask } from "./config-tasks.js";
/** What a whole validator of JSON Schema says of the manifest's configuration, beyond our own interpreter. */
export interface ConfigJudgement {
    readonly faults: readonly ConfigFault[];
}
/**
 * Judges in a thread of its own, which has a second and 64 MB: running out of either is a fault like another. A
 * plugin with findings is read twice in a row; what was judged last is not judged again.
 */
export declare function judgedConfig(tasks: readonly ConfigTask[]): Promise<ConfigJudgement>;
