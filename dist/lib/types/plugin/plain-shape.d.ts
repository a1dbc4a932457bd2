/** Whether a manifest certainly fits its schema, found out without loading the validator that knows what does not. */
export declare function isPlainShape(manifest: unknown): boolean;
