import { randomBytes } from "node:crypto";
import type { Answer, Asked, Handle } from "../../serving/answer.js";
import type { Marketplace } from "../call.js";
import { isSameToken } from "../credentials.js";
import { formatSessionCookie, readSessionCookie } from "../operations/session-cookie.js";
import { Refused } from "../refused.js";
import type { Html } from "../../serving/html.js";
import { ICON, STYLE } from "./style.js";
import {
  renderHome,
  renderLayout,
  renderMessage,
  renderPlugin,
  renderSignIn,
  renderVersion,
  type Viewer,
} from "./views.js";
import { decodePercent } from "../../text/decode.js";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MOST_FORM_BYTES = 16 * 1024;
const MOST_SESSIONS = 100;
const MOST_LISTED = 50;

/** The page for people: plugins, versions, and for whoever has the review token, the queue. */
export function makePage(marketplace: Marketplace): Handle {
  /** The token of a session's forms, by the session. They end with the process. */
  const sessions = new Map<string, string>();
  return async (asked) => {
    const viewer = findViewer(asked, marketplace.settings.base, sessions);
    if (asked.method === "GET" || asked.method === "HEAD") return showSafely(marketplace, asked, viewer);
    if (asked.method !== "POST") return showMessage(405, "Not possible", "This page has no such method.", viewer);
    if (!isFromHere(asked, marketplace.settings.base)) {
      return showMessage(403, "Refused", "This form was sent by another site.", viewer);
    }
    const form = await readForm(asked);
    if (form === undefined) return showMessage(413, "Too much", "The form has too many bytes.", viewer);
    if (asked.path === "/sign-in") return signIn(marketplace, form, sessions, asked);
    if (viewer.csrf === undefined || !isSameToken(form.get("csrf") ?? "", viewer.csrf)) {
      return showMessage(403, "Refused", "Your session has ended. Sign in again.", { csrf: undefined });
    }
    if (asked.path === "/sign-out") return signOut(marketplace, asked, sessions);
    if (asked.path === "/review") return decide(marketplace, form, viewer);
    return showMessage(404, "Not found", "There is no such page.", viewer);
  };
}

function showSafely(marketplace: Marketplace, asked: Asked, viewer: Viewer): Answer {
  try {
    return showPath(marketplace, asked, viewer);
  } catch (error) {
    if (error instanceof Refused) return showMessage(400, "Not possible", error.message, viewer);
    throw error;
  }
}

function showPath(marketplace: Marketplace, { path, query }: Asked, viewer: Viewer): Answer {
  if (path === "/style.css") return makeAnswer(200, STYLE, { "Content-Type": "text/css; charset=utf-8" });
  if (path === "/icon.svg") return makeAnswer(200, ICON, { "Content-Type": "image/svg+xml" });
  if (path === "/sign-in")
    return showPage(200, "Sign in", renderSignIn(undefined, readNext(query.get("next"))), viewer);
  if (path === "/") {
    const isReviewer = viewer.csrf !== undefined;
    const queue = isReviewer ? marketplace.storage.listInStates(["in-review"]) : [];
    const page = marketplace.storage.catalog.listPlugins({
      most: MOST_LISTED,
      cursor: query.get("cursor") ?? undefined,
    });
    return showPage(200, "Plugins", renderHome(queue, page, viewer), viewer);
  }
  const [, pluginId, version, archive] =
    /^\/plugins\/([a-z0-9-]{1,200})(?:\/versions\/([^/]{1,200})(\/archive)?)?$/u.exec(path) ?? [];
  if (pluginId !== undefined) {
    const archived =
      archive === undefined ? undefined : makeArchiveAnswer(marketplace, pluginId, version ?? "", viewer);
    return archived ?? showPlugin(marketplace, path, pluginId, version, viewer);
  }
  return showMessage(404, "Not found", "There is no such page.", viewer);
}

function showPlugin(
  marketplace: Marketplace,
  path: string,
  pluginId: string,
  version: string | undefined,
  viewer: Viewer,
): Answer {
  const isReviewer = viewer.csrf !== undefined;
  const { storage } = marketplace;
  if (version === undefined) {
    const query = {
      pluginId,
      channel: undefined,
      before: undefined,
      most: MOST_LISTED,
      mostBytes: 1024 * 1024,
      publishedOnly: !isReviewer,
    };
    const versions = storage.listVersions(query).map(({ record }) => record);
    if (versions.length > 0) return showPage(200, pluginId, renderPlugin(pluginId, versions), viewer);
  } else {
    const record = storage.findVersion(pluginId, decodePercent(version));
    if (record && (isReviewer || record.state === "published")) {
      return showPage(200, `${pluginId} ${record.version}`, renderVersion(record, viewer), viewer);
    }
  }
  // What is not published is shown to nobody who is not signed in, not even that it exists.
  if (!isReviewer) return redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  return showMessage(404, "Not found", "There is no such plugin or version.", viewer);
}

