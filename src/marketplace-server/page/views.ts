import type { Finding, State } from "../../generated/marketplace-types.js";
import type { Page } from "../catalog/catalog.js";
import type { PluginRow } from "../catalog/plugin-row.js";
import type { VersionRecord } from "../version-record.js";
import { formatSize } from "../../packing/sizes.js";
import { html, type Html } from "../../serving/html.js";

/** Who looks at the page: a reviewer has a session with a token for its forms. */
export interface Viewer {
  readonly csrf: string | undefined;
}

const WORDS: Readonly<Record<State, string>> = {
  "awaiting-upload": "waiting for its archive",
  received: "received",
  validating: "being checked",
  rejected: "rejected",
  "in-review": "waiting for review",
  approved: "approved, not released yet",
  published: "published",
  withdrawn: "withdrawn",
  failed: "could not be checked",
};
const MOST_NOTES_LINES = 200;

export function renderLayout(title: string, viewer: Viewer, main: Html): string {
  const session =
    viewer.csrf === undefined
      ? html`<a href="/sign-in">Sign in to review</a>`
      : html`<form method="post" action="/sign-out">
          <input type="hidden" name="csrf" value="${viewer.csrf}" /><button>Sign out</button>
        </form>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Plugin marketplace</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <p><a href="/">Plugin marketplace</a></p>
          <nav aria-label="Account">${session}</nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <footer class="soft">
          The reference server of plugin-preflight, for trying a release on your own machine.
        </footer>
      </body>
    </html> `.html;
}

export function renderHome(queue: readonly VersionRecord[], page: Page<PluginRow>, viewer: Viewer): Html {
  const listed = page.items.map(
    ({ pluginId, name, version, description }) =>
      html`<section class="card">
        <h3><a href="/plugins/${pluginId}">${name}</a> <span class="soft">${version}</span></h3>
        <p>${description}</p>
      </section>`,
  );
  const waiting = queue.map(
    (record) =>
      html`<section class="card">
        <h3>
          <a href="/plugins/${record.pluginId}/versions/${encodeURIComponent(record.version)}"
            >${record.pluginId} ${record.version}</a
          >
        </h3>
        ${renderFacts(record)}${renderDecision(record, viewer)}
      </section>`,
  );
  const review =
    viewer.csrf === undefined
      ? undefined
      : html`<h2 id="queue">Review queue (${queue.length})</h2>
          ${waiting}${queue.length === 0 ? html`<p>Nothing is waiting.</p>` : undefined}`;
  const empty = html`<p>No plugin is listed yet. Release one, and look again.</p>`;
  return html`<h1>Plugins</h1>
    ${review}
    <h2>Listed plugins</h2>
    ${listed}${page.items.length === 0 ? empty : undefined}${
      page.nextCursor === undefined ? undefined : html`<p><a href="/?cursor=${page.nextCursor}">More plugins</a></p>`
    }`;
}

export function renderPlugin(pluginId: string, versions: readonly VersionRecord[]): Html {
  return html`<h1>${pluginId}</h1>
    <h2>Versions</h2>
    <ul class="list">
      ${versions.map(renderRow)}
    </ul>`;
}

export function renderVersion(record: VersionRecord, viewer: Viewer): Html {
  const { pluginId, version, state, findings, findingsOmitted, releaseNotes } = record;
  const lines = (releaseNotes ?? "").split("\n");
  const left = lines.length - MOST_NOTES_LINES;
  const notes = lines.slice(0, MOST_NOTES_LINES).map((line) => html`${line}<br />`);
  const cut = left > 0 ? html`<p class="soft">${left} more lines are not shown.</p>` : undefined;
  const omitted =
    findingsOmitted === undefined
      ? undefined
      : html`<p class="soft">${findingsOmitted} more findings are not shown.</p>`;
  return html`<h1>${pluginId} ${version}</h1>
    <p>${renderState(state)}</p>
    ${state === "in-review" ? renderDecision(record, viewer) : undefined}
    <h2>About this version</h2>
    ${renderFacts(record)}
    <h2>Findings (${findings.length})</h2>
    <ul class="list">
      ${findings.map(renderFinding)}
    </ul>
    ${omitted}
    ${
      releaseNotes === undefined
        ? undefined
        : html`<h2>Release notes</h2>
            <p class="notes">${notes}</p>
            ${cut}`
    }
    <p><a href="/plugins/${pluginId}">All versions of ${pluginId}</a></p>`;
}

