import type { Reader } from "../plugin.js";
import { type Workflows } from "./workflows.js";
export interface WorkflowFacts {
    /** The repository's workflows that run this tool. */
    readonly workflows: Workflows;
}
export declare const WORKFLOW_READERS: {
    readonly [Name in keyof WorkflowFacts]: Reader<Name>;
};
