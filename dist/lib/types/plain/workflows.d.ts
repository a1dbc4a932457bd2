import type { Workspace } from "../workspace/workspace.js";
/** Whether no workflow of a repository can be one that runs plugin-preflight: the checks look at no other. */
export declare function hasPlainWorkflows(workspace: Workspace): boolean;
