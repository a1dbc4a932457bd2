import { makeElement } from "./make-element.js";

/** The top of the page: which plugin it is, what it does now, and the buttons for that. */
export function makeHeader(buttons: readonly HTMLElement[]) {
  const title = makeElement("h1", {}, "Plugin preview");
  const about = makeElement("p", { class: "soft" });
  const status = makeElement("p", { class: "status", role: "status" });
  const element = makeElement(
    "header",
    {},
    makeElement("div", { class: "identity" }, title, about),
    status,
    makeElement("div", { class: "life", role: "group", "aria-label": "Plugin lifecycle" }, ...buttons),
  );
  return { element, title, about, status };
}
