import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Answer, Asked } from "../../marketplace/serving/answer.js";

/*
 * Who may ask the two servers. Every user of the machine and every page in the browser can reach a port on 127.0.0.1,
 * and a browser sends cookies to all ports of a host. So a request must name this server, come from its own page, and
 * have the session's cookie. The cookie belongs to a path that nobody can guess: no other port ever gets it.
 *
 * No browser sends a strict cookie to the frame, which is on another site. So the path alone is its secret. Only the
 * workbench and the plugin know it, and nothing is below it that the plugin may not have.
 */

/** A secret that a browser keeps for one of the servers. */
export interface Session {
  /** The path that all of the server is below: `/…/`. */
  readonly path: string;
  /** Left out where the path alone is the secret. */
  readonly cookie?: string;
}

const COOKIE = "preview";
const SECRET_BYTES = 24;

export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

export function makePath(): string {
  return `/${makeSecret()}/`;
}

/** The header that gives a session to a browser. */
export function formatCookie({ path, cookie }: Required<Session>): string {
  return `${COOKIE}=${cookie}; HttpOnly; SameSite=Strict; Path=${path}`;
}

/** Whether two secrets are the same, in a time that says nothing of them. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

export interface Gate {
  /** The addresses that the server is known by, such as http://127.0.0.1:4700. */
  readonly bases: readonly string[];
  readonly session: Session;
  /** Whether its documents are shown in a frame of another page only. Their policy says of which. */
  readonly isFramed?: boolean;
}

/** A path below the session's, or the refusal of the request. */
export function passGate(asked: Asked, { bases, session, isFramed = false }: Gate): { readonly path: string } | Answer {
  const refused = refuseForeign(asked, bases);
  if (refused) return refused;
  if (!isBelow(asked.path, session.path) || !hasCookie(asked, session)) return NO_SESSION;
  const site = asked.headers["sec-fetch-site"];
  const isDocument = asked.method === "GET" && asked.headers["sec-fetch-mode"] === "navigate";
  const target = isFramed ? "iframe" : "document";
  const isOpened = isDocument && asked.headers["sec-fetch-dest"] === target;
  if (isDocument && !isOpened) return refuse("This page cannot be shown there");
  // Browsers of before 2023 do not say where a request comes from: the cookie is not sent from other sites.
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  if (!isOwn && !isOpened) return refuse("Only its own page may request this");
  // A service worker would outlive this session, and answer for the next plugin on this port.
  if (asked.headers["service-worker"] !== undefined) return refuse("Service workers are not served");
  return { path: asked.path.slice(session.path.length) };
}

/** Refuses what is meant for another server, or sent by the page of another one. */
export function refuseForeign(asked: Asked, bases: readonly string[]): Answer | undefined {
  const base = bases.find((one) => new URL(one).host === asked.headers["host"]);
  if (base === undefined) return refuse("The header Host does not name this server");
  const { origin } = asked.headers;
  if (origin !== undefined && origin !== base) return refuse("Only its own page may request this");
  if (asked.method === "GET" || asked.method === "HEAD") return undefined;
  if (asked.method !== "POST") return { status: 405, headers: { ...TEXT, Allow: "GET, HEAD, POST" }, body: "No\n" };
  return origin === undefined ? refuse("The header Origin is missing") : undefined;
}

function isBelow(path: string, secret: string): boolean {
  return isSameSecret(path.slice(0, secret.length), secret);
}

/** All cookies of the name are looked at: a page on another port could have set one, too. */
function hasCookie({ headers }: Asked, { cookie }: Session): boolean {
  if (cookie === undefined) return true;
  const cookies = (headers["cookie"] ?? "").split("; ").filter((one) => one.startsWith(`${COOKIE}=`));
  return cookies.some((one) => isSameSecret(one.slice(COOKIE.length + 1), cookie));
}

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

export function refuse(why: string, status = 403): Answer {
  return { status, headers: { ...TEXT, ...COMMON_HEADERS }, body: `${why}.\n` };
}

/**
 * The policy of a server's pages goes with all that it answers: a worker and a picture that is shown by itself have the
 * policy that came with their own file, and not that of the page.
 */
export function withPolicy(answer: Answer, policy: string): Answer {
  return { ...answer, headers: { ...answer.headers, "Content-Security-Policy": policy } };
}

/** What every answer has. There is no header of CORS: no other origin may read anything. */
export const COMMON_HEADERS = {
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

const NO_SESSION = refuse("Open the address that the terminal shows");
