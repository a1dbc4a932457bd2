import { formatSize } from "../../../base/text/numbers.js";
import { html, type Html, when } from "../../serving/html.js";
import { shorten } from "../../../base/text/safe.js";
import type { Page } from "../catalog/catalog.js";
import { LINK_KINDS, type LinkKind, type Listing } from "../catalog/listing.js";
import { findVersionAddress, type VersionRecord, type VersionSummary } from "../version-record.js";
import { formatDay, formatTime } from "./words.js";

const MAX_LICENSE_LENGTH = 100;
const LINK_WORDS: Readonly<Record<LinkKind, string>> = {
  homepage: "Homepage",
  repository: "Source code",
  bugs: "Report a problem",
};

export interface Shown {
  readonly record: VersionRecord;
  readonly listing: Listing;
  /** The newest version of the plugin. */
  readonly newest: string;
  readonly versions: Page<VersionSummary>;
  /** Of these only a reviewer knows. */
  readonly unpublished: readonly VersionRecord[];
}

/** How to get the plugin: what can be typed as it is. */
export function renderInstall({ record }: Shown, base: string): Html {
  const { pluginId, version, artifact } = record;
  const name = `${pluginId}-${version}.zip`;
  const path = `${findVersionAddress(record)}/archive`;
  return html`<section class="panel install">
    <h2>Install</h2>
    <p class="soft">Download the archive, and check that it is the one that was published:</p>
    <pre><code>curl -fsS -o ${name} "${base}${path}"
echo "${artifact.sha256}  ${name}" | sha256sum -c</code></pre>
    <p><a class="button primary" href="${path}">Download ${version}</a></p>
  </section>`;
}

/** What is known of the plugin for sure. */
export function renderAside({ record, listing }: Shown): Html {
  const { artifact, publishedAt = record.createdAt, submittedBy } = record;
  const facts: readonly (readonly [string, Html | undefined])[] = [
    ["Published", html`<time datetime="${publishedAt}">${formatDay(publishedAt)}</time>`],
    ["License", when(listing.license, (license) => html`${shorten(license, MAX_LICENSE_LENGTH)}`)],
    ["Archive", html`${formatSize(artifact.size)}`],
    ["Host", formatHost(listing)],
    ["Published by", html`${submittedBy.kind === "oidc" ? "a verified workflow" : "a token of the server"}`],
    ["SHA-256", html`<code class="digest">${artifact.sha256}</code>`],
  ];
  return html`<aside aria-label="About this plugin">
    <section class="panel">
      <h2>Facts</h2>
      ${renderFacts(facts)}
    </section>
    ${renderLinks(listing)}${renderKeywords(listing)}
  </aside>`;
}

export function renderFacts(facts: readonly (readonly [string, Html | undefined])[]): Html {
  const rows = facts.flatMap(([title, value]) =>
    value === undefined
      ? []
      : [
          html`<div>
            <dt>${title}</dt>
            <dd>${value}</dd>
          </div>`,
        ],
  );
  return html`<dl>${rows}</dl>`;
}

/** A time, to the minute. */
export function renderMoment(time: string): Html {
  return html`<time datetime="${time}">${formatTime(time)}</time>`;
}

/** The versions of the platform that it is for. */
export function formatHost({ minHostVersion, maxHostVersion }: Listing): Html | undefined {
  if (minHostVersion === undefined && maxHostVersion === undefined) return undefined;
  if (maxHostVersion === undefined) return html`${minHostVersion} or newer`;
  return minHostVersion === undefined ? html`${maxHostVersion} or older` : html`${minHostVersion} to ${maxHostVersion}`;
}

/** Addresses of strangers: only those that are encrypted. */
export function renderLinks({ links }: Listing): Html | undefined {
  const shown = LINK_KINDS.flatMap((kind) => {
    const address = links[kind];
    if (address?.startsWith("https://") !== true) return [];
    const { host } = new URL(address);
    return [
      html`<li>
        <a rel="nofollow noopener ugc" href="${address}">${LINK_WORDS[kind]}</a> <span class="soft">${host}</span>
      </li>`,
    ];
  });
  if (shown.length === 0) return undefined;
  return html`<section class="panel">
    <h2>Links</h2>
    <ul class="links">
      ${shown}
    </ul>
  </section>`;
}

function renderKeywords({ keywords }: Listing): Html | undefined {
  if (keywords.length === 0) return undefined;
  const shown = keywords.map(
    (word) =>
      html`<li>
        <a class="tag" href="/?${new URLSearchParams({ q: word }).toString()}"><bdi>${word}</bdi></a>
      </li>`,
  );
  return html`<section class="panel">
    <h2>Keywords</h2>
    <ul class="tags">
      ${shown}
    </ul>
  </section>`;
}
