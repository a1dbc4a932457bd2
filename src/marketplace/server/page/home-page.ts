import type { Answer } from "../../serving/answer.js";
import { html, type Html, when } from "../../serving/html.js";
import { formatCount, formatNumber, formatSize, formatVerb } from "../../../base/text/numbers.js";
import { SORTS, type Page, type PluginQuery, type Sort } from "../catalog/catalog.js";
import type { PluginRow } from "../catalog/plugin-row.js";
import { showPage, type PageCall } from "./answer-page.js";
import { renderIcon } from "./layout.js";
import {
  CATEGORY_NAMES,
  describePermission,
  formatDay,
  formatName,
  PERMISSION_NAMES,
  TYPE_NAMES,
  formatTime,
} from "./words.js";
import { findVersionAddress } from "../version-record.js";

const MAX_CARDS = 24;
const MAX_SEARCH_LENGTH = 200;

interface Wanted extends Omit<PluginQuery, "sort" | "most"> {
  /** `undefined` where the visitor has not chosen. */
  readonly sort: Sort | undefined;
}

/** @throws {Refused} for a cursor that is not one of this server. */
export function showHome({ marketplace, asked, viewer }: PageCall): Answer {
  const { catalog } = marketplace.storage;
  const wanted = readWanted(asked.query);
  const sort = wanted.sort ?? (wanted.text === "" ? "date" : "relevance");
  const page = catalog.listPlugins({ ...wanted, sort, most: MAX_CARDS });
  return showPage(200, "Plugins", renderHome(page, wanted, sort, catalog.countCategories()), viewer, "/");
}

