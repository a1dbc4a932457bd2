import type { Environment } from "../base/processes/start-process.js";

/** The value that `actions/setup-node` writes into `NODE_AUTH_TOKEN` if no token is given. */
export const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";

/** Such as `${NODE_AUTH_TOKEN}`, `${NPM_TOKEN?}` and `${NPM_TOKEN:-none}`, and Bun's `$NPM_TOKEN`, which stands alone. */
const REFERENCE = /\$\{(\w+)(?:\?|:?-([^}]*))?\}|^\$(\w+)$/gu;

/** The credential in a setting, with the values of the variables that it names. "" for none. */
export function readCredentialValue(value: string, environment: Environment): string {
  const named = value.replace(REFERENCE, (_, braced: string | undefined, usual: string | undefined, plain?: string) => {
    return environment[braced ?? plain ?? ""] || (usual ?? "");
  });
  const credential = named.trim();
  return credential === NO_TOKEN ? "" : credential;
}
