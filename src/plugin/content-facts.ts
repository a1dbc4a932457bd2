import { isAbsent } from "./absent.js";
import { ofPlugin } from "./of-plugin.js";
import type { Reader } from "./plugin.js";
import { secretsOf, type Secrets } from "./secrets.js";
import { workflowsOf, type Workflows } from "./workflows.js";

/** What is known of texts that may harm: what ships, and what runs on its way there. */
export interface ContentFacts {
  /** Where secrets stand in what is shipped. */
  readonly secrets: Secrets;
  /** The repository's workflows that run this tool. */
  readonly workflows: Workflows;
}

export const CONTENT_READERS: { readonly [Name in keyof ContentFacts]: Reader<Name> } = {
  secrets: async (reading) => {
    const packed = await reading.fact("packedFiles");
    const files = isAbsent(packed) ? [] : packed.files;
    return ofPlugin(reading, ({ workspace, folder }) => secretsOf(workspace, folder, files));
  },
  workflows: async ({ workspace, spokenForBy, fact }) =>
    workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};
