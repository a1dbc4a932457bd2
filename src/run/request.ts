import type { FailOn, Occasion } from "../core/report.js";
import type { FactName, GivenFacts } from "../plugin/reading.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Shard } from "./shard.js";

/** The folders of plugins and patterns of them, relative to `cwd`. The path of a manifest.json means its folder. */
export interface Request {
  /** A release always uses "error". */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  /** The tag that is released, if the occasion is a release. */
  readonly failOn: FailOn;
  /** The tag that is released, on that occasion. */
  readonly tag?: string;
  /** The ids of the only checks to run. All if left out. */
  readonly today?: string;
  /** The ids of the only checks to run; all when left out. */
  readonly only?: readonly string[];
  /** Only plugins that have changed since this commit, branch or tag. */
  readonly changedSince?: string;
  /** A file that lists known findings, which do not count. Relative to `cwd`. */
  readonly shard?: Shard;
  /** The root of the repository if it is known, else git's folder is searched for. */
  readonly baseline?: string;
  /** Files that replace those on the disk. */
  readonly root?: string;
  /**
   * Finds out what no file says, by running commands or asking npm. Called once for each plugin, before it is
   * inspected.
   */
  readonly overlay?: ReadonlyMap<string, Uint8Array>;
  /** The plugin that is asked about. */
  readonly findOut?: FindOut;
}

export type FindOut = (asked: Asked) => Promise<GivenFacts>;

/** The root of the repository on this disk. */
export interface Asked {
  readonly workspace: Workspace;
  /** The plugin's folder, relative to the root. */
  readonly root: string;
  /** The facts that the chosen checks need. Nothing else has to be found out. */
  readonly folder: string;
  /** The result of one run. */
  readonly needs: ReadonlySet<FactName>;
}
