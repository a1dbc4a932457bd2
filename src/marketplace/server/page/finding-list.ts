import { html, type Html, when } from "../../serving/html.js";
import { formatCount, formatVerb } from "../../../base/text/numbers.js";
import type { VersionRecord } from "../version-record.js";
import type { Listing } from "../catalog/listing.js";
import { describePermission } from "./words.js";

const MAX_FINDINGS = 100;

/** What the checks, or a reviewer, have found in a version. */
export function renderFindings({ findings, findingsOmitted = 0 }: VersionRecord): Html {
  const shown = findings.slice(0, MAX_FINDINGS).map(({ ruleId, severity, message, location }) => {
    const line = location?.startLine === undefined ? "" : `:${String(location.startLine)}`;
    const place = when(location, ({ path }) => html`<code>${path}${line}</code> `);
    const tag = { error: "tag bad", warning: "tag warn", info: "tag" }[severity];
    return html`<li>
      <p><span class="${tag}">${severity}</span> ${message}</p>
      <p class="soft">${place}${ruleId}</p>
    </li>`;
  });
  const left = findings.length - shown.length + findingsOmitted;
  return html`<section class="panel" id="findings">
    <h2>Findings</h2>
    ${
      shown.length === 0
        ? html`<p>The checks found no problems.</p>`
        : html`<ul class="findings">
            ${shown}
          </ul>`
    }
    ${when(left > 0, () => html`<p class="soft">${formatCount(left, "more finding")} ${formatVerb(left)} not shown.</p>`)}
  </section>`;
}

/** Permissions in words: what each means, and what its author says that it is for. */
export function renderPermissions(permissions: Listing["permissions"], added: ReadonlySet<string> = new Set()): Html {
  if (permissions.length === 0) return html`<p>It needs no permissions.</p>`;
  const rows = permissions.map(({ type, description, required }) => {
    const { title, meaning, isSensitive } = describePermission(type);
    const isNew = when(added.has(type), () => html` <span class="tag warn">New</span>`);
    const optional = when(required === false, () => html` <span class="tag">Optional</span>`);
    const why = when(
      description !== undefined,
      () => html`<p class="said" dir="auto">The author says: ${description}</p>`,
    );
    return html`<li class="${isSensitive === true ? "permission sensitive" : "permission"}">
      <h3>${title} <code>${type}</code>${isNew}${optional}</h3>
      <p>${meaning}</p>
      ${why}
    </li>`;
  });
  return html`<ul class="permissions">
    ${rows}
  </ul>`;
}
