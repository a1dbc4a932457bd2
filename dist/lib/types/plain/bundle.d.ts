import { type JsonObject } from "../text/json-object.js";
import type { Workspace } from "../workspace/workspace.js";
/** That nothing is to be said of the built code. */
export interface PlainBundle {
    /** Why it is not known whether the code is fresh; else it is. */
    readonly notCompared: string | undefined;
}
/** Whether the built code is small and fresh, and holds nothing that the host brings; what it imports of that are peers. */
export declare function plainBundle(workspace: Workspace, folder: string, packageJson: JsonObject): PlainBundle | undefined;
