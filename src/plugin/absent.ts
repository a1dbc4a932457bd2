/** A fact that is not there, and why: the reason that a check is skipped. */
export interface Absent {
  readonly absent: string;
  /** `false` where there is nothing to check. Otherwise something kept it from being checked. */
  readonly applies?: false;
}

export function absent(reason: string): Absent {
  return { absent: reason };
}

/** The reason for facts that only `check` finds out. Another command, or the Action, gives a reason of its own. */
export const NOTHING_RUN = "validate does not run plugin code";

/** A fact that does not apply to this plugin, or on this occasion: there is nothing to do about it. */
export function inapplicable(reason: string): Absent {
  return { absent: reason, applies: false };
}

export function isAbsent(fact: object): fact is Absent | Pick<Absent, "absent"> {
  return "absent" in fact;
}

/** A fact that is there; `undefined` in the place of another. */
export function getPresent<Fact extends object>(fact: Fact | Absent): Fact | undefined {
  return isAbsent(fact) ? undefined : fact;
}
