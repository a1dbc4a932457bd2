import type { Readers } from "../reading.js";
import { workflowsOf, type Workflows } from "./workflows.js";

export interface WorkflowFacts {
  /** The repository's workflows that run this tool. */
  readonly workflows: Workflows;
}

export const WORKFLOW_READERS: Readers<keyof WorkflowFacts> = {
  workflows: async ({ workspace, spokenForBy, fact }) =>
    workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};
