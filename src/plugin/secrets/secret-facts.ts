import { absent, isAbsent } from "../absent.js";
import type { Reader } from "../plugin.js";
import { secretsOf, type Secrets } from "./secrets.js";

/** What must not be in a plugin. */
export interface SecretFacts {
  /** Where secrets stand in what is shipped. */
  readonly secrets: Secrets;
}

export const SECRET_READERS: { readonly [Name in keyof SecretFacts]: Reader<Name> } = {
  secrets: async ({ workspace, folder, fact }) => {
    const manifest = await fact("manifestFile");
    if (isAbsent(manifest) || manifest.state !== "file") return absent("there is no manifest.json");
    const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
    return secretsOf(
      workspace,
      folder,
      shipped.flatMap((list) => (isAbsent(list) ? [] : list.files)),
    );
  },
};
