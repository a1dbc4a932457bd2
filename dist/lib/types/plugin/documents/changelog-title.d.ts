/** What the heading of an entry says. */
export interface ChangelogTitle {
    /** The version as written, without a `v` before it; "" under "Unreleased". */
    readonly version: string;
    /** Whether that is a whole semantic version, and not such as `1.2`. */
    readonly isExact: boolean;
    /** The package that is named before the version, as in `tides@1.2.0`. */
    readonly package: string | undefined;
    /** The first date, as `2026-01-31`. */
    readonly date: string | undefined;
    readonly isUnreleased: boolean;
}
/**
 * Reads the title of a heading as that of a changelog's entry; `undefined` where it is none.
 *
 * @param names the names of the plugin, which may stand before the version with nothing but a space between.
 */
export declare function readChangelogTitle(title: string, names: readonly string[]): ChangelogTitle | undefined;
