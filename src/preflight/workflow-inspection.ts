import type { Check } from "../core/check.js";
import { inspect } from "../core/inspect.js";
import type { PluginReport } from "../core/report.js";
import workflowBuild from "../checks/workflow-build.js";
import workflowCredentials from "../checks/workflow-credentials.js";
import workflowInputs from "../checks/workflow-inputs.js";
import workflowPermissions from "../checks/workflow-permissions.js";
import workflowPins from "../checks/workflow-pins.js";
import workflowTags from "../checks/workflow-tags.js";
import workflowYaml from "../checks/workflow-yaml.js";
import { readPlugin } from "../plugin/plugin.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Request } from "./preflight.js";

const CHECKS: readonly Check[] = [
  workflowYaml,
  workflowInputs,
  workflowBuild,
  workflowTags,
  workflowPermissions,
  workflowCredentials,
  workflowPins,
];

/** What the checks of workflows alone say of a plugin that is plainly fine itself. */
export async function inspectWorkflows(
  workspace: Workspace,
  folder: string,
  { occasion, strict }: Pick<Request, "occasion" | "strict">,
): Promise<PluginReport> {
  const needs = CHECKS.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  return inspect(await readPlugin(workspace, { folder, needs }), CHECKS, { occasion, strict });
}
