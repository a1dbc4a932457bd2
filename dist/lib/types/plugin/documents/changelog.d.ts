import type { Location, Range } from "../../text/location.js";
import { type FoundHeading } from "../../text/markdown/section.js";
import { type ChangelogTitle } from "./changelog-title.js";
export interface Changelog {
    readonly file: string;
    readonly text: string;
    /** Whether only the beginning of a very long file was read. */
    readonly isCut: boolean;
    /** The entries in their order, without those of other packages. */
    readonly entries: readonly ChangelogEntry[];
}
/** What a changelog says about one version, or about what is not yet released. */
export interface ChangelogEntry extends ChangelogTitle {
    /** Where the title of its heading stands. */
    readonly at: Location & {
        readonly range: Range;
    };
    /** The title as it stands there, with its marks. */
    readonly source: string;
    readonly level: number;
    readonly style: FoundHeading["style"];
    /** The text below the heading. */
    readonly body: string;
    /** The titles of the headings in it, as a reader sees them. */
    readonly titles: readonly string[];
    /** Whether nothing in it is seen by a reader but headings. */
    readonly isEmpty: boolean;
}
/** What a plugin is called: in package.json, and in its manifest. */
export interface PluginNames {
    readonly packageName: string | undefined;
    readonly name: string | undefined;
}
/** The entries of a changelog: Keep a Changelog, what tools write, or any headings that begin with a version. */
export declare function readEntries(file: string, text: string, names: PluginNames): Promise<readonly ChangelogEntry[]>;
