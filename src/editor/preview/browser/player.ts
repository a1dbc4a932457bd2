import type { PlayedRun } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { makeButton, makeElement } from "./make-element.js";
import { makePanel } from "./panels.js";

/** Runs all hooks once in a process of their own as `test` does, with the settings of the form. */
export function makePlayer(getSettings: () => Readonly<Record<string, unknown>>) {
  const panel = makePanel("life", "All hooks");
  const said = makeElement("pre", { tabindex: "0", role: "status", "aria-labelledby": "life-title" });
  let isRunning = false;
  const play = async (): Promise<void> => {
    // A button that is disabled would lose the focus.
    if (isRunning) return;
    isRunning = true;
    panel.setNote("is running");
    const body = JSON.stringify({ settings: getSettings() });
    const response = await askServer("life", body);
    said.textContent = response.ok ? ((await response.json()) as PlayedRun).text : await response.text();
    panel.setNote("");
    isRunning = false;
  };
  panel.body.append(
    makeElement(
      "p",
      { class: "soft" },
      "This plugin has no widget and no page. It runs in its own process, and the buttons at the top enable and disable it. You can also run all hooks once, as test does. Storage is empty then.",
    ),
    makeElement(
      "div",
      { class: "actions" },
      makeButton("Run all hooks", () => void play()),
    ),
    said,
  );
  panel.element.hidden = true;
  return { element: panel.element };
}
