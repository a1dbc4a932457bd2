/** A fact that is not there, and why: the reason that a check is skipped. */
export interface Absent {
  readonly absent: string;
}

export function absent(reason: string): Absent {
  return { absent: reason };
}

export function isAbsent(fact: object): fact is Absent {
  return "absent" in fact;
}
