import type { Answer } from "../../serving/answer.js";
import { formatCount, formatSize } from "../../../base/text/numbers.js";
import { html, type Html, when } from "../../serving/html.js";
import { EMPTY_LISTING, type Listing } from "../catalog/listing.js";
import { findFileAddress } from "../catalog/present-plugin.js";
import { findVersionAddress, type VersionRecord } from "../version-record.js";
import { showPage, type PageCall } from "./answer-page.js";
import { isReviewer, renderIcon } from "./layout.js";
import { renderAuthored, type Memory } from "./authored.js";
import { renderAside, renderInstall, type Shown, renderFacts, renderMoment } from "./plugin-aside.js";
import { renderPermissions, renderFindings } from "./finding-list.js";
import { renderUnpublished, renderVersions, renderState } from "./version-list.js";
import { describeMarks, formatName } from "./words.js";
import type { State } from "../../../generated/marketplace-types.js";
import { isSameToken } from "../credentials.js";

const MAX_VERSIONS = 20;
const MAX_UNPUBLISHED = 50;
const MAX_BYTES = 1024 * 1024;

/** The page of a plugin that has published versions; `undefined` for any other. */
export function showPlugin(
  call: PageCall,
  pluginId: string,
  version: string | undefined,
  memory: Memory,
): Answer | undefined {
  const { marketplace, asked, viewer } = call;
  const { storage, settings } = marketplace;
  const { catalog } = storage;
  const row = catalog.findPlugin(pluginId);
  const record = row && storage.findVersion(pluginId, version ?? row.version);
  if (record?.state !== "published") return undefined;
  const shown: Shown = {
    record,
    listing: catalog.findListing(pluginId, record.version) ?? EMPTY_LISTING,
    newest: row?.version ?? record.version,
    versions: catalog.listPublished({
      pluginId,
      most: MAX_VERSIONS,
      cursor: asked.query.get("versions") ?? undefined,
    }),
    unpublished: isReviewer(viewer) ? listUnpublished(call, pluginId) : [],
  };
  const title = version === undefined ? shown.listing.name : `${shown.listing.name} ${record.version}`;
  return showPage(200, title, renderPlugin(shown, settings.base, memory, isReviewer(viewer)), viewer);
}

/** What a reviewer sees of a plugin without a published version; `undefined` if there is none. */
export function showUnpublished(call: PageCall, pluginId: string): Answer | undefined {
  const records = isReviewer(call.viewer) ? listUnpublished(call, pluginId) : [];
  if (records.length === 0) return undefined;
  const main = html`<h1>${pluginId}</h1>
    <p class="lead">No version is published.</p>
    ${renderUnpublished(records)}`;
  return showPage(200, pluginId, main, call.viewer);
}

function listUnpublished({ marketplace }: PageCall, pluginId: string): readonly VersionRecord[] {
  const query = { pluginId, channel: undefined, before: undefined, publishedOnly: false };
  const listed = marketplace.storage.listVersions({ ...query, most: MAX_UNPUBLISHED, mostBytes: MAX_BYTES });
  return listed.map(({ record }) => record).filter(({ state }) => state !== "published");
}

