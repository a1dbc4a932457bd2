import { isExample } from "./secret-example.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import type { SecretKindName } from "./secret-kinds.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

const PATTERN = /(?<![\w-])(eyJ[\w-]{8,4096})\.(eyJ[\w-]{2,8192})\.([\w-]{40,2048})(?![\w-])/gu;
const A_DAY = 24 * 60 * 60;

/** Signed tokens whose head names how they are signed, without those that are made to be public. */
export function findJwtMatches(text: string): readonly SecretMatch[] {
  return [...text.matchAll(PATTERN)].flatMap(({ 0: secret, 1: head = "", 2: claims = "", 3: sign = "", index }) => {
    const parsed = parsePart(claims);
    if (typeof parsePart(head)?.["alg"] !== "string" || isExample(sign) || namesExample(parsed)) return [];
    const kind = classify(parsed);
    if (kind === undefined) return [];
    return [makeMatch(kind, index, secret)];
  });
}

/** AWS writes `EXAMPLE` into each name and identifier of the tokens in its examples. */
const namesExample = (claims: JsonObject = {}): boolean =>
  Object.values(claims).some((value) => typeof value === "string" && value.includes("EXAMPLE"));

/** No clock is asked: a token that is valid for a day has expired when it is shipped, whenever that is. */
function classify(claims: JsonObject | undefined): SecretKindName | undefined {
  if (!claims) return undefined;
  const { role, sub, iat, exp } = claims;
  // What Supabase gives to browsers, and the token of a hundred introductions.
  if (role === "anon" || sub === "1234567890") return undefined;
  if (role === "service_role") return "supabase-key";
  const lifetime = typeof iat === "number" && typeof exp === "number" ? exp - iat : Infinity;
  return lifetime <= A_DAY ? "short-lived-jwt" : "jwt";
}

/** Three parts that are not JSON are not a token. */
function parsePart(part: string): JsonObject | undefined {
  return parseJsonObject(Buffer.from(part, "base64url").toString("utf8"));
}
