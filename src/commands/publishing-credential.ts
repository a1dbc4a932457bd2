import type { Environment } from "../processes/start-process.js";
import { quote } from "../text/safe.js";
import { NO_TOKEN } from "./no-token.js";

type Credential = readonly [variable: string, words: string];

const CREDENTIALS: readonly Credential[] = [
  ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
  ["NPM_TOKEN", "the variable NPM_TOKEN"],
  ["PLUGIN_MARKETPLACE_TOKEN", "the variable PLUGIN_MARKETPLACE_TOKEN"],
  ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];

/** The first credential of an environment that publishes, in words. */
export function findPublishingCredential(environment: Environment): string | undefined {
  const found = [...listTokenInputs(environment), ...CREDENTIALS].find(
    ([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""),
  );
  return found?.[1];
}

/**
 * Every token that the workflow gives this step apart from GitHub's own, even in a misspelt input. Its rights are
 * not known.
 */
function listTokenInputs(environment: Environment): readonly Credential[] {
  return Object.keys(environment)
    .filter((name) => /^INPUT_(?!GITHUB).*TOKEN$/u.test(name))
    .map((name) => [name, `the input ${quote(name.slice("INPUT_".length).toLowerCase())}`]);
}
