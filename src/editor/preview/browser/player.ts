import { HOOKS, type HookName } from "../../../sdk/context.js";
import type { PlayedLife } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { makeButton, makeElement } from "./make-element.js";
import { makePanel } from "./panels.js";

/** For a plugin without a page: its hooks run in the process that `test` runs them in, with the settings of the form. */
export function makePlayer(getSettings: () => Readonly<Record<string, unknown>>) {
  const panel = makePanel("life", "Lifecycle");
  const said = makeElement("pre", { tabindex: "0", role: "status", "aria-labelledby": "life-title" });
  let isRunning = false;
  const play = async (only: HookName | undefined): Promise<void> => {
    // A button that is disabled would lose the focus.
    if (isRunning) return;
    isRunning = true;
    panel.setNote("is running");
    const body = JSON.stringify({ only, settings: getSettings() });
    const response = await askServer("life", body);
    said.textContent = response.ok ? ((await response.json()) as PlayedLife).text : await response.text();
    panel.setNote("");
    isRunning = false;
  };
  const buttons = [undefined, ...HOOKS].map((name) => makeButton(name ?? "All hooks", () => void play(name)));
  panel.body.append(
    makeElement(
      "p",
      { class: "soft" },
      "This plugin has no widget and no page. Each button starts it in a new process, and first calls the hooks that come before it.",
    ),
    makeElement("div", { class: "actions" }, ...buttons),
    said,
  );
  panel.element.hidden = true;
  return { element: panel.element };
}
