import { type Workspace } from "../../workspace/workspace.js";
import type { Rules } from "./pack-rules.js";
/** The ignore files above a package that npm reads, too: those of the npm workspace that it belongs to. */
export declare function outerRules(workspace: Workspace, folder: string): Rules;
