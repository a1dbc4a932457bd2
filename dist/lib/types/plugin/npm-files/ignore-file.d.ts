import { type Workspace } from "../../workspace/workspace.js";
import { type Rules } from "./pack-rules.js";
/** What the ignore file of a folder says: its .npmignore, or else its .gitignore. */
export declare function ignoreRules(workspace: Workspace, folder: string): Rules & {
    readonly file: string | undefined;
};
