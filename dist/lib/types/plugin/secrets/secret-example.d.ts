/**
 * Whether a text in the form of a secret is one that opens nothing: an example, a blank to be filled in, a mask. All that
 * is asked for is so unlikely in a random secret that none is missed for it.
 */
export declare function isExample(secret: string): boolean;
/** Whether an address with a password is one that documents the form of such addresses. */
export declare function isExampleAddress(address: string): boolean;
