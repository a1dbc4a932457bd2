import { unescapeText } from "../../base/text/unescaped.js";
import { findAssignedMatches } from "./secret-assigned-matches.js";
import { findEncodedKeyMatches } from "./secret-encoded-key-matches.js";
import { findFormMatches, findRegistryMatches, findTwilioMatches } from "./secret-form-matches.js";
import { findJwtMatches } from "./secret-jwt-matches.js";
import { findKeyMatches } from "./secret-key-matches.js";
import { findPasswordMatches } from "./secret-password-matches.js";
import { findAnchors } from "../../base/text/secret-patterns.js";
import { isPublicValue } from "./public-values.js";
import type { SecretMatch } from "./secret-match.js";
import { findSecretlintMatches } from "./secretlint-matches.js";

/** The longest secrets are signed tokens, whose anchor is their middle, and private keys, whose anchor is their head. */
const BEFORE = 4200;
const AFTER = 11_000;

/**
 * The secrets of a text, by place, and how much of it was looked at: only what is near an anchor, and no more than
 * `maxCharacters` characters, as rules take their time.
 */
export function findSecretMatches(text: string, path: string, maxCharacters: number) {
  const found: SecretMatch[] = [];
  let searched = 0;
  let complete = true;
  for (const { start, end } of makeWindows(text)) {
    complete = searched + end - start <= maxCharacters;
    const part = text.slice(start, complete ? end : start + maxCharacters - searched);
    searched += part.length;
    found.push(...moveMatches(findMatches(part, path), (offset) => start + offset));
    if (part.includes("\\")) {
      const plain = unescapeText(part);
      found.push(...moveMatches(findMatches(plain.text, path), (offset) => start + plain.toWrittenOffset(offset)));
    }
    if (!complete) break;
  }
  return { matches: keepApart(found).filter(({ secret }) => !isPublicValue(secret)), searched, complete };
}

function* makeWindows(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0;
  let end = -1;
  for (const { 0: anchor, index } of findAnchors(text)) {
    const from = Math.max(0, index - BEFORE);
    if (end !== -1 && from > end) yield { start, end };
    if (end === -1 || from > end) start = from;
    end = Math.min(text.length, index + anchor.length + AFTER);
  }
  if (end !== -1) yield { start, end };
}

function findMatches(text: string, path: string): readonly SecretMatch[] {
  return [
    ...findKeyMatches(text),
    ...findEncodedKeyMatches(text),
    ...findSecretlintMatches(text, path),
    ...findFormMatches(text),
    ...findJwtMatches(text),
    ...findRegistryMatches(text),
    ...findTwilioMatches(text),
    ...findPasswordMatches(text),
    ...findAssignedMatches(text),
  ];
}

function moveMatches(matches: readonly SecretMatch[], to: (offset: number) => number): SecretMatch[] {
  return matches.map((match) => ({ ...match, start: to(match.start), end: to(match.end) }));
}

/** Sorts matches by place, without those that overlap an earlier one. But a token replaces the address that contains it. */
function keepApart(matches: readonly SecretMatch[]): readonly SecretMatch[] {
  const kept: SecretMatch[] = [];
  for (const match of matches.toSorted((a, b) => a.start - b.start)) {
    const before = kept.at(-1);
    if (!before || match.start >= before.end) kept.push(match);
    else if (isAddress(before) && !isAddress(match)) kept[kept.length - 1] = match;
  }
  return kept;
}

function isAddress({ kind }: SecretMatch): boolean {
  return kind === "url-password" || kind === "database-password" || kind === "possible-password";
}
