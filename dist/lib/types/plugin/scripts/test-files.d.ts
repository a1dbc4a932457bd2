/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
export declare function isTestFile(path: string): boolean;
