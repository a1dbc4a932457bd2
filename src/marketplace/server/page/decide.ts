import type { Answer } from "../../serving/answer.js";
import { html } from "../../serving/html.js";
import { Refused } from "../refused.js";
import { findVersionAddress, type VersionRecord } from "../version-record.js";
import { redirect, showMessage, showPage, type PageCall } from "./answer-page.js";
import { renderFacts } from "./plugin-aside.js";
import { readReviewed } from "./reviewed.js";

/** What a reviewer can say. */
export type Choice = "approve" | "reject";

const MAX_REASON_LENGTH = 1000;
const CHANGED = "It has changed since you opened it. Open it again.";

/** Asks once more, and for the reason of a rejection. */
export function showConfirmation(call: PageCall, record: VersionRecord, choice: Choice): Answer {
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
export function decide({ marketplace, viewer }: PageCall, form: URLSearchParams): Answer {
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
