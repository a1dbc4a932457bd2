import { isExample } from "./secret-example.js";
import type { SecretMatch } from "./secret-match.js";

const HEADER = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d: [\w-]+/gu;
/** The base64 of what every key begins with: ASN.1, or the name that OpenSSH gives its own form. */
const BEGINNING = /^(?:M[A-L]|b3BlbnNzaC1rZXkt)/u;
/** An Ed25519 key, the shortest, has 64 characters. */
const MIN_KEY_LENGTH = 60;
/** Words of a sentence, or of code, are not lines of a key. */
const MIN_LINE_LENGTH = 40;
const FEWEST_CHARACTERS = 16;
const MAX_HEAD_LENGTH = 4096;

/** Private keys, by the line that they begin with, where a key follows: also cut into strings, or in another's escapes. */
export function findKeyMatches(text: string): readonly SecretMatch[] {
  const found: SecretMatch[] = [];
  for (const { 0: header, index } of text.matchAll(HEADER)) {
    const end = index + header.length;
    const after = text.slice(end, end + MAX_HEAD_LENGTH);
    const body = readBody(after.split("-----", 1)[0] ?? "");
    const isFree = header.includes("PGP") || header.includes("PuTTY") || after.includes("DEK-Info");
    if (body.length < MIN_KEY_LENGTH || new Set(body).size < FEWEST_CHARACTERS || isExample(body.slice(0, 100)))
      continue;
    if (!isFree && !BEGINNING.test(body)) continue;
    const isGoogles = /"private_key_id\\*"/u.test(text.slice(Math.max(0, index - 300), end));
    const kind = isGoogles ? "google-service-account" : "private-key";
    found.push({ kind, start: index, end, secret: `${header}${body}` });
  }
  return found;
}

/** The first lines of base64, behind those of a head, without what cuts them into strings. */
function readBody(text: string): string {
  let body = "";
  let longest = 0;
  for (const line of text.split(/\\+[nr]|[\r\n"'`, \t\\]+/u)) {
    // The sign that joins two strings.
    if (line === "" || line === "+") continue;
    if (/^[A-Za-z0-9+/]+=*$/u.test(line)) {
      body += line;
      longest = Math.max(longest, line.length);
    } else if (body.length >= MIN_KEY_LENGTH) break;
    else body = "";
  }
  if (longest < MIN_LINE_LENGTH) return "";
  return body;
}
