/** A version as ranges compare it: build metadata does not count. */
export interface RangeVersion {
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    /** What stands behind the first hyphen: "rc.1"; "" for a release. */
    readonly prerelease: string;
}
export interface Comparator {
    readonly operator: ">=" | ">" | "<" | "<=" | "=";
    readonly version: RangeVersion;
}
/** What a version range means: a version must meet every comparator of one of the lists. An empty list is "any". */
export type VersionRange = readonly (readonly Comparator[])[];
/**
 * The lowest version that meets a range; `undefined` where none does.
 *
 * A prerelease counts only where the range names a prerelease of the same three numbers, as npm has it.
 */
export declare function lowestVersion(range: VersionRange): RangeVersion | undefined;
/** The versions that meet both ranges. */
export declare function intersection(a: VersionRange, b: VersionRange): VersionRange;
/** A text that is the same for ranges that mean the same, however they are written. */
export declare function rangeKey(range: VersionRange): string;
export declare function compareVersions(a: RangeVersion, b: RangeVersion): number;
/** A version as text. */
export declare function versionText({ major, minor, patch, prerelease }: RangeVersion): string;
