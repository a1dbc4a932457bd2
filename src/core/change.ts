import type { Severity } from "./check.js";

/** What a change does to a plugin besides the findings that it adds, where it was compared with a base. */
export interface PluginChange {
  /** Whether the base has the plugin: not at all, or in another folder. */
  readonly kind: "added" | "renamed" | "kept";
  /** The folder in the base of a plugin that is renamed; "." is the root. */
  readonly from?: string | undefined;
  /** The findings of the base that are gone, by file. */
  readonly fixed: readonly FixedFinding[];
  /** What the change adds to suppress findings, by file and line. */
  readonly suppressions: readonly AddedSuppression[];
}

/** A finding of the base that is gone. */
export interface FixedFinding {
  readonly check: string;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The page of the check; left out while it has no address. */
  readonly url?: string | undefined;
  /** Relative to the root of the repository, as the base has it. */
  readonly file: string;
}

/** An entry of `off` or of a baseline that the base does not have. */
export interface AddedSuppression {
  readonly kind: "off" | "baseline";
  readonly check: string;
  readonly file: string;
  /** From 1; where it is not known, left out. */
  readonly line?: number | undefined;
  /** The reason that an entry of `off` gives, or the message that a baseline lists. */
  readonly reason: string;
  /** How many findings of this run it suppresses. */
  readonly findings: number;
}

/** What is said of a plugin whose whole folder is gone. */
export const REMOVED = "the plugin was removed";

/** A plugin that the base has, and the change has not. */
export interface RemovedPlugin {
  /** Relative to the root of the repository; "." is the root. */
  readonly path: string;
  /** How many files its folder still has. Without its manifest, none of them is checked. */
  readonly filesLeft: number;
}

/** Why a finding was not compared with the base. */
export const NOT_COMPARED = [
  /** It is about a file that git does not keep, such as built code. */
  "untracked",
  /** Commands, hooks, npm or git have found it, and no code of the base is run. */
  "run",
  /** It always counts, as a secret does. */
  "always",
  /** Its check could not run on the base. */
  "unread",
] as const;
export type NotCompared = (typeof NOT_COMPARED)[number];
