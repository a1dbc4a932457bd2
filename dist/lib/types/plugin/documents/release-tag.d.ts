/** The tag that a release is made from: handed in by whoever knows of one. */
export interface Tag {
    readonly name: string;
}
/** What a tag says about one package. */
export interface TagReading {
    readonly version: string;
    /** How it names the package: not at all, by its name, or by its name without the scope. */
    readonly names: "no package" | "the package" | "the package without its scope";
}
/**
 * The version of a package that a tag names: `1.2.3`, `v1.2.3`, or with the package in front `tides@1.2.3`,
 * `tides@v1.2.3`, `tides-v1.2.3`; `undefined` where it names none, or another package.
 */
export declare function readTag(tag: string, packageName?: string): TagReading | undefined;
/** Whether a tag names a version of anything: `v1` and `docs-2` do not, and release nothing. */
export declare function isReleaseTag(tag: string): boolean;
export type TagPick<Plugin> = {
    readonly kind: "plugin";
    readonly plugin: Plugin;
    readonly version: string;
}
/** The tag names no version. */
 | {
    readonly kind: "no release";
}
/** It names a version of a package that none of the plugins is. */
 | {
    readonly kind: "no plugin";
}
/** It names a version of more than one of them. */
 | {
    readonly kind: "several";
    readonly plugins: readonly Plugin[];
};
/** Which plugin of a repository a tag releases: exactly one must be named, a whole name before one without a scope. */
export declare function pickByTag<Plugin extends {
    readonly packageName: string | undefined;
}>(tag: string, plugins: readonly Plugin[]): TagPick<Plugin>;
export declare function withoutScope(packageName: string): string;
