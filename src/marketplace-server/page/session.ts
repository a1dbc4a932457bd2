import { randomBytes } from "node:crypto";
import type { Answer, Asked } from "../../serving/answer.js";
import { shorten } from "../../text/safe.js";
import { isSameToken } from "../credentials.js";
import type { Marketplace } from "../call.js";
import { formatSessionCookie, readSessionCookie } from "../operations/session-cookie.js";
import { redirect, showPage } from "./answer-page.js";
import type { Viewer } from "./viewer.js";
import { renderSignIn } from "./sign-in-page.js";

const MOST_FORM_BYTES = 16 * 1024;
const MOST_SESSIONS = 100;
const LONGEST_NAME = 60;

/** Who is signed in, by the session. They end with the process. */
export type Sessions = Map<string, Required<Viewer>>;

export function findViewer(asked: Asked, base: string, sessions: Sessions): Viewer {
  return sessions.get(readSession(asked, base) ?? "") ?? { csrf: undefined };
}

export function signIn({ settings }: Marketplace, form: URLSearchParams, sessions: Sessions, asked: Asked): Answer {
  const next = readNext(form.get("next"));
  if (!isSameToken(form.get("token") ?? "", settings.tokens.review)) {
    const page = renderSignIn("This is not the review token.", next);
    return showPage(403, "Sign in", page, { csrf: undefined }, "/sign-in");
  }
  sessions.delete(readSession(asked, settings.base) ?? "");
  const [oldest] = sessions.keys();
  if (sessions.size >= MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  const session = randomBytes(24).toString("base64url");
  const name = shorten((form.get("name") ?? "").trim(), LONGEST_NAME);
  sessions.set(session, { csrf: randomBytes(24).toString("base64url"), name });
  return redirect(next, { "Set-Cookie": formatSessionCookie(settings.base, session) });
}

export function signOut({ settings }: Marketplace, asked: Asked, sessions: Sessions): Answer {
  sessions.delete(readSession(asked, settings.base) ?? "");
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
  const body = await asked.readBody(MOST_FORM_BYTES);
  return body && new URLSearchParams(Buffer.from(body).toString("utf8"));
}

/** Only a page of this server. */
export function readNext(next: string | null): string {
  return next !== null && /^\/(?:review(?:\/log)?|plugins\/[\w./%+-]*)?$/u.test(next) ? next : "/review";
}

function readSession({ headers }: Asked, base: string): string | undefined {
  return readSessionCookie(base, headers["cookie"]);
}
