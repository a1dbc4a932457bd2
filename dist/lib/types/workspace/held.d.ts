/** What was learnt of paths, until it is let go of. */
export interface Held<Value> {
    get(path: string): Value | undefined;
    has(path: string): boolean;
    set(path: string, value: Value): void;
    forget(isGone: (path: string, value: Value) => boolean): void;
}
/** Holds little of many plugins, one after the other. */
export declare function held<Value>(): Held<Value>;
