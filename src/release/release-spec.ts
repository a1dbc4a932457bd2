import type { DigestedFile } from "./packing/sums.js";
import type { NotesText } from "./notes.js";

/** The state that every target must reach. */
export interface ReleaseSpec {
  readonly tag: string;
  /** The commit that is checked out. The tag must name it. */
  readonly commit: string;
  readonly version: string;
  readonly packageName: string | undefined;
  /** The plugin's folder in its repository. */
  readonly folder: string;
  /** The form of tags, if it is not one of the usual ones. */
  readonly tagFormat?: string | undefined;
  /** The plugin's id at a marketplace, made of its name. */
  readonly pluginId: string | undefined;
  /** Whether the repository contains other plugins with releases of their own. */
  readonly isOneOfSeveral: boolean;
  readonly archive: DigestedFile;
  /** The other plugins that the same tag releases, by folder. */
  readonly others?: readonly Omit<ReleaseSpec, "again" | "others">[];
  /** The attestation that says where and by whom the archive was made. */
  readonly attestation?: DigestedFile;
  /** More files of the release on GitHub, by name. */
  readonly assets?: readonly DigestedFile[];
  /**
   * Whether exactly these bytes are released, because they were made before this run. Otherwise an archive of the
   * same commit may replace them.
   */
  readonly isPinned: boolean;
  readonly notes: NotesText;
  /** The plugin's tag before this version in the clone, for a repository that has no earlier release. */
  readonly previousTag?: string | undefined;
  /** The command that starts the same run. */
  readonly again: string;
}
