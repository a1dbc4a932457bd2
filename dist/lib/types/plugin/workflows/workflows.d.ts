import { type Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { FoundFile } from "../files/exact-file.js";
import type { Workflow } from "./workflow.js";
/** What the repository's workflows say, those that run plugin-preflight. */
export interface Workflows {
    readonly files: readonly Workflow[];
    /** Files of which it is not known what they say, and why. */
    readonly unread: readonly {
        readonly file: string;
        readonly why: string;
        readonly help: string;
    }[];
    /** Whether git ignores folders named `dist`, as far as the repository's own .gitignore says, and has no built code. */
    readonly ignoresDist: boolean;
}
/** The workflows of a repository that run plugin-preflight: told once, and read once however many plugins ask. */
export declare function workflowsOf(workspace: Workspace, manifestFile: FoundFile | Absent, spokenForBy: string | undefined): Promise<Workflows> | Absent;
