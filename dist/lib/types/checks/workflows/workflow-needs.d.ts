import { type Job, type Permissions, type Placed, type Step } from "../../plugin/workflows/workflow.js";
/** A right of the job's token, and what needs it. */
export interface Need {
    readonly scope: string;
    readonly level: "read" | "write";
    readonly because: Placed;
}
/** The targets that a step of the Action releases to. */
export declare function targetsOf(step: Step): readonly string[];
/** The words with which a step of the Action says that it releases; `undefined` of one that does not. */
export declare function releasing(step: Step): Placed | undefined;
/** What the steps of a job certainly need of its token. */
export declare function needsOf({ steps }: Job): readonly Need[];
/** Whether permissions give a right. */
export declare function gives({ all, scopes }: Permissions, { scope, level }: Pick<Need, "scope" | "level">): boolean;
/** Whether a job's token may change the repository, as far as its permissions say so. */
export declare function mayWrite({ permissions }: Job): boolean;
