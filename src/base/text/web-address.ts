/** Why a text is not an address that a browser opens: absolute, `http:` or `https:`, with a host, without credentials. */
export type AddressFault =
  | { readonly kind: "credentials" }
  | { readonly kind: "relative" }
  | { readonly kind: "scheme"; readonly scheme: string }
  | { readonly kind: "characters"; readonly character: string }
  | { readonly kind: "host" }
  | { readonly kind: "unreadable" };

const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** `\\` counts as `/`, as browsers have it. */
const USER = /^(?:([a-z][a-z0-9+.-]*):)?([/\\]*)([^/?#\\]*)@/iu;
/** What every address may hold; only of others is it asked what they hold, as classes of Unicode are slow to compile. */
const PLAIN = /^[!#-;=?-[\]_a-z~]*$/u;
/** No name of the internet is longer. */
const MAX_HOST_LENGTH = 255;

export function findAddressFault(text: string): AddressFault | undefined {
  if (hasCredentials(text)) return { kind: "credentials" };
  const scheme = SCHEME.exec(text.trimStart())?.[1]?.toLowerCase();
  if (scheme === undefined || isHostAndPort(text)) return { kind: "relative" };
  if (scheme !== "http" && scheme !== "https") return { kind: "scheme", scheme };
  const foreign = PLAIN.test(text) ? undefined : /[\s\p{Cc}\p{Cf}\p{Cs}\\"<>^`{|}]/u.exec(text)?.[0];
  if (foreign !== undefined) return { kind: "characters", character: foreign };
  const authority = /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? "";
  if (authority.includes("@")) return { kind: "credentials" };
  if (authority === "" || authority.startsWith(":")) return { kind: "host" };
  if (authority.length <= MAX_HOST_LENGTH && isReadable(text)) return undefined;
  return { kind: "unreadable" };
}

/** Whether an address carries a user's name or password; the `git@` of `ssh://git@host` is neither. */
function hasCredentials(text: string): boolean {
  const [found, scheme, slashes, user] = USER.exec(text.trimStart()) ?? [];
  if (found === undefined || user === "git") return false;
  if (scheme === undefined) return slashes !== "";
  return scheme.toLowerCase() !== "mailto";
}

/** `localhost:8080/a` begins with no scheme, though it looks so. */
function isHostAndPort(text: string): boolean {
  return /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/iu.test(text);
}

function isReadable(text: string): boolean {
  try {
    return new URL(text).hostname !== "";
  } catch {
    return false;
  }
}

/** No name of the internet is longer. */
const MAX_DOMAIN = 255;
// The local part and the host of ajv-formats' `email`. The tests compare both; every label is read once.
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;

/** Whether a text is an e-mail address; its domain may be an international one, such as `münchen.example`. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  // Signs would mean something else in a URL, which knows how such a domain is written in ASCII.
  // A letter that stands for another one, such as K for K, is no domain's.
  const isInternational =
    at > 0 &&
    domain === domain.normalize("NFKC") &&
    domain.length <= MAX_DOMAIN &&
    /[^\0-\x7f]/u.test(domain) &&
    !/[\0-,/:-@[-`{-\x7f]/u.test(domain);
  return ADDRESS.test(isInternational ? `${text.slice(0, at)}@${toAscii(domain)}` : text);
}

function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
