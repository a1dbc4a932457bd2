import type { Answer } from "../../serving/answer.js";
import { formatCount, formatSize } from "../../../base/text/numbers.js";
import { html, type Html, when } from "../../serving/html.js";
import { findVersionAddress, type VersionRecord } from "../version-record.js";
import { showPage, type PageCall } from "./answer-page.js";
import { renderAudit } from "./audit-page.js";
import { renderAuthored, type Memory } from "./authored.js";
import { renderFindings, renderPermissions } from "./finding-list.js";
import { renderIcon } from "./layout.js";
import { formatHost, renderFacts, renderLinks, renderMoment } from "./plugin-aside.js";
import { renderFileChanges, renderNameChanges } from "./review-changes.js";
import { readReviewed, type Reviewed } from "./reviewed.js";
import { renderState } from "./version-list.js";
import { describeMarks, formatName } from "./words.js";

const MAX_ENTRIES = 30;

/** What a reviewer needs to decide: facts first, then what the author says, then the decision. */
export function showReview(call: PageCall, record: VersionRecord, memory: Memory): Answer {
  const { marketplace, viewer } = call;
  const reviewed = readReviewed(marketplace.storage, record);
  const log = marketplace.storage.audit.list({ plugin: record.pluginId, version: record.version, most: MAX_ENTRIES });
  const main = html`${renderHead(reviewed)}${describeMarks(record)}
    <nav class="chips" aria-label="On this page">
      <a class="chip" href="#permissions">Permissions</a>
      <a class="chip" href="#files">Files</a>
      <a class="chip" href="#findings">Findings <span class="count">${record.findings.length}</span></a>
      <a class="chip" href="#decision">Decision</a>
    </nav>
    <div class="halves">${renderSubmission(record)}${renderManifest(reviewed)}</div>
    ${renderChanges(reviewed)}${renderFindings(record)}${renderTexts(reviewed, memory)}
    <section id="decision" class="panel">
      <h2>Decision</h2>
      ${renderChoice(record)}
    </section>
    <section id="log" class="panel">
      <h2>Log</h2>
      ${log.length === 0 ? html`<p class="soft">The author wrote nothing about this version.</p>` : renderAudit(log)}
    </section>`;
  return showPage(200, `Review of ${record.pluginId} ${record.version}`, main, viewer);
}

function renderHead({ record, listing, before }: Reviewed): Html {
  const { pluginId, version, state } = record;
  const name = listing?.name || pluginId;
  const since =
    before === undefined
      ? html`<span class="tag warn">First version</span>`
      : html`<span class="tag">Compared with ${before.record.version}</span>`;
  return html`<div class="plugin-head">
    ${renderIcon({ pluginId, version, name, icon: listing?.icon?.path })}
    <div>
      <h1><bdi>${name}</bdi> ${version}</h1>
      <p class="by"><a href="/plugins/${pluginId}">${pluginId}</a></p>
      <p class="facts">${renderState(state)} ${since}</p>
    </div>
  </div>`;
}

/** Who submitted it: what the server has verified, and what was only said. */
function renderSubmission(record: VersionRecord): Html {
  const { submittedBy, source, artifact, createdAt, updatedAt, channel, release } = record;
  const { kind, repositoryId, workflowRef, runId } = submittedBy;
  const address = `${findVersionAddress(record)}/archive`;
  const hasArchive = record.state !== "awaiting-upload" && record.takenDown === undefined;
  return html`<section class="panel">
    <h2>Submission</h2>
    ${renderFacts([
      [
        "Identity",
        html`${kind === "oidc" ? "a workflow, verified by its issuer’s keys" : "a token of the server; whose run it was is unknown"}`,
      ],
      ["Workflow", when(workflowRef !== undefined, () => html`<code>${workflowRef}</code>`)],
      ["Repository", when(repositoryId !== undefined, () => html`<code>${repositoryId}</code> (its permanent ID)`)],
      ["Run", when(runId !== undefined, () => html`<code>${runId}</code>`)],
      ["Commit, as reported", when(source?.commit, (commit) => html`<code>${commit}</code>`)],
      ["Submitted", renderMoment(createdAt)],
      ["Changed", renderMoment(updatedAt)],
      ["Channel", html`${channel}`],
      ["Release", html`${release === "manual" ? "when its publisher releases it" : "as soon as it is approved"}`],
      [
        "Archive",
        html`${hasArchive ? html`<a href="${address}">${artifact.filename}</a>` : artifact.filename},
        ${formatSize(artifact.size)}`,
      ],
      ["SHA-256", html`<code class="digest">${artifact.sha256}</code>`],
    ])}
  </section>`;
}

