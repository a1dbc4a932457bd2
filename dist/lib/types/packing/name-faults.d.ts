/** What is wrong with a path in an archive, so that it could not be unpacked everywhere as what it is. */
export declare function nameFault(path: string): string | undefined;
/** Each path that would stand in the place of another one where letters of both cases are the same, with that other. */
export declare function collisions(paths: readonly string[]): ReadonlyMap<string, string>;
