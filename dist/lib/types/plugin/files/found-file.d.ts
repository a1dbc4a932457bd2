import { type Workspace } from "../../workspace/workspace.js";
import { type FoundFile } from "./exact-file.js";
/** @param others names without ending that people give such a file, in lower case. */
export declare function findFile(workspace: Workspace, folder: string, name: string, others?: readonly string[]): FoundFile;
