import { html, type Html } from "../../serving/html.js";
import type { PluginRow } from "../catalog/plugin-row.js";
import { findFileAddress } from "../catalog/present-plugin.js";

interface Layout {
  readonly title: string;
  readonly viewer: Viewer;
  readonly main: Html;
  /** Of the page itself, for the links that lead to it. */
  readonly path: string;
}

export function renderLayout({ title, viewer, main, path }: Layout): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - Plugin marketplace</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <div class="bar">
            <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" />Plugin marketplace</a>
            <nav aria-label="Site">${renderLinks(viewer, path)}</nav>
          </div>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <footer>
          <p>The reference server of plugin-preflight. Plugins and their texts are by their authors.</p>
        </footer>
      </body>
    </html> `.html;
}

function renderLinks({ csrf }: Viewer, path: string): Html {
  const link = (to: string, words: string): Html =>
    to === path ? html`<a href="${to}" aria-current="page">${words}</a>` : html`<a href="${to}">${words}</a>`;
  if (csrf === undefined)
    return html`${link("/", "Plugins")}${link("/publish", "Publish")}${link("/sign-in", "Review")}`;
  return html`${link("/", "Plugins")}${link("/review", "Review queue")}${link("/review/log", "Log")}
    <form method="post" action="/sign-out">
      <input type="hidden" name="csrf" value="${csrf}" /><button class="plain">Sign out</button>
    </form>`;
}

/** A page that says one thing. */
export function renderMessage(status: number, title: string, text: string, more?: Html): Html {
  return html`<div class="message">
    <p class="code" aria-hidden="true">${status}</p>
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a class="button" href="/">Back to the plugins</a> ${more}</p>
  </div>`;
}

/** Who looks at a page: a reviewer has a session with a token for its forms. */
export interface Viewer {
  readonly csrf: string | undefined;
  /** Who decides, as the log has it: what a reviewer typed, or the owner of the token. */
  readonly actor?: string;
}

export function isReviewer({ csrf }: Viewer): boolean {
  return csrf !== undefined;
}

/** The sign of the site, for browsers and for the head of each page. */
export const SITE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#4f46e5"/><stop offset="1" stop-color="#0e7490"/></linearGradient></defs><rect width="32" height="32" rx="8" fill="url(#a)"/><path d="M12 6v6M20 6v6M9 12h14v4a7 7 0 0 1-14 0zM16 23v4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const HUES = 8;

type Pictured = Pick<PluginRow, "pluginId" | "version" | "name" | "icon">;

/** A plugin's icon, or the first letter of its name on a colour of its own. */
export function renderIcon({ pluginId, version, name, icon }: Pictured): Html {
  if (icon !== undefined) {
    return html`<img class="icon" src="${findFileAddress(pluginId, version, icon)}" alt="" loading="lazy" />`;
  }
  const sum = [...pluginId].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "?";
  return html`<span class="icon letter hue-${sum % HUES}" aria-hidden="true">${letter.toUpperCase()}</span>`;
}
