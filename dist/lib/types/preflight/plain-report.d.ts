import type { Outcome, PluginReport } from "../core/report.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Request } from "./preflight.js";
/**
 * The report of a plugin that is plainly fine, made without its checks; `undefined` for any that they must look at.
 *
 * @param spokenForBy the plugin with which the repository's own faults are told, where that is another.
 */
export declare function plainReport(workspace: Workspace, folder: string, spokenForBy: string | undefined, request: Pick<Request, "occasion" | "strict">): Promise<PluginReport | undefined>;
/** What becomes of each check: one list for all plugins that differ in nothing that it says. */
export declare function plainOutcomes(speaker: string | undefined, notCompared: string | undefined): readonly Outcome[];
