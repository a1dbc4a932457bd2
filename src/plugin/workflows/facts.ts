import { readIfPlugin } from "../read-files.js";
import type { Readers } from "../reading.js";
import { findWorkflows, type Workflows } from "./workflows.js";

export interface WorkflowFacts {
  /** The repository's workflows that run this tool. */
  readonly workflows: Workflows;
}

export const WORKFLOW_READERS: Readers<keyof WorkflowFacts> = {
  workflows: (reading) =>
    readIfPlugin(reading, ({ workspace, reportedWith }) => findWorkflows(workspace, reportedWith)),
};
