import { DER_HEADS } from "../../base/text/secret-patterns.js";
import { isExample } from "./secret-example.js";
import { findKeyMatches } from "./secret-key-matches.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";

/** The base64 of a line that begins a key or a certificate, as in the configuration of Kubernetes. */
const ENCODED_PEM = /(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi[A-Za-z0-9+/]{60,20000}={0,2}/gu;
const DER = new RegExp(`(?<![A-Za-z0-9+/])(?:${DER_HEADS.join("|")})[A-Za-z0-9+/]{20,10000}={0,2}`, "gu");
/** An Ed25519 key, the shortest. */
const MIN_KEY_LENGTH = 60;
const FEWEST_CHARACTERS = 16;

/** A JSON web key, or an object of JavaScript in its form. */
const JWK_KIND = /["']?kty["']?\s*:\s*["'`](EC|RSA|OKP|oct)["'`]/gu;
const PRIVATE_PART = /(?<![\w"'])["']?d["']?\s*:\s*["'`]([\w-]{40,800})={0,2}["'`]/u;
const SECRET_PART = /(?<![\w"'])["']?k["']?\s*:\s*["'`]([\w-]{20,800})={0,2}["'`]/u;
/** How long the other parts of a key may be. */
const NEAR = 4000;

/** Private keys in other forms than with the lines that PEM begins and ends them with. */
export function findEncodedKeyMatches(text: string): readonly SecretMatch[] {
  return [...findEncodedPems(text), ...findBareKeys(text), ...findJsonWebKeys(text)];
}

function findEncodedPems(text: string): readonly SecretMatch[] {
  return [...text.matchAll(ENCODED_PEM)].flatMap(({ 0: secret, index }) => {
    if (findKeyMatches(Buffer.from(secret, "base64").toString("latin1")).length === 0) return [];
    return [makeMatch("private-key", index, secret)];
  });
}

function findBareKeys(text: string): readonly SecretMatch[] {
  return [...text.matchAll(DER)].flatMap(({ 0: secret, index }) => {
    if (secret.length < MIN_KEY_LENGTH || new Set(secret).size < FEWEST_CHARACTERS) return [];
    if (isExample(secret.slice(0, 100))) return [];
    // A key in PEM is found by its first line.
    const before = text.slice(Math.max(0, index - 60), index);
    if (/PRIVATE KEY-----[^A-Za-z0-9]{0,12}[nr]?[^A-Za-z0-9]{0,12}$/u.test(before)) return [];
    return [makeMatch("private-key", index, secret)];
  });
}

function findJsonWebKeys(text: string): readonly SecretMatch[] {
  return [...text.matchAll(JWK_KIND)].flatMap(({ 1: kind = "", index }) => {
    const from = text.lastIndexOf("{", index);
    if (from === -1 || index - from > NEAR) return [];
    const [body = ""] = text.slice(from, from + NEAR).split("}", 1);
    const found = (kind === "oct" ? SECRET_PART : PRIVATE_PART).exec(body);
    const secret = found?.[1] ?? "";
    if (!found || isExample(secret) || new Set(secret).size < FEWEST_CHARACTERS) return [];
    return [makeMatch("private-key", from + found.index + found[0].indexOf(secret), secret)];
  });
}
