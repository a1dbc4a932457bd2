import type { Problem } from "../protocol.js";
import { makeButton, makeElement } from "./make-element.js";
import { describePlace, type OpenPlace } from "./place-button.js";

/** Something that has failed, as the page shows it. */
export interface ShownProblem extends Problem {
  /** What has failed, in a few words. */
  readonly title: string;
  /** What a person can do about it here. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

const MAX_PROBLEMS = 5;

/** Covers the plugin with what has failed, for as long as it does. It can be closed until something else fails. */
export function makeOverlay(openPlace: () => OpenPlace | undefined, onChange: (isShown: boolean) => void) {
  const list = makeElement("div", { class: "list" });
  const left = makeElement("p", { class: "soft" });
  const close = makeButton("Close", () => {
    closed = shown;
    update();
  });
  const head = makeElement("div", { class: "head" }, makeElement("h2", {}, "This failed"), close);
  const element = makeElement("div", { class: "problems", role: "alert" }, head, list, left);
  let shown = "";
  let closed = "";
  element.hidden = true;
  const update = (): void => {
    element.hidden = shown === "" || shown === closed;
    onChange(!element.hidden);
  };
  return {
    element,
    show(problems: readonly ShownProblem[]) {
      const text = problems.length === 0 ? "" : JSON.stringify([problems, openPlace()?.editor]);
      if (text === shown) return;
      shown = text;
      list.replaceChildren(...problems.slice(0, MAX_PROBLEMS).map((one) => makeProblem(one, openPlace())));
      const more = problems.length - MAX_PROBLEMS;
      left.textContent = more > 0 ? `The log has ${String(more)} more.` : "";
      update();
    },
  };
}

function makeProblem(
  { title, message, help, place, output, action }: ShownProblem,
  openPlace: OpenPlace | undefined,
): HTMLElement {
  return makeElement(
    "div",
    { class: "problem" },
    makeElement("h3", {}, title),
    makeElement("p", { class: "message" }, message),
    ...(place ? describePlace(place, openPlace) : []),
    output && output.length > 0
      ? makeElement("pre", { tabindex: "0", "aria-label": "What the build printed" }, output.join("\n"))
      : undefined,
    help === "" ? undefined : makeElement("p", { class: "help" }, help),
    action && makeElement("div", { class: "actions" }, makeButton(action.label, action.act)),
  );
}
