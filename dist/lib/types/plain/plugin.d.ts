import { type Workspace } from "../workspace/workspace.js";
import { type PlainBundle } from "./bundle.js";
import { type PlainManifest } from "./manifest.js";
/** What is to be told of a plugin that is plainly fine. */
export interface PlainPlugin extends PlainBundle {
    readonly manifest: PlainManifest;
}
/**
 * What is known of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
export declare function plainPlugin(workspace: Workspace, folder: string): PlainPlugin | undefined;
