import type { PreviewState } from "../protocol.js";
import type { Kept } from "./kept.js";
import { makePanel, showUnread } from "./panels.js";
import { makeSettingsForm } from "./settings-form.js";
import { explainUnread } from "./unready.js";

interface SettingsOptions {
  readonly kept: Kept;
  readonly state: () => PreviewState | undefined;
  /** A person has changed a setting, and all of them are valid. */
  readonly onChange: () => void;
}

/** The panel with the form of the settings. What a person has changed stays where the schema still has it. */
export function makeSettingsPanel({ kept, state, onChange }: SettingsOptions) {
  const panel = makePanel("settings", "Settings");
  let shown = "";
  const get = (): Readonly<Record<string, unknown>> => ({ ...state()?.settings, ...kept.settings });
  const show = (): void => {
    const current = state();
    const unread = explainUnread(current);
    if (!current || unread !== undefined) {
      shown = "";
      if (unread !== undefined) showUnread(panel, "settings", unread);
      return;
    }
    const { properties, required, generated, settings } = current;
    const text = JSON.stringify([properties, required, generated, settings]);
    if (text === shown) return;
    shown = text;
    const known = new Set(Object.keys(properties));
    kept.settings = Object.fromEntries(Object.entries(kept.settings).filter(([key]) => known.has(key)));
    const form = makeSettingsForm({
      properties,
      required,
      values: get(),
      generated: generated.filter((name) => !Object.hasOwn(kept.settings, name)),
      onChange(values) {
        kept.settings = { ...values };
        onChange();
      },
      onReset() {
        kept.settings = {};
        shown = "";
        show();
        onChange();
      },
    });
    panel.body.replaceChildren(form);
  };
  return {
    element: panel.element,
    get,
    show,
    /** How many settings are not as they were at first. */
    countChanged(): number {
      const first = state()?.settings ?? {};
      const isChanged = (key: string): boolean => JSON.stringify(kept.settings[key]) !== JSON.stringify(first[key]);
      return Object.keys(kept.settings).filter(isChanged).length;
    },
  };
}
