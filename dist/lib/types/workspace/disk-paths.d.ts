import type { Listed } from "./workspace.js";
/** Where on the disk a path leads, with what the listing of its folder calls it; or why a link is not followed. */
export type Place = {
    readonly real: string;
    readonly kind?: Listed["kind"];
} | {
    readonly kind: "outside" | "broken";
    readonly real?: never;
};
/** The names below a folder, as its listings spell them. */
export interface DiskPaths {
    /** `undefined` where nothing stands. */
    resolve(path: string): Place | undefined;
    /** What is in a folder of exactly this name, in order; one that a link leads to is listed as far as it lies inside. */
    namesOf(folder: string): ReadonlyMap<string, Listed> | undefined;
    /** Lets go of the listings of some folders. */
    forget(isGone: (folder: string) => boolean): void;
}
/** @param root a real path */
export declare function diskPaths(root: string): DiskPaths;
