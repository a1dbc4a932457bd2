import type { Environment } from "../base/processes/start-process.js";
import { makeVisible, quote, shorten } from "../base/text/safe.js";

/**
 * The variables from which programs take a credential to publish: npm, pnpm, Yarn, Bun, vsce, ovsx, web-ext and this
 * tool. Letter case does not matter, as it does not to npm.
 */
const PUBLISHING = new RegExp(
  [
    "^(?:NODE_AUTH_TOKEN|NPM_(?:AUTH_)?TOKEN|BUN_AUTH_TOKEN|YARN_NPM_AUTH_(?:TOKEN|IDENT)",
    // Such as npm_config_//registry.npmjs.org/:_authToken and NPM_CONFIG__AUTH; NPM_CONFIG_TOKEN is Bun's.
    "|P?NPM_CONFIG_(?:.*:)?(?:_?AUTH_?TOKEN|_AUTH|_?PASSWORD|TOKEN)",
    "|VSCE_PAT|OVSX_PAT|WEB_EXT_API_SECRET|PLUGIN_MARKETPLACE_TOKEN)$",
  ].join(""),
  "iu",
);
const MAX_NAME_LENGTH = 200;

/** Whether a variable of this name is a credential that publishes, if it has a value. */
export function isPublishingVariable(name: string): boolean {
  return PUBLISHING.test(name);
}

/** The first credential of an environment that publishes, in words. */
export function findPublishingCredential(environment: Environment): string | undefined {
  const [name] = Object.keys(environment).filter(
    (one) => describeVariable(one) !== undefined && readCredentialValue(environment[one] ?? "", environment) !== "",
  );
  return name === undefined ? undefined : describeVariable(name);
}

/** `undefined` for a variable that is no credential, or one of unknown rights. */
function describeVariable(name: string): string | undefined {
  // Every token that the workflow gives this step apart from GitHub's own, even in a misspelt input.
  if (/^INPUT_(?!GITHUB).*TOKEN$/u.test(name)) return `the input ${quote(name.slice("INPUT_".length).toLowerCase())}`;
  if (name === "ACTIONS_ID_TOKEN_REQUEST_URL") return "the permission id-token: write";
  return isPublishingVariable(name) ? `the variable ${makeVisible(shorten(name, MAX_NAME_LENGTH))}` : undefined;
}

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
