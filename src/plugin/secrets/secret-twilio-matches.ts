import { isExample } from "./secret-example.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";

const ACCOUNT = /(?<![A-Za-z0-9])AC[0-9a-f]{32}(?![\w-])/gu;
const TOKEN = /(?<=["'`\s=:])[0-9a-f]{32}(?=["'`\s\\,;]|$)/gu;
/** How far from the ID of an account its token may be. */
const NEAR = 300;

/** The tokens of Twilio accounts: what looks like any hash is one beside the ID of an account. */
export function findTwilioMatches(text: string): readonly SecretMatch[] {
  const found = new Map<number, SecretMatch>();
  for (const { 0: account, index } of text.matchAll(ACCOUNT)) {
    if (isExample(account)) continue;
    const from = Math.max(0, index - NEAR);
    for (const { 0: secret, index: at } of text.slice(from, index + account.length + NEAR).matchAll(TOKEN)) {
      const start = from + at;
      if (!isExample(secret)) found.set(start, makeMatch("twilio-token", start, secret));
    }
  }
  return [...found.values()];
}
