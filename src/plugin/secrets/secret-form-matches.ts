import { FORMS } from "../../base/text/secret-patterns.js";
import { isExample } from "./secret-example.js";
import type { SecretKindName } from "./secret-kinds.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";

type Form = keyof typeof FORMS;

/** The text before the form, where it could be anything: too common to be looked for first. */
const LEADS: Partial<Record<Form, string>> = {
  "azure-client-secret": "[\\w~.-]{3}",
  "azure-devops-token": "[A-Za-z0-9]{76}",
  "mailchimp-key": "[0-9a-f]{32}",
  "mailgun-sending-key": "[0-9a-f]{32}",
  "telegram-token": "\\d{8,10}",
  "terraform-token": "[A-Za-z0-9]{14}\\.",
};
const PATTERNS = (Object.keys(FORMS) as Form[]).map((form) => ({
  form,
  pattern: new RegExp(`(?<![A-Za-z0-9])${LEADS[form] ?? ""}(?:${FORMS[form]})(?![\\w-])`, "g"),
}));

/**
 * How many different characters a secret with a short prefix must have: a name, or the base64 of a table, could begin
 * with the same letters.
 */
const FEWEST_CHARACTERS: Partial<Record<Form, number>> = {
  "buildkite-token": 12,
  "crates-token": 12,
  "facebook-token": 30,
  "nuget-key": 12,
  "resend-key": 12,
};

/** How far from a key its other half may be. */
const NEAR = 600;

/** Secrets that are recognized by their form alone, and by the text near them. */
export function findFormMatches(text: string): readonly SecretMatch[] {
  const found: SecretMatch[] = [];
  for (const { form, pattern } of PATTERNS) {
    for (const { 0: secret, index } of text.matchAll(pattern)) {
      if (isExample(secret) || !isMixed(secret, FEWEST_CHARACTERS[form])) continue;
      const around = text.slice(Math.max(0, index - NEAR), index + secret.length + NEAR);
      // A hash may follow the word.
      if (form === "mailgun-key" && !/mailgun/iu.test(around)) continue;
      found.push(makeMatch(classify(form, around), index, secret));
      if (form === "aws-access-key-id") found.push(...findAwsSecrets(text, index));
    }
  }
  return found;
}

function isMixed(secret: string, fewest = 0): boolean {
  if (fewest === 0) return true;
  return /[A-Za-z]\d/u.test(secret) && /\d[A-Za-z]/u.test(secret) && new Set(secret).size >= fewest;
}

/** Firebase's own keys are made to be in public code, with limits on what they open. */
function classify(form: Form, around: string): SecretKindName {
  const isFirebase = form === "google-key" && /authDomain|\.firebaseapp\.com|messagingSenderId/u.test(around);
  return isFirebase ? "firebase-key" : form;
}

/** 40 characters that look random are a key only near the ID of one. */
function findAwsSecrets(text: string, index: number): readonly SecretMatch[] {
  const from = Math.max(0, index - NEAR);
  return [...text.slice(from, index + NEAR).matchAll(/(?<![\w/+=])[A-Za-z0-9/+]{40}(?![\w/+=])/gu)]
    .filter(
      ({ 0: secret }) => /[a-z]/u.test(secret) && /[A-Z]/u.test(secret) && /\d/u.test(secret) && !isExample(secret),
    )
    .map(({ 0: secret, index: at }) => makeMatch("aws-secret-access-key", from + at, secret));
}

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

const ACCOUNT = /(?<![A-Za-z0-9])AC[0-9a-f]{32}(?![\w-])/gu;
const ACCOUNT_TOKEN = /(?<=["'`\s=:])[0-9a-f]{32}(?=["'`\s\\,;]|$)/gu;
/** How far from the ID of an account its token may be. */
const NEAR_ACCOUNT = 300;

/** The tokens of Twilio accounts: what looks like any hash is one beside the ID of an account. */
export function findTwilioMatches(text: string): readonly SecretMatch[] {
  const found = new Map<number, SecretMatch>();
  for (const { 0: account, index } of text.matchAll(ACCOUNT)) {
    if (isExample(account)) continue;
    const from = Math.max(0, index - NEAR_ACCOUNT);
    const around = text.slice(from, index + account.length + NEAR_ACCOUNT);
    for (const { 0: secret, index: at } of around.matchAll(ACCOUNT_TOKEN)) {
      const start = from + at;
      if (!isExample(secret)) found.set(start, makeMatch("twilio-token", start, secret));
    }
  }
  return [...found.values()];
}
