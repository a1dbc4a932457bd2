/** The cookie of a session. Behind TLS no other host and no plain connection can set or see it. */
export function formatSessionCookie(base: string, session: string): string {
  const [prefix, secure] = base.startsWith("https:") ? ["__Host-", "; Secure"] : ["", ""];
  return `${prefix}marketplace-session=${session}; HttpOnly; SameSite=Strict; Path=/${secure}`;
}

/** Behind TLS only the cookie with the prefix counts: any other may have been set by somebody else. */
export function readSessionCookie(base: string, cookies: string | undefined): string | undefined {
  const name = base.startsWith("https:") ? "__Host-marketplace-session" : "marketplace-session";
  return new RegExp(`(?:^|; )${name}=([A-Za-z0-9_-]+)`, "u").exec(cookies ?? "")?.[1];
}
