/** A fact that is not there, and why: the reason that a check is skipped. */
export interface Absent {
    readonly absent: string;
}
export declare function absent(reason: string): Absent;
export declare function isAbsent(fact: object): fact is Absent;
