import { isExample } from "./secret-example.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";

/** The settings of npm and yarn, wherever they are written down; a value from the environment begins with another sign. */
const SETTING = /(?:_authToken=|npmAuthToken:[\t ]?)["']?([\w+/=.~-]{16,512})/gu;

/** Tokens of package registries, whatever their form. */
export function findRegistryMatches(text: string): readonly SecretMatch[] {
  return [...text.matchAll(SETTING)]
    .filter(([, secret = ""]) => !isExample(secret))
    .map(({ 0: whole, 1: secret = "", index }) =>
      makeMatch("registry-token", index + whole.length - secret.length, secret),
    );
}
