import type { PluginReport } from "../core/report.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Request } from "./preflight.js";
/** What the checks of workflows alone say of a plugin that is plainly fine itself. */
export declare function inspectWorkflows(workspace: Workspace, folder: string, { occasion, strict }: Pick<Request, "occasion" | "strict">): Promise<PluginReport>;
