import type { Answer } from "../../serving/answer.js";
import { html, type Html, when } from "../../serving/html.js";
import { getOwn } from "../../../base/text/json/json-object.js";
import type { ListedEntry } from "../administration/audit-log.js";
import { findVersionAddress } from "../version-record.js";
import { showPage, type PageCall } from "./answer-page.js";
import { formatTime } from "./words.js";

const MAX_ENTRIES = 50;

/** Who did what, the last first. */
export function showAudit({ marketplace, asked, viewer }: PageCall): Answer {
  const before = /^\d{1,15}$/u.exec(asked.query.get("before") ?? "")?.[0];
  const query = { most: MAX_ENTRIES + 1, before: when(before !== undefined, () => Number(before)) };
  const found = marketplace.storage.audit.list(query);
  const shown = found.slice(0, MAX_ENTRIES);
  const last = shown.at(-1);
  const more = when(
    found.length > MAX_ENTRIES && last,
    ({ number }) => html`<p class="pages"><a class="button" href="/review/log?before=${number}">Older entries</a></p>`,
  );
  const empty = html`<div class="empty"><p>Nothing has happened yet.</p></div>`;
  const main = html`<h1>Log</h1>
    <p class="soft">
      Entries are only ever added. The name after “reviewer” is the one entered at sign-in. An owner is identified by a
      token.
    </p>
    ${shown.length === 0 ? empty : html`<div class="panel">${renderAudit(shown)}</div>`}${more}`;
  return showPage(200, "Log", main, viewer, "/review/log");
}

const TAGS: Readonly<Record<string, string>> = { approve: "tag good", reject: "tag bad" };

export function renderAudit(entries: readonly ListedEntry[]): Html {
  const rows = entries.map(({ at, actor, action, plugin, version, details }) => {
    const about = renderAbout(plugin, version);
    const tag = getOwn(TAGS, action) ?? "tag";
    return html`<li>
      <p>
        <span class="${tag}">${action}</span> ${about} by <bdi>${actor}</bdi>,
        <time datetime="${at}">${formatTime(at)}</time>
      </p>
      ${when(details !== undefined, () => html`<p class="said" dir="auto">${details}</p>`)}
    </li>`;
  });
  return html`<ul class="findings">
    ${rows}
  </ul>`;
}

function renderAbout(plugin: string | undefined, version: string | undefined): Html | undefined {
  if (plugin === undefined) return undefined;
  if (version === undefined) return html`<a href="/plugins/${plugin}">${plugin}</a>`;
  return html`<a href="${findVersionAddress({ pluginId: plugin, version })}">${plugin} ${version}</a>`;
}