export function renderSignIn(problem: string | undefined, next: string): Html {
  return html`<h1>Sign in to review</h1>
    ${problem === undefined ? undefined : html`<p role="alert" class="rejected">${problem}</p>`}
    <form method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <label for="token">Review token</label>
      <input id="token" name="token" type="password" autocomplete="off" required autofocus />
      <p class="soft">The server printed it when it was started.</p>
      <div class="actions"><button>Sign in</button></div>
    </form>`;
}

export function renderMessage(title: string, text: string): Html {
  return html`<h1>${title}</h1>
    <p>${text}</p>
    <p><a href="/">To the plugins</a></p>`;
}

function renderRow({ pluginId, version, state, channel }: VersionRecord): Html {
  return html`<li class="row version">
    <a href="/plugins/${pluginId}/versions/${encodeURIComponent(version)}">${version}</a
    ><span class="soft">${channel}</span>${renderState(state)}
  </li>`;
}

function renderState(state: State): Html {
  return html`<span class="state ${state}">${WORDS[state]}</span>`;
}

function renderFacts(record: VersionRecord): Html {
  const { pluginId, version, channel, release, artifact, createdAt, publishedAt, submittedBy, source } = record;
  const archive = `/plugins/${pluginId}/versions/${encodeURIComponent(version)}/archive`;
  const isReceived = record.state !== "awaiting-upload";
  const name = isReceived ? html`<a href="${archive}">${artifact.filename}</a>` : html`${artifact.filename}`;
  const rows: readonly (readonly [string, Html | undefined])[] = [
    ["Channel", html`${channel}`],
    ["Release", html`${release === "manual" ? "when its publisher says so" : "as soon as it is approved"}`],
    ["Archive", html`${name}, ${formatSize(artifact.size)}`],
    ["SHA-256", html`<code>${artifact.sha256}</code>`],
    ["Submitted", renderTime(createdAt)],
    ["Published", publishedAt === undefined ? undefined : renderTime(publishedAt)],
    ["Workflow", submittedBy.workflowRef === undefined ? undefined : html`<code>${submittedBy.workflowRef}</code>`],
    [
      "Commit (reported by the client, unverified)",
      source?.commit === undefined ? undefined : html`<code>${source.commit}</code>`,
    ],
  ];
  const shown = rows.flatMap(([title, value]) =>
    value === undefined
      ? []
      : [
          html`<dt>${title}</dt>
            <dd>${value}</dd>`,
        ],
  );
  return html`<dl>${shown}</dl>`;
}

/** Such as 2026-11-22 09:29 UTC. */
function renderTime(time: string): Html {
  return html`<time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time>`;
}

function renderFinding({ ruleId, severity, message, location }: Finding): Html {
  const place =
    location && `${location.path}${location.startLine === undefined ? "" : `:${String(location.startLine)}`}`;
  const words = { error: "rejected", warning: "in-review", info: "soft" }[severity];
  return html`<li class="row">
    <span><strong class="${words}">${severity}</strong> ${message}</span
    ><span class="soft">${place === undefined ? "" : `${place}, `}${ruleId}</span>
  </li>`;
}

function renderDecision({ pluginId, version, revision }: VersionRecord, { csrf }: Viewer): Html | undefined {
  if (csrf === undefined) return undefined;
  const id = `reason-${pluginId}-${version}`;
  // What a person sees above the buttons, somebody who only hears them does not.
  const hidden = html`<span class="heard"> ${pluginId} ${version}</span>`;
  return html`<form method="post" action="/review">
    <input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="plugin" value="${pluginId}" />
    <input type="hidden" name="version" value="${version}" />
    <input type="hidden" name="revision" value="${revision}" />
    <label for="${id}">Reason, if you reject it</label>
    <textarea id="${id}" name="reason" rows="2" maxlength="1000"></textarea>
    <div class="actions">
      <button class="approve" name="decision" value="approve">Approve${hidden}</button>
      <button class="reject" name="decision" value="reject">Reject${hidden}</button>
    </div>
  </form>`;
}
