import type { Answer, Handle } from "../../serving/answer.js";
import { html, when } from "../../serving/html.js";
import { decodePercent } from "../../../base/text/decode.js";
import type { Marketplace } from "../call.js";
import { isSameToken } from "../credentials.js";
import { Refused } from "../refused.js";
import { makeAnswer, redirect, showMessage, showPage, type PageCall } from "./answer-page.js";
import { isReviewer, renderMessage, SITE_ICON } from "./layout.js";
import { showAudit } from "./audit-page.js";
import type { Memory } from "./authored.js";
import { showHome, showQueue } from "./home-page.js";
import { showPlugin, showUnpublished, showPublish, showSubmission } from "./plugin-page.js";
import { showReview } from "./review-page.js";
import { findViewer, isFromHere, readForm, readNext, signIn, signOut, type Sessions, renderSignIn } from "./session.js";
import { STYLE } from "./style.js";
import { findVersionAddress, type VersionRecord } from "../version-record.js";
import { renderFacts } from "./plugin-aside.js";
import { readReviewed } from "./reviewed.js";

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

/** What a reviewer can say. */
type Choice = "approve" | "reject";

const MAX_REASON_LENGTH = 1000;
const CHANGED = "It has changed since you opened it. Open it again.";

/** Asks once more, and for the reason of a rejection. */
function showConfirmation(call: PageCall, record: VersionRecord, choice: Choice): Answer {
  const { viewer, asked, marketplace } = call;
  if (record.state !== "in-review")
    return showMessage(409, "Not possible", "This version is not waiting for a decision.", viewer);
  // A person decides about what they saw.
  if (asked.query.get("revision") !== String(record.revision)) return showMessage(409, "Not possible", CHANGED, viewer);
  const { pluginId, version, artifact, release, submittedBy } = record;
  const { listing, before } = readReviewed(marketplace.storage, record);
  const isApproval = choice === "approve";
  const published =
    release === "manual"
      ? "Its publisher can then publish it."
      : "It is published immediately. Everyone can install it, and its version number cannot be used again.";
  const rejected = "The author can read your reason, and can submit the version again with other bytes.";
  const follows = isApproval ? published : rejected;
  const reason = html`<label for="reason">Reason <span class="soft">(the author can read it)</span></label>
    <textarea id="reason" name="reason" rows="4" maxlength="${MAX_REASON_LENGTH}" required autofocus></textarea>`;
  const words = isApproval ? "Approve" : "Reject";
  const main = html`<div class="narrow">
    <h1>${words} ${pluginId} ${version}?</h1>
    <p class="lead">${follows}</p>
    ${renderFacts([
      ["Name", html`<bdi>${listing?.name ?? pluginId}</bdi>`],
      ["After", html`${before?.record.version ?? "nothing: it is the first version"}`],
      ["Permissions", html`${listing?.permissions.map(({ type }) => type).join(", ") || "none"}`],
      ["Submitted by", html`${submittedBy.workflowRef ?? "a token of the server"}`],
      ["SHA-256", html`<code class="digest">${artifact.sha256}</code>`],
    ])}
    <form class="panel" method="post" action="/review">
      <input type="hidden" name="csrf" value="${viewer.csrf}" />
      <input type="hidden" name="plugin" value="${pluginId}" />
      <input type="hidden" name="version" value="${version}" />
      <input type="hidden" name="revision" value="${record.revision}" />
      ${isApproval ? undefined : reason}
      <div class="actions">
        <button class="${choice}" name="decision" value="${choice}">${words} ${version}</button>
        <a class="button" href="${findVersionAddress(record)}">Back to the review</a>
      </div>
    </form>
  </div>`;
  return showPage(200, `${words} ${pluginId} ${version}`, main, viewer);
}

/** Makes a decision, and writes it into the log. */
function decide({ marketplace, viewer }: PageCall, form: URLSearchParams): Answer {
  const { storage, transitions, jobs, now } = marketplace;
  const pluginId = form.get("plugin") ?? "";
  const version = form.get("version") ?? "";
  const decision = form.get("decision");
  const reason = (form.get("reason") ?? "").trim().slice(0, MAX_REASON_LENGTH);
  if (decision !== "approve" && decision !== "reject") {
    return showMessage(400, "Not possible", "Choose to approve or reject.", viewer);
  }
  if (decision === "reject" && reason === "") {
    return showMessage(400, "A reason is needed", "Give a reason for the rejection: the author can read it.", viewer);
  }
  try {
    storage.change(`${decision} ${pluginId}@${version}`, () => {
      const record = storage.findVersion(pluginId, version);
      if (record?.revision !== Number(form.get("revision"))) throw new Refused("precondition-failed", CHANGED);
      const at = now();
      const next = decision === "approve" ? transitions.approve(record, at) : transitions.reject(record, reason, at);
      storage.saveVersion(next);
      const details = decision === "reject" ? reason : `SHA-256 ${record.artifact.sha256}`;
      const { actor = "reviewer" } = viewer;
      storage.audit.add({ at, actor, action: decision, plugin: pluginId, version, details });
    });
  } catch (error) {
    if (error instanceof Refused) return showMessage(409, "Not possible", error.message, viewer);
    throw error;
  }
  jobs.announceChange(pluginId, version);
  return redirect("/review");
}

/** A file of a stranger shares its origin with the reviewer's session: nothing in it may run, or be taken for a page. */
const HEADERS = {
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
};
/** What was taken down is gone by then from every browser. */
const KEPT_SECONDS = 600;

/** An image of an archive; `undefined` for all else, and for what this viewer may not see. */
function showFile({ marketplace, asked, viewer }: PageCall): Answer | undefined {
  const [, pluginId = "", version = "", path = ""] =
    /^\/files\/([a-z0-9-]{1,200})\/([^/]{1,200})\/([^?]{1,2000})$/u.exec(asked.path) ?? [];
  const { storage, images } = marketplace;
  const image = storage.pages.findImage(pluginId, decodePercent(version), decodePercent(path));
  if (!image || !(image.isPublished || isReviewer(viewer))) return undefined;
  const { sha256, mediaType, isPublished } = image;
  const tag = `"${sha256}"`;
  const kept = isPublished ? { "Cache-Control": `private, max-age=${String(KEPT_SECONDS)}`, ETag: tag } : {};
  if (isPublished && asked.headers["if-none-match"] === tag) return { status: 304, headers: { ...HEADERS, ...kept } };
  const bytes = images.read(sha256);
  return bytes && makeAnswer(200, bytes, { "Content-Type": mediaType, ...HEADERS, ...kept });
}

/** The archive of a version; `undefined` if there is none, it was taken down, or this viewer may not have it. */
function showArchive({ marketplace, viewer }: PageCall, pluginId: string, version: string): Answer | undefined {
  const { storage, archives } = marketplace;
  const record = storage.findVersion(pluginId, version);
  if (!record || record.takenDown || !(record.state === "published" || isReviewer(viewer))) return undefined;
  const { filename, mediaType, sha256 } = record.artifact;
  const bytes = archives.read(sha256);
  const headers = { "Content-Type": mediaType, "Content-Disposition": `attachment; filename="${filename}"` };
  return bytes && makeAnswer(200, bytes, headers);
}
