/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
export declare function isPlainAddress(text: string): boolean;
