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
