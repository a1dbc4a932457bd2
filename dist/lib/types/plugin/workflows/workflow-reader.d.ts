import type { Workflow } from "./workflow.js";
/** Reads a workflow: of its jobs those that run plugin-preflight. */
export declare function readWorkflow(file: string, text: string): Promise<Workflow>;
