import { html, type Html, when } from "../../serving/html.js";
import { formatCount, formatVerb } from "../../../base/text/numbers.js";
import type { VersionRecord } from "../version-record.js";

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