function renderManifest({ listing, contents }: Reviewed): Html {
  if (!listing)
    return html`<section class="panel">
      <h2>Manifest</h2>
      <p>The archive could not be read.</p>
    </section>`;
  const { author, category, type, license, description } = listing;
  const entries = Object.entries(contents?.entryPoints ?? {}).map(
    ([key, path]) => html`<li><code>${key}</code> <code>${path}</code></li>`,
  );
  return html`<section class="panel">
    <h2>Manifest</h2>
    ${renderFacts([
      ["Type", html`${formatName(type)}`],
      ["Category", html`${formatName(category)}`],
      ["Author", html`<bdi>${author.name}</bdi>${when(author.url !== undefined, () => html`, ${author.url}`)}`],
      ["License", html`${license ?? "none"}`],
      ["Host", formatHost(listing) ?? html`any version`],
      [
        "Entry points",
        when(
          entries.length > 0,
          () =>
            html`<ul class="plain">
              ${entries}
            </ul>`,
        ),
      ],
      ["Description", html`<span dir="auto">${description}</span>`],
    ])}
    ${renderLinks(listing)}
  </section>`;
}

function renderChanges(reviewed: Reviewed): Html {
  const { listing, before } = reviewed;
  const old = new Set<string>(before?.listing?.permissions.map(({ type }) => type) ?? []);
  const permissions = listing?.permissions ?? [];
  const now = new Set<string>(permissions.map(({ type }) => type));
  const added = new Set(before?.listing ? [...now].filter((type) => !old.has(type)) : []);
  const gone = [...old].filter((type) => !now.has(type));
  const change = when(
    before?.listing !== undefined,
    () =>
      html`<p>
        ${added.size === 0 ? "No new permission" : `${formatCount(added.size, "permission")} more`} since
        ${before?.record.version}. ${gone.map((type) => html`It no longer asks for <code>${type}</code>. `)}
      </p>`,
  );
  return html`<section class="panel" id="permissions">
      <h2>Permissions</h2>
      ${change}${renderPermissions(permissions, added)}
    </section>
    ${renderNameChanges(reviewed)}
    <section class="panel" id="files">
      <h2>Files</h2>
      ${renderFileChanges(reviewed)}
    </section>`;
}

function renderTexts({ record, listing }: Reviewed, memory: Memory): Html {
  const authored = { memory, record, listing };
  const readme = listing?.readme ?? "";
  return html`${when(record.releaseNotes, (text) => renderAuthored("notes", "Release notes", text, authored))}
  ${when(readme !== "", () => renderAuthored("readme", "README", readme, authored))}`;
}

/** Each choice leads to a page that asks once more. */
function renderChoice(record: VersionRecord): Html {
  if (record.state !== "in-review") {
    return html`<p>There is nothing to decide: this version is ${renderState(record.state)}.</p>`;
  }
  const address = findVersionAddress(record);
  const query = `revision=${String(record.revision)}`;
  return html`<p>You confirm your decision on the next page.</p>
    <p class="actions">
      <a class="button approve" href="${address}/approve?${query}">Approve…</a>
      <a class="button reject" href="${address}/reject?${query}">Reject…</a>
    </p>`;
}
