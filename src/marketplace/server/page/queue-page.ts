import type { Answer } from "../../serving/answer.js";
import { formatCount, formatNumber, formatSize, formatVerb } from "../../../base/text/numbers.js";
import { html, when } from "../../serving/html.js";
import { findVersionAddress } from "../version-record.js";
import { showPage, type PageCall } from "./answer-page.js";
import { formatTime } from "./words.js";

const MAX_ENTRIES = 100;

/** What waits for a decision, the one that waits longest first. */
export function showQueue({ marketplace, viewer }: PageCall): Answer {
  const queue = marketplace.storage
    .listInStates(["in-review"])
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const cards = queue.slice(0, MAX_ENTRIES).map((record) => {
    const { pluginId, version, artifact, createdAt, findings, submittedBy } = record;
    const warnings = findings.filter(({ severity }) => severity === "warning").length;
    const tag = when(warnings !== 0, () => html`<span class="tag warn">${formatCount(warnings, "warning")}</span>`);
    return html`<li class="row">
      <h2><a href="${findVersionAddress(record)}">${pluginId} ${version}</a></h2>
      <p class="facts">
        <span class="tag">${submittedBy.kind === "oidc" ? "verified workflow" : "token"}</span> ${tag}
        <span>${formatSize(artifact.size)}</span>
        <time datetime="${createdAt}">${formatTime(createdAt)}</time>
      </p>
    </li>`;
  });
  const left = queue.length - cards.length;
  const main = html`<h1>Review queue (${queue.length})</h1>
    ${
      queue.length === 0
        ? html`<div class="empty"><p>Nothing is waiting.</p></div>`
        : html`<ul class="rows">
            ${cards}
          </ul>`
    }
    ${when(left > 0, () => html`<p class="soft">${formatNumber(left)} more ${formatVerb(left)} waiting, to be shown when these are decided.</p>`)}`;
  return showPage(200, "Review queue", main, viewer, "/review");
}
