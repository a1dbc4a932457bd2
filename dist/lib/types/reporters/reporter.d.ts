import type { Finding, Report } from "../core/report.js";
import type { FileChange } from "../text/file-change.js";
import type { Lines } from "../text/lines.js";
import type { Range } from "../text/location.js";
/** What a reporter may know beside the report. */
export interface View {
    /** The lines of a file that a finding points into. */
    source(file: string): Lines | undefined;
    /** A file as the reader's shell or browser names it; the repository's root is the base by default. */
    readonly pathOf?: (file: string) => string;
    /** The address of some lines of a file at the commit that was checked. */
    readonly link?: (file: string, range: Range | undefined) => string;
    /** What the fixes make of the files, when all were applied again and again; else a patch holds those of the report. */
    readonly changes?: readonly FileChange[];
    /** The page of a check, as Markdown. */
    readonly page?: (check: string) => string | undefined;
    /** Whether all of the report stands in the log of the step already. */
    readonly isLogged?: boolean;
    /** A file that holds the whole report. */
    readonly whole?: string;
    /** How many bytes a summary may take; what GitHub shows by default. */
    readonly room?: number;
    /** How many findings GitHub shows at their lines, where it is not what workflow commands show. */
    readonly annotated?: number;
    /** Whether the pull request changes the lines of a finding; such come first among equals. */
    readonly isChanged?: (finding: Finding) => boolean;
    /** What the job's page is told besides, each a sentence of ours in Markdown. */
    readonly remarks?: readonly string[];
    /** Fixes that nobody is shown elsewhere, for the job's page. */
    readonly offer?: PatchOffer;
    /** Columns of the terminal. */
    readonly width?: number;
    readonly color?: boolean;
    /** Findings only, and nothing at all when there are none. */
    readonly quiet?: boolean;
}
/** Tells a report as text that may be printed as it is: nothing in it commands a terminal or the runner. */
export type Reporter = (report: Report, view: View) => string;
/** A patch in Markdown, and what is said where it is none, or has no room. */
export interface PatchOffer {
    readonly block: string | undefined;
    readonly brief: string;
}
