import type { Answer } from "../../serving/answer.js";
import { html, type Html } from "../../serving/html.js";
import type { ListedDecision } from "../storage/page-storage.js";
import { showPage, type PageCall } from "./answer-page.js";
import { findVersionAddress } from "./version-list.js";
import { formatTime } from "./words.js";

const MOST = 50;

/** Who decided what, the last decision first. */
export function showDecisionLog({ marketplace, asked, viewer }: PageCall): Answer {
  const before = /^\d{1,15}$/u.exec(asked.query.get("before") ?? "")?.[0];
  const found = marketplace.storage.pages.listDecisions({
    most: MOST + 1,
    before: before === undefined ? undefined : Number(before),
  });
  const shown = found.slice(0, MOST);
  const last = shown.at(-1);
  const more =
    found.length > MOST && last
      ? html`<p class="pages"><a class="button" href="/review/log?before=${last.id}">Older decisions</a></p>`
      : undefined;
  const main = html`<h1>Log of decisions</h1>
    <p class="soft">Decisions are only ever added. Names are as reviewers gave them when they signed in.</p>
    ${shown.length === 0 ? html`<div class="empty"><p>Nobody has decided anything yet.</p></div>` : renderDecisions(shown, true)}${more}`;
  return showPage(200, "Log of decisions", main, viewer, "/review/log");
}

export function renderDecisions(decisions: readonly ListedDecision[], withVersion = false): Html {
  const rows = decisions.map(
    ({ at, by, pluginId, version, sha256, decision, reason }) =>
      html`<li>
        <p>
          <span class="${decision === "approve" ? "tag good" : "tag bad"}"
            >${decision === "approve" ? "approved" : "rejected"}</span
          >
          ${withVersion ? html`<a href="${findVersionAddress({ pluginId, version })}">${pluginId} ${version}</a>` : undefined}
          by <bdi>${by === "" ? "a reviewer without a name" : by}</bdi>, <time datetime="${at}">${formatTime(at)}</time>
        </p>
        ${reason === "" ? undefined : html`<p class="said" dir="auto">${reason}</p>`}
        <p class="soft">SHA-256 <code>${sha256.slice(0, 16)}…</code></p>
      </li>`,
  );
  return html`<ul class="findings">
    ${rows}
  </ul>`;
}
