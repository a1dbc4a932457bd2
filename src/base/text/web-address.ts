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
