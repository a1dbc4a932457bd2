import { randomBytes } from "node:crypto";
import type { Answer, Asked } from "../../serving/answer.js";
import { shorten } from "../../../base/text/safe.js";
import type { OwnerToken } from "../owners.js";
import { isSameToken, noteUse } from "../credentials.js";
import type { Marketplace } from "../call.js";
import { redirect, showPage } from "./answer-page.js";
import type { Viewer } from "./layout.js";
import { html, type Html, when } from "../../serving/html.js";

const COOKIE_NAME = "marketplace-session";
const MAX_FORM_BYTES = 16 * 1024;
const MAX_SESSIONS = 100;
const MAX_NAME_LENGTH = 60;

interface Session extends Required<Viewer> {
  /** The id of the owner's token; `undefined` for the review token of the server. */
  readonly tokenId: string | undefined;
}

/** Who is signed in, by the session. They end with the process. */
export type Sessions = Map<string, Session>;

/** A session with an owner's token ends with that token. */
export function findViewer({ settings, storage, now }: Marketplace, asked: Asked, sessions: Sessions): Viewer {
  const session = sessions.get(readSessionCookie(settings.base, asked));
  if (session?.tokenId === undefined) return session ?? { csrf: undefined };
  const token = storage.owners.listTokens().find(({ id }) => id === session.tokenId);
  return token && mayReview(token, now()) ? session : { csrf: undefined };
}

function mayReview({ power, revokedAt, expiresAt }: OwnerToken, now: string): boolean {
  return power === "review" && revokedAt === undefined && (expiresAt === undefined || expiresAt > now);
}

/** Whose token this is; `undefined` if it may not review. */
function findReviewer(
  { settings, storage, now }: Marketplace,
  token: string,
  typed: string,
): Pick<Session, "actor" | "tokenId"> | undefined {
  if (isSameToken(token, settings.tokens.review)) return { actor: `reviewer ${typed}`.trim(), tokenId: undefined };
  const owned = storage.owners.findToken(token);
  if (!owned || !mayReview(owned, now())) return undefined;
  noteUse(storage, owned, now());
  return { actor: `owner ${owned.owner}, ${owned.id}`, tokenId: owned.id };
}

export function signIn(marketplace: Marketplace, asked: Asked, sessions: Sessions, form: URLSearchParams): Answer {
  const { settings } = marketplace;
  const next = readNext(form.get("next"));
  const typed = shorten((form.get("name") ?? "").trim(), MAX_NAME_LENGTH);
  const reviewer = findReviewer(marketplace, form.get("token") ?? "", typed);
  if (!reviewer) {
    const page = renderSignIn(
      "This token cannot be used to review. It may be wrong, revoked or expired, or meant for something else.",
      next,
    );
    return showPage(403, "Sign in", page, { csrf: undefined }, "/sign-in");
  }
  sessions.delete(readSessionCookie(settings.base, asked));
  const [oldest] = sessions.keys();
  if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  const session = randomBytes(24).toString("base64url");
  sessions.set(session, { csrf: randomBytes(24).toString("base64url"), ...reviewer });
  return redirect(next, { "Set-Cookie": formatSessionCookie(settings.base, session) });
}

export function signOut({ settings }: Marketplace, asked: Asked, sessions: Sessions): Answer {
  sessions.delete(readSessionCookie(settings.base, asked));
  return redirect("/", { "Set-Cookie": `${formatSessionCookie(settings.base, "")}; Max-Age=0` });
}

/** A browser names the site of a form. A program that names none has no cookie of a person either. */
export function isFromHere({ headers }: Asked, base: string): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  // Behind TLS only the public address is this site.
  const isPlain = base.startsWith("http:") && origin === `http://${host ?? ""}`;
  return origin === undefined || origin === new URL(base).origin || isPlain;
}

export async function readForm(asked: Asked): Promise<URLSearchParams | undefined> {
  const body = await asked.readBody(MAX_FORM_BYTES);
  return body && new URLSearchParams(Buffer.from(body).toString("utf8"));
}

/** Only a page of this server. */
export function readNext(next: string | null): string {
  return next !== null && /^\/(?:review(?:\/log)?|plugins\/[\w./%+-]*)?$/u.test(next) ? next : "/review";
}

/** The cookie of a session. Behind TLS no other host and no plain connection can set or see it. */
function formatSessionCookie(base: string, session: string): string {
  const secure = isSecure(base) ? "; Secure" : "";
  return `${findCookieName(base)}=${session}; HttpOnly; SameSite=Strict; Path=/${secure}`;
}

/** The session of a request, or "". Behind TLS only the cookie with the prefix counts: anybody may set others. */
function readSessionCookie(base: string, { headers }: Asked): string {
  return new RegExp(`(?:^|; )${findCookieName(base)}=([A-Za-z0-9_-]+)`, "u").exec(headers["cookie"] ?? "")?.[1] ?? "";
}

function findCookieName(base: string): string {
  return isSecure(base) ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
}

function isSecure(base: string): boolean {
  return base.startsWith("https:");
}

export function renderSignIn(problem: string | undefined, next: string): Html {
  const said = when(problem !== undefined, () => html`<p role="alert" class="banner bad">${problem}</p>`);
  return html`<div class="narrow">
    <h1>Sign in to review</h1>
    <p class="soft">Reviewers decide what is published here. Visitors need no account.</p>
    ${said}
    <form class="panel" method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <label for="token">Review token</label>
      <input id="token" name="token" type="password" autocomplete="off" required autofocus />
      <p class="soft">The server printed one when it was started. An owner’s own token works too, if it may review.</p>
      <label for="name">Your name <span class="soft">(optional)</span></label>
      <input id="name" name="name" maxlength="60" autocomplete="name" />
      <p class="soft">The log of decisions shows it, unchecked. With an owner’s token, it shows the owner instead.</p>
      <div class="actions"><button class="primary">Sign in</button></div>
    </form>
  </div>`;
}
