import { mayBeSecret } from "../base/text/safe.js";
import type { Problem } from "./check.js";
import { hashContent } from "../base/text/hash.js";

const MAX_VALUE_LENGTH = 200;
const MAX_VALUES = 20;

/** A subject as reports show it. A hash replaces what may contain a secret, what is long, and the end of a long list. */
export function makeSafeSubject(subject: NonNullable<Problem["subject"]>): string | readonly string[] {
  if (typeof subject === "string") return isShown(subject) ? subject : formatHash(subject);
  const all =
    subject.length <= MAX_VALUES ? subject : [...subject.slice(0, MAX_VALUES - 1), formatHash(JSON.stringify(subject))];
  return all.map((one) => (isShown(one) ? one : formatHash(one)));
}

function isShown(text: string): boolean {
  return text.length <= MAX_VALUE_LENGTH && !mayBeSecret(text);
}

function formatHash(text: string): string {
  return `sha256:${hashContent(text, 16)}`;
}
