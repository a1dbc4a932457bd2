import type { LicenseText } from "./license-texts.js";
/** What a text holds that {@link isPlainMit}. */
export declare const PLAIN_MIT: readonly LicenseText[];
/** Whether a text certainly is the commonest license in its usual form; any other needs a closer look. */
export declare function isPlainMit(text: string): boolean;
