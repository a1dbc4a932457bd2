import type { PluginReport } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Request } from "./preflight.js";
/** Judges the plugin in one folder of a workspace. */
export type Inspection = (workspace: Workspace, folder: string, place?: Place) => Promise<PluginReport>;
export interface Place {
    /** The repository's root on this disk. */
    readonly root: string;
    /** The plugin with which the repository's own faults are told, where that is another. */
    readonly spokenForBy: string | undefined;
}
/** The thorough way: every chosen check on all the facts that it needs. @throws {UsageError} for a check there is not. */
export declare function inspectionFor(request: Pick<Request, "only" | "occasion" | "strict" | "today" | "tag" | "findOut">): Inspection;
export declare function unknownCheck(id: string): UsageError;
