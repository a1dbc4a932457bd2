import type { JsonObject } from "../../base/text/json/json-object.js";
import type { Workspace } from "../../base/files/workspace.js";

/** The package of which it is asked what npm packs. */
export interface Packing {
  readonly workspace: Workspace;
  /** Of the package, relative to the repository's root, as all paths are. */
  readonly folder: string;
  readonly packageJson: JsonObject;
}

export interface PackedFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly size: number;
}

/** What `npm pack` puts into the package of a plugin, without installed packages: those never ship. */
export interface PackedFiles {
  /** By path. */
  readonly files: readonly PackedFile[];
  /** Links where files would be packed: npm passes over them without a word. */
  readonly links: readonly string[];
  /** The folders of installed packages that npm would pack. */
  readonly packages: readonly string[];
  /** Why npm may pack something else. */
  readonly incomplete?: string | undefined;
  /** Set where npm itself packs something else than its rules predict here. */
  readonly differsFromRules?: { readonly more: readonly string[]; readonly fewer: readonly string[] };
}
