import type { Answer } from "../../serving/answer.js";
import { formatCount } from "../../../base/text/numbers.js";
import { html, type Html, when } from "../../serving/html.js";
import { EMPTY_LISTING, type Listing } from "../catalog/listing.js";
import { findFileAddress } from "../catalog/present-plugin.js";
import { findVersionAddress, type VersionRecord } from "../version-record.js";
import { showPage, type PageCall } from "./answer-page.js";
import { isReviewer } from "./viewer.js";
import { renderAuthored, type Memory } from "./authored.js";
import { renderIcon } from "./icon.js";
import { renderAside, renderInstall, type Shown } from "./plugin-aside.js";
import { renderPermissions } from "./permission-list.js";
import { renderUnpublished, renderVersions } from "./version-list.js";
import { describeMarks } from "./version-marks.js";
import { formatName } from "./words.js";

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