function renderPlugin(shown: Shown, base: string, memory: Memory, reviewer: boolean): Html {
  const { record, listing, newest, versions, unpublished } = shown;
  const { pluginId, version } = record;
  const { name, description, author, category, type, readme, changelog, permissions } = listing;
  const authored = { memory, record, listing };
  const by =
    author.url?.startsWith("https://") === true
      ? html`<a rel="nofollow noopener ugc" href="${author.url}"><bdi>${author.name}</bdi></a>`
      : html`<bdi>${author.name}</bdi>`;
  const older = when(
    version !== newest,
    () =>
      html`<p class="banner">This is not the newest version. <a href="/plugins/${pluginId}">Go to ${newest}</a>.</p>`,
  );
  return html`<div class="plugin-head">
      ${renderIcon({ pluginId, version, name, icon: listing.icon?.path })}
      <div>
        <h1><bdi>${name === "" ? pluginId : name}</bdi></h1>
        <p class="by">by ${by}</p>
        <p class="facts">
          <span class="tag">${version}</span>
          <a class="tag" href="/?category=${category}">${formatName(category)}</a>
          <span class="tag">${formatName(type)}</span>
        </p>
      </div>
    </div>
    <p class="lead" dir="auto">${description}</p>
    ${older}${describeMarks(record)}${when(reviewer, () => html`<p><a href="${findVersionAddress(record)}/review">How this version was reviewed</a></p>`)}
    <nav class="chips" aria-label="On this page">
      ${when(readme !== "", () => html`<a class="chip" href="#readme">README</a>`)}
      <a class="chip" href="#permissions">Permissions <span class="count">${permissions.length}</span></a>
      <a class="chip" href="#versions">Versions</a>
      ${when(changelog !== "", () => html`<a class="chip" href="#changelog">Changelog</a>`)}
    </nav>
    <div class="columns">
      ${renderInstall(shown, base)}
      <div class="column">
        ${renderScreenshots(listing, pluginId, version)}
        ${readme === "" ? html`<p class="soft">This version has no README.</p>` : renderAuthored("readme", "README", readme, authored)}
        <section class="panel" id="permissions">
          <h2>Permissions</h2>
          ${renderPermissions(permissions)}
        </section>
        <section class="panel" id="versions">
          <h2>Versions</h2>
          ${renderVersions(pluginId, versions, version)}
        </section>
        ${when(unpublished.length > 0, () => renderUnpublished(unpublished))}
        ${when(changelog !== "", () => renderAuthored("changelog", "Changelog", changelog, authored))}
      </div>
      ${renderAside(shown)}
    </div>`;
}

function renderScreenshots({ screenshots, omitted }: Listing, pluginId: string, version: string): Html | undefined {
  const count = omitted.screenshots ?? 0;
  if (screenshots.length === 0 && count === 0) return undefined;
  const shown = screenshots.map(({ path }, at) => {
    const address = findFileAddress(pluginId, version, path);
    const words = `Screenshot ${String(at + 1)}`;
    return html`<li>
      <a href="${address}"><img src="${address}" alt="${words}" loading="lazy" /></a>
    </li>`;
  });
  const left = html`<p class="soft">${formatCount(count, "screenshot")} cannot be shown here.</p>`;
  return html`<section id="screenshots">
    <h2 class="heard">Screenshots</h2>
    ${when(
      shown.length > 0,
      () =>
        html`<ul class="shots">
          ${shown}
        </ul>`,
    )}
    ${count === 0 ? undefined : left}
  </section>`;
}

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

/** How an author gets a plugin here. */
export function showPublish({ marketplace, viewer }: PageCall): Answer {
  const { base, review, publishers } = marketplace.settings;
  const credential =
    publishers.length === 0
      ? html`<p>Ask the operator for a token, and keep it as the secret <code>PLUGIN_MARKETPLACE_TOKEN</code>.</p>`
      : html`<p>
          Ask the operator to trust your workflow. Then no secret is stored anywhere. A token in
          <code>PLUGIN_MARKETPLACE_TOKEN</code> works, too.
        </p>`;
  const wait =
    review === "manual"
      ? "A reviewer looks at each version, and a rejection says why. Until it is published, only reviewers see it."
      : "A version that passes the checks is published immediately.";
  const main = html`<div class="narrow">
    <h1>Publish a plugin</h1>
    <p class="lead">One command packs your plugin, checks it as this server does, and submits it.</p>
    <ol class="steps">
      <li class="panel">
        <h2>Check it</h2>
        <p>Find out what would be rejected, before you submit it:</p>
        <pre><code>plugin-preflight validate</code></pre>
      </li>
      <li class="panel">
        <h2>Get permission to publish</h2>
        ${credential}
      </li>
      <li class="panel">
        <h2>Release a tag</h2>
        <pre><code>plugin-preflight release --tag v1.0.0 --marketplace-url ${base}</code></pre>
        <p>${wait}</p>
      </li>
    </ol>
  </div>`;
  return showPage(200, "Publish a plugin", main, viewer, "/publish");
}
