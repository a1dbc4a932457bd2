import { html, type Html } from "../../serving/html.js";
import type { Listing } from "../catalog/listing.js";
import { findFileAddress } from "../catalog/present-plugin.js";
import type { VersionRecord } from "../version-record.js";
import { renderMarkdown } from "./render-markdown.js";

/** Texts that were rendered, by the archive and the part of it. */
export type Memory = Map<string, Html>;

const MAX_REMEMBERED = 50;

interface Authored {
  readonly record: VersionRecord;
  readonly listing: Listing | undefined;
  readonly memory: Memory;
}

/** A text of the author, with a frame around it that says so. */
export function renderAuthored(
  id: "readme" | "changelog" | "notes",
  title: string,
  text: string,
  authored: Authored,
): Html {
  return html`<section class="authored" id="${id}" aria-labelledby="${id}-title">
    <div class="authored-head">
      <h2 id="${id}-title">${title}</h2>
      <p>Written by the author. This marketplace has not checked what it says.</p>
    </div>
    <div class="text" dir="auto">${remember(id, text, authored)}</div>
  </section>`;
}

/**
 * An archive never changes, and neither does what is made of it for one version. Another plugin may submit the same
 * bytes, but its images have other addresses, and it says other things about them.
 */
function remember(id: string, text: string, { memory, record, listing }: Authored): Html {
  const { pluginId, version, artifact, revision } = record;
  const images = new Set([listing?.icon, ...(listing?.screenshots ?? [])].map((image) => image?.path));
  const findImage = (path: string): string | undefined =>
    images.has(path) ? findFileAddress(pluginId, version, path) : undefined;
  const key = `${id} ${pluginId}@${version} ${artifact.sha256} ${String(id === "notes" ? revision : "")}`;
  const rendered = memory.get(key) ?? renderMarkdown(text, { prefix: `${id}-`, findImage });
  memory.delete(key);
  memory.set(key, rendered);
  const [oldest] = memory.keys();
  if (memory.size > MAX_REMEMBERED && oldest !== undefined) memory.delete(oldest);
  return rendered;
}
