import { html, type Html } from "../../serving/html.js";
import type { Viewer } from "./viewer.js";

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
