import type { State } from "../../../generated/marketplace-types.js";
import { formatSize } from "../../../base/text/numbers.js";
import type { Answer } from "../../serving/answer.js";
import { html } from "../../serving/html.js";
import { isSameToken } from "../credentials.js";
import type { VersionRecord } from "../version-record.js";
import { showPage, type PageCall } from "./answer-page.js";
import { renderFindings } from "./finding-list.js";
import { renderFacts, renderMoment } from "./plugin-aside.js";
import { renderState } from "./version-list.js";
import { describeMarks } from "./version-marks.js";

/** What a state means for whoever has submitted a version. */
const MEANINGS: Readonly<Record<State, string>> = {
  "awaiting-upload": "The version is announced, but its archive has not arrived. Run the release again.",
  received: "The archive is waiting for its checks. They take at most a minute. Reload this page.",
  validating: "The archive is being checked. This takes at most a minute. Reload this page.",
  "in-review": "A reviewer will decide about it. Until then, it is not public.",
  approved: "A reviewer has approved it. It becomes public when its publisher runs the release again.",
  rejected: "It is not published. Fix the findings, and submit the version again.",
  failed: "The server could not check it. The findings say why. Run the release again.",
  withdrawn: "It is withdrawn, and not public.",
  published: "It is public.",
};

/**
 * What becomes of a submission, for whoever holds its link: its author has no session here. It shows nothing of the
 * archive. `undefined` without the key of the link.
 */
export function showSubmission({ marketplace, asked, viewer }: PageCall, record: VersionRecord): Answer | undefined {
  const key = asked.query.get("key");
  if (key === null || !isSameToken(key, marketplace.storage.pages.makeKey(record))) return undefined;
  const { pluginId, version, state, artifact, channel, createdAt, updatedAt } = record;
  const main = html`<h1>${pluginId} ${version}</h1>
    <p class="facts">${renderState(state)}</p>
    <p class="lead">${MEANINGS[state]}</p>
    ${describeMarks(record)}
    <section class="panel">
      <h2>Submission</h2>
      ${renderFacts([
        ["Submitted", renderMoment(createdAt)],
        ["Changed", renderMoment(updatedAt)],
        ["Channel", html`${channel}`],
        ["Archive", html`${artifact.filename}, ${formatSize(artifact.size)}`],
        ["SHA-256", html`<code class="digest">${artifact.sha256}</code>`],
      ])}
    </section>
    ${renderFindings(record)}
    <p class="soft">Everybody who has the link of this page can read it.</p>`;
  const { headers, ...page } = showPage(200, `Submission of ${pluginId} ${version}`, main, viewer);
  // Nor does the link go anywhere from here.
  return { ...page, headers: { ...headers, "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" } };
}
