import { type Workspace } from "../workspace/workspace.js";
/** Whether README.md certainly is long enough and has one section on the installation, titled as it should be. */
export declare function isPlainReadme(workspace: Workspace, folder: string): boolean;
/** Whether LICENSE certainly holds the text of the license that is named. */
export declare function isPlainLicense(workspace: Workspace, folder: string, license: string): boolean;
