import { type Workspace } from "../../workspace/workspace.js";
/** Whether a name says that a file holds credentials; `.npmrc` may, and has to be read. */
export declare function isCredentialFile(name: string): boolean;
/** Whether a file holds credentials: by its name, or as an .npmrc in which some are written. */
export declare function holdsCredentials(workspace: Workspace, path: string): boolean;
