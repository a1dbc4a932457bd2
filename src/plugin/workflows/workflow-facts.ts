import type { Reader } from "../plugin.js";
import { workflowsOf, type Workflows } from "./workflows.js";

export interface WorkflowFacts {
  /** The repository's workflows that run this tool. */
  readonly workflows: Workflows;
}

export const WORKFLOW_READERS: { readonly [Name in keyof WorkflowFacts]: Reader<Name> } = {
  workflows: async ({ workspace, spokenForBy, fact }) =>
    workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};
