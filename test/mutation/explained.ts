/** Why a change that no test notices is right, or cannot be noticed. */
export interface Explanation {
  readonly file: string;
  /** A part of the line. */
  readonly line: string;
  /** What is changed, and into what; anything in that line where it is left out. */
  readonly before?: string;
  readonly after?: string;
  readonly why: string;
}

export const EXPLAINED: readonly Explanation[] = [];
