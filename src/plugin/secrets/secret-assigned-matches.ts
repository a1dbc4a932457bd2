import { ASSIGNED_NAMES } from "../../base/text/secret-patterns.js";
import { isExample } from "./secret-example.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";

/** A name of a key, what assigns, and a text in quotation marks, also within another text. */
const ASSIGNED = new RegExp(
  `(?:${ASSIGNED_NAMES})\\\\*["'\`]?\\s*(?::|=>|=)\\s*(\\\\*["'\`])([\\w+/=.~-]{20,200})\\1`,
  "gu",
);
/** What comes before the name of a token that only continues a list. */
const CONTINUES = /(?:next|page|pagination|continuation|continue|sync|cursor|resume|term)[_-]?$/iu;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
/** A text that names the algorithm of its hash. */
const HASH = /^(?:sha\d{1,3}|md5)[-:]/iu;

const MAX_PART_LENGTH = 16;
const FEWEST_TURNS = 4;
/** In bits for each character: words and numbers of a name repeat theirs more often. */
const MIN_ENTROPY = 3;

/** Texts that are assigned to the name of a key, or of a token, and that look as if made by chance. */
export function findAssignedMatches(text: string): readonly SecretMatch[] {
  const found: SecretMatch[] = [];
  for (const { 0: whole, 1: mark = "", 2: secret = "", index } of text.matchAll(ASSIGNED)) {
    if (!isRandom(secret) || isExample(secret)) continue;
    if (/^token/iu.test(whole) && CONTINUES.test(text.slice(Math.max(0, index - 20), index))) continue;
    found.push(makeMatch("assigned-key", index + whole.length - mark.length - secret.length, secret));
  }
  return found;
}

/** Whether a text has a long part in which letters and digits take turns as in no name that people give. */
export function isRandom(text: string): boolean {
  if (UUID.test(text) || HASH.test(text)) return false;
  const parts = text.split(/[^A-Za-z0-9]/u).filter((part) => part.length >= MAX_PART_LENGTH);
  return parts.some((part) => countTurns(part) >= FEWEST_TURNS && computeEntropy(part) >= MIN_ENTROPY);
}

/** How often a letter is next to a digit. */
function countTurns(text: string): number {
  return text.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/gu)?.length ?? 0;
}

/** The Shannon entropy of the characters, in bits. */
function computeEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}
