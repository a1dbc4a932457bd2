import { MOVES, type Move } from "./life.js";
import { makeButton, makeElement } from "./make-element.js";

/** The top of the page: which plugin it is, what it does now, and the buttons for that. */
export function makeHeader(onMove: (move: Move) => void) {
  const title = makeElement("h1", {}, "Plugin preview");
  const about = makeElement("p", { class: "soft" });
  const status = makeElement("p", { class: "status", role: "status" });
  const reason = makeElement("p", { class: "soft", id: "unready" });
  const buttons = MOVES.map((move) => {
    const onClick = onMove.bind(undefined, move);
    return { move, button: makeButton(move, onClick, { "aria-describedby": reason.id }) };
  });
  const life = makeElement("div", { class: "life", role: "group", "aria-label": "Plugin lifecycle" });
  life.append(...buttons.map((one) => one.button), reason);
  const element = makeElement("header", {}, makeElement("div", { class: "identity" }, title, about), status, life);
  return {
    element,
    title,
    about,
    status,
    /** @param unready why no button can be pressed now. */
    showMoves(canMove: (move: Move) => boolean, unready: string | undefined) {
      for (const { move, button } of buttons) button.disabled = unready !== undefined || !canMove(move);
      reason.textContent = unready ?? "";
    },
  };
}
