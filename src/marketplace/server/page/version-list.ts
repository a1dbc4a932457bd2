import { formatSize } from "../../../base/text/numbers.js";
import { html, type Html, when } from "../../serving/html.js";
import type { State } from "../../../generated/marketplace-types.js";
import type { Page } from "../catalog/catalog.js";
import { findVersionAddress, type VersionRecord, type VersionSummary } from "../version-record.js";
import { renderMarks, formatDay, STATES } from "./words.js";

/** Published versions, the newest first. */
export function renderVersions(pluginId: string, { items, nextCursor }: Page<VersionSummary>, shown: string): Html {
  const rows = items.map((summary) => {
    const { version, channel, artifact, createdAt, publishedAt = createdAt } = summary;
    const address = findVersionAddress(summary);
    const isShown = when(version === shown, () => html` aria-current="page"`);
    return html`<tr>
      <th scope="row"><a href="${address}" ${isShown}>${version}</a></th>
      <td><time datetime="${publishedAt}">${formatDay(publishedAt)}</time></td>
      <td>${channel}</td>
      <td>
        <a href="${address}/archive">${formatSize(artifact.size)}<span class="heard"> archive of ${version}</span></a>
      </td>
      <td class="wide">${renderMarks(summary)}</td>
    </tr>`;
  });
  const more = when(
    nextCursor !== undefined,
    () =>
      html`<p class="pages">
        <a class="button" href="/plugins/${pluginId}?versions=${nextCursor}#versions">Older versions</a>
      </p>`,
  );
  return html`${renderTable(["Version", "Published", "Channel", "Archive", "Notes"], rows)} ${more}`;
}

/** What only reviewers know of. */
export function renderUnpublished(records: readonly VersionRecord[]): Html {
  const rows = records.map(
    (record) =>
      html`<tr>
        <th scope="row"><a href="${findVersionAddress(record)}">${record.version}</a></th>
        <td><time datetime="${record.createdAt}">${formatDay(record.createdAt)}</time></td>
        <td>${renderState(record.state)}</td>
        <td class="wide">${renderMarks(record)}</td>
      </tr>`,
  );
  return html`<section class="panel">
    <h2>Not published</h2>
    <p class="soft">Only reviewers see this list.</p>
    ${renderTable(["Version", "Submitted", "State", "Notes"], rows)}
  </section>`;
}

export function renderState(state: State): Html {
  return html`<span class="state ${state}">${STATES[state]}</span>`;
}

/** A table that a narrow screen shows as a list: a heading for each column, and the rows. */
export function renderTable(headings: readonly string[], rows: readonly Html[], classes = "list"): Html {
  return html`<table class="${classes}">
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
