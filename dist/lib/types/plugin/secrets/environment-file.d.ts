/** What the names of all such files hold. */
export declare const ENVIRONMENT_PART = ".env";
/** Whether a file of this name holds settings of one machine: `.env`, `.env.local`, but not `.env.example` or `.envrc`. */
export declare function isEnvironmentFile(name: string): boolean;
