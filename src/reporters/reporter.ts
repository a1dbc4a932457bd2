import type { Finding, Report } from "../core/report.js";
import type { ToolCopy } from "../core/tool.js";
import type { Severity } from "../core/check.js";
import type { FileChange } from "../base/text/file-change.js";
import type { Lines } from "../base/text/lines.js";
import type { Range } from "../base/text/location.js";
import type { Wrap } from "../base/text/width.js";

/** Commands that the reader can paste. */
export interface NextCommands {
  /** What comes before each of the others. */
  readonly setup?: string | undefined;
  /** Applies all fixes. Left out where the files are not at hand, or nothing is left to fix. */
  readonly fix?: string;
  /** Applies the fixes of some plugins, by their paths in the repository. */
  readonly fixPlugins?: (plugins: readonly string[]) => string;
  /** What to do if the base has a finding in built code as well: a sentence without its colon, and a command. */
  readonly acceptBuilt?: { readonly sentence: string; readonly command: string };
  /** Prints the page of a check, whose id follows. */
  readonly explain: string;
}

/** What a reporter may use in addition to the report. */
export interface View {
  /** The lines of a file that a finding points into. */
  source(file: string): Lines | undefined;
  /**
   * The path of a file as the reader's shell or browser needs it. By default relative to the root of the repository.
   */
  readonly pathOf?: ((file: string) => string) | undefined;
  /** The address of some lines of a file at the commit that was checked. */
  readonly link?: ((file: string, range: Range | undefined) => string) | undefined;
  /** The files after all rounds of fixes. Without them, a patch contains the fixes of the report. */
  readonly changes?: readonly FileChange[] | undefined;
  /** The page of a check, as Markdown. */
  readonly page?: ((check: string) => string | undefined) | undefined;
  /** Whether a terminal may show the text: it obeys what is hidden in a file's name. A runner needs the exact name. */
  readonly isForTerminal?: boolean | undefined;
  /** Whether the log of the step already contains the whole report. */
  readonly isLogged?: boolean | undefined;
  /** The path of a file that contains the whole report. */
  readonly whole?: string | undefined;
  /** The size limit of a summary in bytes. By default GitHub's limit. */
  readonly room?: number | undefined;
  /** How findings are shown at their lines. Left out where they are not. */
  readonly annotated?: Annotated | undefined;
  /** Whether the pull request changes the lines of a finding. Such findings come first among equals. */
  readonly isChanged?: ((finding: Finding) => boolean) | undefined;
  /** Whether annotations show what the base has as well, although it does not make the step fail. */
  readonly annotatesExisting?: boolean | undefined;
  /** Additional sentences for the page of the job, in Markdown. */
  readonly remarks?: readonly string[] | undefined;
  /** Additional sections for the page of the job and the comment on a pull request, in Markdown. */
  readonly sections?: readonly string[] | undefined;
  /** Whether another job made the report, which may have run code of the pull request. */
  readonly isUnverified?: boolean | undefined;
  /** Whether the step fails for another reason than its findings. A remark says why. */
  readonly isStopped?: boolean | undefined;
  /** Fixes that are not shown elsewhere, for the page of the job. */
  readonly offer?: PatchOffer | undefined;
  /** The copy of this tool that runs. */
  readonly copy?: ToolCopy | undefined;
  /** Commands for what the reader does next. */
  readonly next?: NextCommands | undefined;
  /** Columns of the terminal. */
  readonly width?: number | undefined;
  /** Breaks sentences for the terminal. Without it, each is one line. */
  readonly wrap?: Wrap | undefined;
  readonly color?: boolean | undefined;
  /** Prints only findings, and nothing at all if there are none. */
  readonly quiet?: boolean | undefined;
}

/** By workflow commands, with the severities of those that are no findings; or by a check run, with its count. */
export type Annotated = { readonly own: readonly Severity[] } | { readonly count: number };

/** Formats a report as text that is safe to print. It contains no command for a terminal or the runner. */
export type Reporter = (report: Report, view: View) => string;

/** A patch in Markdown, and the sentence that replaces it if there is none or no room. */
export interface PatchOffer {
  readonly block: string | undefined;
  readonly brief: string;
}