function readWanted(query: URLSearchParams): Wanted {
  const choose = <Name extends string>(key: string, names: readonly Name[]): Name | undefined =>
    names.find((name) => name === query.get(key));
  return {
    text: (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    category: choose("category", CATEGORY_NAMES),
    type: choose("type", TYPE_NAMES),
    permission: choose("permission", PERMISSION_NAMES),
    sort: choose("sort", SORTS),
    cursor: query.get("cursor") ?? undefined,
  };
}

function renderHome(
  { items, nextCursor }: Page<PluginRow>,
  wanted: Wanted,
  sort: Sort,
  counts: ReadonlyMap<string, number>,
): Html {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isFirst = wanted.cursor === undefined;
  const more = html`<a class="button" rel="next" href="${findAddress({ ...wanted, cursor: nextCursor })}"
    >Next page</a
  >`;
  const first = html`<a href="${findAddress({ ...wanted, cursor: undefined })}">First page</a>`;
  return html`<div class="hero">
      <h1>Find a plugin</h1>
      <p class="lead">
        ${all === 0 ? "No plugin is listed yet." : html`${formatCount(all, "plugin")}, each checked before it was published.`}
      </p>
      ${renderSearch(wanted)}
    </div>
    <nav class="chips" aria-label="Categories">${renderChips(wanted, counts)}</nav>
    <div class="results-head">
      <h2>${describeResults(wanted)}</h2>
      ${when(items.length > 0, () => renderSorts(wanted, sort))}
    </div>
    ${
      items.length === 0
        ? renderNothing(wanted, all)
        : html`<ul class="cards">
            ${items.map(renderCard)}
          </ul>`
    }
    <p class="pages">${isFirst ? undefined : first} ${nextCursor === undefined ? undefined : more}</p>`;
}

function renderSearch(wanted: Wanted): Html {
  const { text, category, type, permission } = wanted;
  const options = (names: readonly string[], chosen: string | undefined, format: (name: string) => string): Html[] =>
    names.map((name) =>
      name === chosen
        ? html`<option value="${name}" selected>${format(name)}</option>`
        : html`<option value="${name}">${format(name)}</option>`,
    );
  const kept = when(category !== undefined, () => html`<input type="hidden" name="category" value="${category}" />`);
  const isOpen = when(type !== undefined || permission !== undefined, () => html` open`);
  return html`<form class="search" method="get" action="/" role="search">
    <div class="search-line">
      <label class="heard" for="q">Search plugins</label>
      <input id="q" name="q" type="search" value="${text}" maxlength="${MAX_SEARCH_LENGTH}" placeholder="Name, keyword or author" />
      <button class="primary">Search</button>
    </div>
    ${kept}
    <details${isOpen}>
      <summary>Type and permission</summary>
      <div class="filters">
        <div>
          <label for="type">Type</label>
          <select id="type" name="type"><option value="">Any</option>${options(TYPE_NAMES, type, formatName)}</select>
        </div>
        <div>
          <label for="permission">Asks to</label>
          <select id="permission" name="permission">
            <option value="">Any permission</option>${options(PERMISSION_NAMES, permission, (name) => describePermission(name).title.toLowerCase())}
          </select>
        </div>
      </div>
    </details>
  </form>`;
}

function renderChips(wanted: Wanted, counts: ReadonlyMap<string, number>): readonly Html[] {
  const chip = (category: string | undefined, words: string, count?: number): Html => {
    const to = findAddress({ ...wanted, category, cursor: undefined });
    const number = when(count, (plugins) => html` <span class="count">${formatNumber(plugins)}</span>`);
    return wanted.category === category
      ? html`<a class="chip" aria-current="true" href="${to}">${words}${number}</a>`
      : html`<a class="chip" href="${to}">${words}${number}</a>`;
  };
  const there = CATEGORY_NAMES.filter((name) => (counts.get(name) ?? 0) > 0 || wanted.category === name);
  return [chip(undefined, "All"), ...there.map((name) => chip(name, formatName(name), counts.get(name) ?? 0))];
}

function describeResults({ text, category, type }: Wanted): string {
  const what = type === undefined ? "Plugins" : `Plugins of the type “${formatName(type).toLowerCase()}”`;
  const where = category === undefined ? "" : ` in ${formatName(category)}`;
  if (text !== "") return `${what}${where} for “${text}”`;
  return where === "" && type === undefined ? "All plugins" : `${what}${where}`;
}

const SORT_WORDS: Readonly<Record<Sort, string>> = { relevance: "Best match", date: "Newest", name: "Name" };

function renderSorts(wanted: Wanted, sort: Sort): Html {
  const shown = SORTS.filter((one) => one !== "relevance" || wanted.text !== "").toReversed();
  const links = shown.map((one) =>
    one === sort
      ? html`<span class="chosen">${SORT_WORDS[one]}</span>`
      : html`<a href="${findAddress({ ...wanted, sort: one, cursor: undefined })}">${SORT_WORDS[one]}</a>`,
  );
  return html`<p class="sorts"><span class="soft">Sorted by</span> ${links}</p>`;
}

/** The whole card is the link, and its name is what is read out. */
function renderCard(row: PluginRow): Html {
  const { pluginId, name, description, version, author, category, publishedAt, deprecated } = row;
  const warning = when(deprecated !== undefined, () => html`<span class="tag warn">Deprecated</span>`);
  return html`<li class="card">
    <div class="card-head">
      ${renderIcon(row)}
      <div>
        <h3>
          <a href="/plugins/${pluginId}"><bdi>${name}</bdi></a>
        </h3>
        <p class="by"><bdi>${author.name === "" ? pluginId : author.name}</bdi></p>
      </div>
    </div>
    <p class="about" dir="auto">${description}</p>
    <p class="facts">
      <span class="tag">${version}</span> ${warning} <span>${formatName(category)}</span>
      <time datetime="${publishedAt}">${formatDay(publishedAt)}</time>
    </p>
  </li>`;
}

function renderNothing({ text, category, type, permission, cursor }: Wanted, all: number): Html {
  if (all === 0) {
    return html`<div class="empty">
      <p>No plugin is listed yet. The first one can be yours.</p>
      <p><a class="button primary" href="/publish">How to publish it</a></p>
    </div>`;
  }
  const isFiltered = [text, category, type, permission].some((one) => one !== undefined && one !== "");
  const words = cursor !== undefined ? "There are no more plugins." : "No plugin matches.";
  const help = isFiltered ? "Try fewer or shorter words, or another category." : "Go back to the first page.";
  return html`<div class="empty">
    <p>${words} ${help}</p>
    <p><a class="button" href="/">Show all plugins</a></p>
  </div>`;
}

function findAddress({ text, category, type, permission, sort, cursor }: Wanted): string {
  const values = { q: text, category, type, permission, sort, cursor };
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "",
  );
  return given.length === 0 ? "/" : `/?${new URLSearchParams(given).toString()}`;
}

const MAX_ENTRIES = 100;

/** What waits for a decision, the one that waits longest first. */
export function showQueue({ marketplace, viewer }: PageCall): Answer {
  const queue = marketplace.storage
    .listInStates(["in-review"])
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const cards = queue.slice(0, MAX_ENTRIES).map((record) => {
    const { pluginId, version, artifact, createdAt, findings, submittedBy } = record;
    const warnings = findings.filter(({ severity }) => severity === "warning").length;
    const tag = when(warnings !== 0, () => html`<span class="tag warn">${formatCount(warnings, "warning")}</span>`);
    return html`<li class="row">
      <h2><a href="${findVersionAddress(record)}">${pluginId} ${version}</a></h2>
      <p class="facts">
        <span class="tag">${submittedBy.kind === "oidc" ? "verified workflow" : "token"}</span> ${tag}
        <span>${formatSize(artifact.size)}</span>
        <time datetime="${createdAt}">${formatTime(createdAt)}</time>
      </p>
    </li>`;
  });
  const left = queue.length - cards.length;
  const main = html`<h1>Review queue (${queue.length})</h1>
    ${
      queue.length === 0
        ? html`<div class="empty"><p>Nothing is waiting.</p></div>`
        : html`<ul class="rows">
            ${cards}
          </ul>`
    }
    ${when(left > 0, () => html`<p class="soft">${formatNumber(left)} more ${formatVerb(left)} waiting, to be shown when these are decided.</p>`)}`;
  return showPage(200, "Review queue", main, viewer, "/review");
}
