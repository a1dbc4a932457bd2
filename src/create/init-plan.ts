import type { Target } from "../core/action-interface.js";

/** Which workflows `init` writes besides the one that checks. */
export interface WantedWorkflows {
  /** The Action as a workflow names it. */
  readonly action: string;
  /** Whether pull requests get a comment. */
  readonly comment: boolean;
  /** Where a tag is released to. */
  readonly release?: WantedRelease | undefined;
}

export interface WantedRelease {
  readonly targets: readonly Target[];
  /** The address of the target `marketplace`. */
  readonly marketplaceUrl?: string | undefined;
}

/** A file to write, and the text that it has now; left out for a new file. */
export interface FilePlan {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly before?: string;
  readonly after: string;
}

export interface InitPlan {
  readonly files: readonly FilePlan[];
  /** What is left as it is, and why: sentences. */
  readonly left: readonly string[];
  /** The new workflow that checks. */
  readonly workflow?: string | undefined;
}

export const leaveAlone = (why: string): InitPlan => ({ files: [], left: [why] });