/** `undefined` if there is none, or this viewer may not have it. */
function makeArchiveAnswer(
  { storage, archives }: Marketplace,
  pluginId: string,
  version: string,
  viewer: Viewer,
): Answer | undefined {
  const record = storage.findVersion(pluginId, decodePercent(version));
  if (!record || !(record.state === "published" || viewer.csrf !== undefined)) return undefined;
  const { filename, mediaType, sha256 } = record.artifact;
  const bytes = archives.read(sha256);
  const headers = { "Content-Type": mediaType, "Content-Disposition": `attachment; filename="${filename}"` };
  return bytes && makeAnswer(200, bytes, headers);
}

function signIn({ settings }: Marketplace, form: URLSearchParams, sessions: Map<string, string>, asked: Asked): Answer {
  const next = readNext(form.get("next"));
  if (!isSameToken(form.get("token") ?? "", settings.tokens.review)) {
    return showPage(403, "Sign in", renderSignIn("This is not the review token.", next), { csrf: undefined });
  }
  sessions.delete(readSessionCookie(settings.base, asked.headers["cookie"]) ?? "");
  const [oldest] = sessions.keys();
  if (sessions.size >= MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  const session = randomBytes(24).toString("base64url");
  sessions.set(session, randomBytes(24).toString("base64url"));
  return redirect(next, { "Set-Cookie": formatSessionCookie(settings.base, session) });
}

function signOut({ settings }: Marketplace, asked: Asked, sessions: Map<string, string>): Answer {
  sessions.delete(readSessionCookie(settings.base, asked.headers["cookie"]) ?? "");
  return redirect("/", { "Set-Cookie": `${formatSessionCookie(settings.base, "")}; Max-Age=0` });
}

function decide(marketplace: Marketplace, form: URLSearchParams, viewer: Viewer): Answer {
  const { storage, transitions, jobs, now } = marketplace;
  const pluginId = form.get("plugin") ?? "";
  const version = form.get("version") ?? "";
  const decision = form.get("decision");
  const reason = (form.get("reason") ?? "").trim().slice(0, 1000);
  if (decision !== "approve" && decision !== "reject") {
    return showMessage(400, "Not possible", "Choose to approve or to reject.", viewer);
  }
  if (decision === "reject" && reason === "") {
    return showMessage(400, "A reason is needed", "Say why you reject it: its author reads that.", viewer);
  }
  try {
    storage.change(`${decision} ${pluginId}@${version}`, () => {
      const record = storage.findVersion(pluginId, version);
      // A person decides about what they saw.
      if (record?.revision !== Number(form.get("revision"))) {
        throw new Refused("precondition-failed", "It was changed since you looked at it. Look again.");
      }
      const next =
        decision === "approve" ? transitions.approve(record, now()) : transitions.reject(record, reason, now());
      storage.saveVersion(next);
    });
  } catch (error) {
    if (error instanceof Refused) return showMessage(409, "Not possible", error.message, viewer);
    throw error;
  }
  jobs.announceChange(pluginId, version);
  return redirect("/#queue");
}

function findViewer(asked: Asked, base: string, sessions: ReadonlyMap<string, string>): Viewer {
  return { csrf: sessions.get(readSessionCookie(base, asked.headers["cookie"]) ?? "") };
}

/** A browser names the site of a form. A program that names none has no cookie of a person either. */
function isFromHere({ headers }: Asked, base: string): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  // Behind TLS only the public address is this site.
  const isPlain = base.startsWith("http:") && origin === `http://${host ?? ""}`;
  return origin === undefined || origin === new URL(base).origin || isPlain;
}

async function readForm(asked: Asked): Promise<URLSearchParams | undefined> {
  const body = await asked.readBody(MOST_FORM_BYTES);
  return body && new URLSearchParams(Buffer.from(body).toString("utf8"));
}

/** Only a page of this server. */
function readNext(next: string | null): string {
  return next !== null && /^\/(?:plugins\/[\w./%+-]*)?$/u.test(next) ? next : "/";
}

function showMessage(status: number, title: string, text: string, viewer: Viewer): Answer {
  return showPage(status, title, renderMessage(title, text), viewer);
}

function showPage(status: number, title: string, main: Html, viewer: Viewer): Answer {
  return makeAnswer(status, renderLayout(title, viewer, main), { "Content-Type": "text/html; charset=utf-8" });
}

function redirect(to: string, headers: Answer["headers"] = {}): Answer {
  return makeAnswer(303, "", { Location: to, ...headers });
}

function makeAnswer(status: number, body: string | Uint8Array, headers: Answer["headers"]): Answer {
  const safe = { "Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY" };
  return { status, body, headers: { ...safe, ...headers } };
}
