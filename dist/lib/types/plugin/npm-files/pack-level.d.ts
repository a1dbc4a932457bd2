import type { Rule, RuleOrigin } from "./pack-rules.js";
/** A folder of a package, with the rules that hold in it and below. */
export interface Level {
    readonly parent: Level | undefined;
    /** In folded letters. */
    readonly name: string;
    readonly rules: readonly Rule[];
    /** Whether the folder itself is packed, and not only some of what is in it. */
    readonly isIn: boolean;
}
/** What it took to judge paths, and the rule that decided the last of them. */
export interface Trials {
    effort: number;
    decided: RuleOrigin | undefined;
}
/** As what a path is judged: a file, a folder that may hold something, a folder with the slash behind it. */
type As = "file" | "folder" | "slash";
/** Whether the rules of a folder, and of those above it, take in what stands at some names below it. */
export declare function takesIn(level: Level, names: readonly string[], as: As, trials: Trials): boolean;
export {};
