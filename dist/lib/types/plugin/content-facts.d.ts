import type { Reader } from "./plugin.js";
import { type Secrets } from "./secrets.js";
import { type Workflows } from "./workflows.js";
/** What is known of texts that may harm: what ships, and what runs on its way there. */
export interface ContentFacts {
    /** Where secrets stand in what is shipped. */
    readonly secrets: Secrets;
    /** The repository's workflows that run this tool. */
    readonly workflows: Workflows;
}
export declare const CONTENT_READERS: {
    readonly [Name in keyof ContentFacts]: Reader<Name>;
};
