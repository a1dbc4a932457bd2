import type { Answer } from "../../serving/answer.js";
import { html } from "../../serving/html.js";
import { showPage, type PageCall } from "./answer-page.js";

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
