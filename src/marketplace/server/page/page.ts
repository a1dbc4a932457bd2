import type { Answer, Handle } from "../../serving/answer.js";
import { html, when } from "../../serving/html.js";
import { decodePercent } from "../../../base/text/decode.js";
import type { Marketplace } from "../call.js";
import { isSameToken } from "../credentials.js";
import { Refused } from "../refused.js";
import { makeAnswer, redirect, showMessage, showPage, type PageCall } from "./answer-page.js";
import { isReviewer } from "./viewer.js";
import { showAudit } from "./audit-page.js";
import type { Memory } from "./authored.js";
import { decide, showConfirmation } from "./decide.js";
import { showHome } from "./home-page.js";
import { SITE_ICON } from "./icon.js";
import { renderMessage } from "./layout.js";
import { showPlugin, showUnpublished } from "./plugin-page.js";
import { showPublish } from "./publish-page.js";
import { showQueue } from "./queue-page.js";
import { showReview } from "./review-page.js";
import { showSubmission } from "./submission-page.js";
import { findViewer, isFromHere, readForm, readNext, signIn, signOut, type Sessions } from "./session.js";
import { showArchive, showFile } from "./show-file.js";
import { renderSignIn } from "./sign-in-page.js";
import { STYLE } from "./style.js";

const PLUGIN = /^\/plugins\/([a-z0-9-]{1,200})(?:\/versions\/([^/]{1,200})(?:\/(archive|review|approve|reject))?)?$/u;

/** The pages for people: plugins for everybody, and the queue for whoever has a token that may review. */
export function makePage(marketplace: Marketplace): Handle {
  const sessions: Sessions = new Map();
  const memory: Memory = new Map();
  return async (asked) => {
    const before = findViewer(marketplace, asked, sessions);
    const isShown = asked.method === "GET" || asked.method === "HEAD";
    if (isShown) return showSafely({ marketplace, asked, viewer: before }, memory);
    if (asked.method !== "POST")
      return showMessage(405, "Not possible", "This page does not support this method.", before);
    if (!isFromHere(asked, marketplace.settings.base)) {
      return showMessage(403, "Refused", "This form was sent by another site.", before);
    }
    const form = await readForm(asked);
    if (form === undefined) return showMessage(413, "Too large", "The form is too large.", before);
    if (asked.path === "/sign-in") return signIn(marketplace, asked, sessions, form);
    // While the form was on its way, the token of the session may have been revoked.
    const viewer = findViewer(marketplace, asked, sessions);
    if (viewer.csrf === undefined || !isSameToken(form.get("csrf") ?? "", viewer.csrf)) {
      return showMessage(403, "Refused", "Your session has ended. Sign in again.", { csrf: undefined });
    }
    if (asked.path === "/sign-out") return signOut(marketplace, asked, sessions);
    const call: PageCall = { marketplace, asked, viewer };
    return asked.path === "/review" ? decide(call, form) : showMissing(call);
  };
}

function showSafely(call: PageCall, memory: Memory): Answer {
  try {
    return showPath(call, memory) ?? showMissing(call);
  } catch (error) {
    if (error instanceof Refused) return showMessage(400, "Not possible", error.message, call.viewer);
    throw error;
  }
}

/** `undefined` for what is not there, and for what this viewer may not see. */
function showPath(call: PageCall, memory: Memory): Answer | undefined {
  const { viewer, asked } = call;
  const { path, query } = asked;
  if (path === "/") return showHome(call);
  if (path === "/publish") return showPublish(call);
  if (path === "/style.css") return makeAnswer(200, STYLE, { "Content-Type": "text/css; charset=utf-8" });
  if (path === "/icon.svg") return makeAnswer(200, SITE_ICON, { "Content-Type": "image/svg+xml" });
  if (path === "/sign-in") {
    return showPage(200, "Sign in", renderSignIn(undefined, readNext(query.get("next"))), viewer, path);
  }
  if (path === "/review" || path === "/review/log") {
    if (!isReviewer(viewer)) return redirect(`/sign-in?next=${encodeURIComponent(path)}`);
    return path === "/review" ? showQueue(call) : showAudit(call);
  }
  if (path.startsWith("/files/")) return showFile(call);
  const [, pluginId, coded, part] = PLUGIN.exec(path) ?? [];
  if (pluginId === undefined) return undefined;
  const version = when(coded, decodePercent);
  if (part === "archive") return showArchive(call, pluginId, version ?? "");
  if (part === undefined) {
    const shown = showPlugin(call, pluginId, version, memory);
    if (shown || version === undefined) return shown ?? showUnpublished(call, pluginId);
  }
  const record = call.marketplace.storage.findVersion(pluginId, version ?? "");
  if (!record) return undefined;
  if (!isReviewer(viewer)) return when(part === undefined, () => showSubmission(call, record));
  return part === undefined || part === "review"
    ? showReview(call, record, memory)
    : showConfirmation(call, record, part === "reject" ? part : "approve");
}

/** What is not published looks like what is not there to everybody who is not signed in. */
function showMissing({ asked, viewer }: PageCall): Answer {
  const text = "There is no such page, or it is not public.";
  const next = encodeURIComponent(readNext(asked.path));
  const link = isReviewer(viewer)
    ? undefined
    : html`<a class="button" href="/sign-in?next=${next}">Sign in to review</a>`;
  return showPage(404, "Not found", renderMessage(404, "Not found", text, link), viewer);
}
