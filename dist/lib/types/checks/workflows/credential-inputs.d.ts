import { type Job, type Placed } from "../../plugin/workflows/workflow.js";
/** What in a job can publish, or is as secret: each by its key, once. */
export declare function credentialsOf({ permissions, secretVariables, steps }: Job): readonly Placed[];
