/** The caller's mistake: told in one line, without a stack, and the exit status is 2. */
export declare class UsageError extends Error {
    readonly name = "UsageError";
    /** What to do about it, as an imperative sentence. */
    readonly help: string | undefined;
    constructor(message: string, help?: string);
}
