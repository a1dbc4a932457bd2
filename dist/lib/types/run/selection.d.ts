import type { Selection } from "../core/report.js";
import type { PluginFolders } from "./plugin-folders.js";
import type { Request } from "./preflight.js";
export interface Selected {
    /** The folders of the plugins to check. */
    readonly folders: readonly string[];
    /** The one that tells what concerns the whole repository: it is the same in all parts of a run. */
    readonly speaker: string | undefined;
    /** Why not all plugins that were named are among them. */
    readonly selection?: Selection;
}
/** The plugins that a run is about, of those that it names. @throws {UsageError} where they cannot be told. */
export declare function selectedPlugins({ tag, changedSince, shard }: Request, { root, workspace, folders }: PluginFolders): Promise<Selected>;
