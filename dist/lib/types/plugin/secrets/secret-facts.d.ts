import type { Reader } from "../plugin.js";
import { type Secrets } from "./secrets.js";
/** What must not be in a plugin. */
export interface SecretFacts {
    /** Where secrets stand in what is shipped. */
    readonly secrets: Secrets;
}
export declare const SECRET_READERS: {
    readonly [Name in keyof SecretFacts]: Reader<Name>;
};
