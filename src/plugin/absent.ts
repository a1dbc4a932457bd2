/** A fact that is not there, and why: the reason that a check is skipped. */
export interface Absent {
  readonly absent: string;
  /** `false` where there is nothing to judge. Otherwise something kept it from being judged. */
  readonly applies?: false;
}

export function absent(reason: string): Absent {
  return { absent: reason };
}

/** Of every fact that only `check` finds out, unless another command or the Action names itself. */
export const NOTHING_RUN = "validate runs nothing of the plugin's";

/** A fact that this plugin does not have, or not on this occasion, whatever anybody does. */
export function inapplicable(reason: string): Absent {
  return { absent: reason, applies: false };
}

export function isAbsent(fact: object): fact is Absent | Pick<Absent, "absent"> {
  return "absent" in fact;
}
