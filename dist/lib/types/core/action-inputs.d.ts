/**
 * The Action's inputs and, where there is a list of them, their values. A test holds action.yml to it; an input of a later
 * version of the Action is added here first.
 */
export declare const ACTION_INPUTS: Readonly<Record<string, readonly string[] | undefined>>;
export declare const TARGETS: string[];
/** The words of a list, however they are parted. */
export declare function listed(text: string): readonly string[];
