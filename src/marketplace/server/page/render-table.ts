import { html, type Html } from "../../serving/html.js";

/** A table that a narrow screen shows as a list: a heading for each column, and the rows. */
export function renderTable(headings: readonly string[], rows: readonly Html[], classes = "list"): Html {
  return html`<table class="${classes}">
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
