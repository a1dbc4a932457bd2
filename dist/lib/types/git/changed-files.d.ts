import { type Answer } from "./ask-git.js";
/** The files that differ from a commit and those that git does not know, relative to the root; or why git does not say. */
export type Changed = {
    readonly files: readonly string[];
    readonly untracked: readonly string[];
} | {
    readonly refused: "no-git" | "no-commit" | "no-common-commit";
    readonly shallow: boolean;
} | {
    readonly refused: "failed";
    readonly told: string;
};
/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither.
 * A `ref` that begins with a hyphen is no name of a commit, and is not shown to git.
 */
export declare function changedFiles(root: string, ref: string): Promise<Changed>;
/** Names that git has printed with a zero behind each. */
export declare function names({ bytes }: Answer): readonly string[];
