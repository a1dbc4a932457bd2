import type { NeedKind } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Granted } from "../job.js";

/** What this run has stand-ins for. */
export interface Grants {
  has(kind: NeedKind, name?: string): boolean;
  list(kind: NeedKind): readonly string[];
  /** Whether this run judges the errors of another one: what has a stand-in in each run answers in another way. */
  readonly isFurther: boolean;
  /** Whether servers answer in another way than in a further run before. */
  readonly hasOtherAnswers: boolean;
}

/** Of an ordinary run: whatever the plugin replaces, it gets none. */
export const NO_GRANTS: Grants = { has: () => false, list: () => [], isFurther: false, hasOtherAnswers: false };

export function makeGrants(granted: Granted | undefined): Grants {
  if (!granted) return NO_GRANTS;
  const { needs, hasOtherAnswers } = granted;
  const list = (kind: NeedKind): readonly string[] =>
    needs.filter((need) => need.kind === kind).map(({ name }) => name);
  return {
    has: (kind, name) => needs.some((need) => need.kind === kind && (name === undefined || need.name === name)),
    list,
    isFurther: true,
    hasOtherAnswers,
  };
}
