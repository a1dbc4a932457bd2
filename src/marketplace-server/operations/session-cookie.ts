import type { Asked } from "../../serving/answer.js";

const NAME = "marketplace-session";

/** The cookie of a session. Behind TLS no other host and no plain connection can set or see it. */
export function formatSessionCookie(base: string, session: string): string {
  const secure = isSecure(base) ? "; Secure" : "";
  return `${findName(base)}=${session}; HttpOnly; SameSite=Strict; Path=/${secure}`;
}

/** The session of a request, or "". Behind TLS only the cookie with the prefix counts: anybody may set others. */
export function readSessionCookie(base: string, { headers }: Asked): string {
  return new RegExp(`(?:^|; )${findName(base)}=([A-Za-z0-9_-]+)`, "u").exec(headers["cookie"] ?? "")?.[1] ?? "";
}

function findName(base: string): string {
  return isSecure(base) ? `__Host-${NAME}` : NAME;
}

function isSecure(base: string): boolean {
  return base.startsWith("https:");
}
