import type { Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import { type GitRefs } from "../../git/git-refs.js";
export declare function gitRefsOf(workspace: Workspace): GitRefs | Absent;
