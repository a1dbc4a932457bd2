import type { PluginReport } from "../core/report.js";
import type { GivenFacts } from "../plugin/plugin.js";
import { type Workspace } from "../workspace/workspace.js";
/** An archive's files for checks: those that ask git are skipped with this reason. */
export declare function inArchive(workspace: Workspace): Workspace;
/** What no file of an archive says. */
export declare function ofArchive(): Promise<GivenFacts>;
/** A report of an archive's files with the places that they have in the repository. */
export declare function inRepository(report: PluginReport, folder: string): PluginReport;
