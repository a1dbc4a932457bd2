import { html, type Html } from "../../serving/html.js";
import type { PluginRow } from "../catalog/plugin-row.js";
import { findFileAddress } from "../catalog/present-plugin.js";

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
