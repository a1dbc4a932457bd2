import type { DigestedFile } from "../packing/sums.js";
import type { NotesText } from "./notes.js";

/** A file that is released: its bytes never change under its name. */
export type ReleaseFile = DigestedFile;

/** What every target is to have in the end. */
export interface ReleaseSpec {
  readonly tag: string;
  /** The commit that is checked out: the tag must name it. */
  readonly commit: string;
  readonly version: string;
  readonly packageName: string | undefined;
  /** Whether the repository holds other plugins, whose releases are none of this one's. */
  readonly isOneOfSeveral: boolean;
  readonly archive: ReleaseFile;
  /** What says where the archive was made, and by whom. */
  readonly attestation?: ReleaseFile;
  /** Whether exactly these bytes are asked for, and no others made from the same commit: they were made before this run. */
  readonly isPinned: boolean;
  /** The archive that a draft of this commit held, and that this run releases in the place of its own. */
  readonly resumed?: ReleaseFile | undefined;
  readonly notes: NotesText;
  /** Where it goes to, such as `lumen-labs/plugins`. */
  readonly repository: string;
  /** The command that starts the same run. */
  readonly again: string;
}
