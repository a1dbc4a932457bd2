import { html, type Html, when } from "../../serving/html.js";
import type { Listing } from "../catalog/listing.js";
import { describePermission } from "./words.js";

/** Permissions in words: what each means, and what its author says that it is for. */
export function renderPermissions(permissions: Listing["permissions"], added: ReadonlySet<string> = new Set()): Html {
  if (permissions.length === 0) return html`<p>It needs no permissions.</p>`;
  const rows = permissions.map(({ type, description, required }) => {
    const { title, meaning, isSensitive } = describePermission(type);
    const isNew = when(added.has(type), () => html` <span class="tag warn">New</span>`);
    const optional = when(required === false, () => html` <span class="tag">Optional</span>`);
    const why = when(
      description !== undefined,
      () => html`<p class="said" dir="auto">The author says: ${description}</p>`,
    );
    return html`<li class="${isSensitive === true ? "permission sensitive" : "permission"}">
      <h3>${title} <code>${type}</code>${isNew}${optional}</h3>
      <p>${meaning}</p>
      ${why}
    </li>`;
  });
  return html`<ul class="permissions">
    ${rows}
  </ul>`;
}
