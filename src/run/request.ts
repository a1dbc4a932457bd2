import type { FailOn, Occasion } from "../core/report.js";
import type { FactName, GivenFacts } from "../plugin/reading.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Shard } from "./shard.js";

/** What one run is asked for. */
export interface Request {
  /** The plugins' folders and patterns of them, relative to `cwd`; a path of a manifest.json stands for its folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  /** A release has its own: an error. */
  readonly failOn: FailOn;
  /** The tag that is released, on that occasion. */
  readonly tag?: string;
  /** The day of the run, such as 2026-11-21. */
  readonly today?: string;
  /** The ids of the only checks to run; all when left out. */
  readonly only?: readonly string[];
  /** Only plugins that have changed since this commit, branch or tag. */
  readonly changedSince?: string;
  /** Only this part of the plugins. */
  readonly shard?: Shard;
  /** A file that lists findings which are known and do not count, relative to `cwd`. */
  readonly baseline?: string;
  /** The repository's root where it is known; else git's folder tells. */
  readonly root?: string;
  /** Files as they would be, in the place of what stands on the disk. */
  readonly overlay?: ReadonlyMap<string, Uint8Array>;
  /** Finds out what no file says, by running or asking; once for each plugin, before it is judged. */
  readonly findOut?: FindOut;
}

export type FindOut = (asked: Asked) => Promise<GivenFacts>;

/** A plugin of which something is to be found out. */
export interface Asked {
  readonly workspace: Workspace;
  /** The repository's root on this disk. */
  readonly root: string;
  /** The plugin's folder relative to it. */
  readonly folder: string;
  /** The facts that the chosen checks look at: nothing else is worth finding out. */
  readonly needs: ReadonlySet<FactName>;
}
