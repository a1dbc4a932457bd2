/** Whether a value certainly has a form. A "no" says nothing: the checks take a closer look then. */
export type Form = (value: unknown) => boolean;
export declare const isAnything: Form;
export declare const isText: Form;
export declare const isFilled: Form;
export declare const isTruth: Form;
export declare const isNumber: Form;
export declare const isPositive: Form;
export declare function oneOf(...words: readonly string[]): Form;
export declare function matching(pattern: RegExp, longest?: number): Form;
/** An object with no keys but these, and with all that are needed. */
export declare function record(forms: Readonly<Record<string, Form>>, needed?: readonly string[]): Form;
/** An object whose keys are names. */
export declare function dictionary(isName: Form, isValue: Form): Form;
export declare function list(isItem: Form, least?: number, most?: number): Form;
/** Such a list with each item once. */
export declare function setOf(isItem: Form, most?: number): Form;
export declare function isUnique(items: readonly unknown[]): boolean;
