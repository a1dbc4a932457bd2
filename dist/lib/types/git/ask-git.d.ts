export interface Answer {
    readonly status: number | "none";
    readonly bytes: Buffer;
    readonly told: string;
}
export interface Asking {
    /** What git reads. */
    readonly input?: string;
    readonly milliseconds?: number;
    readonly mostBytes?: number;
}
/** What git answers; the status is "none" where there is no git. */
export declare function askGit(cwd: string, args: readonly string[], asking?: Asking): Promise<Answer>;
