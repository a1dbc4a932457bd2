import type { JsonObject } from "../../../base/text/json/json-object.js";
import { makeButton, makeElement } from "./make-element.js";
import { makeField, type Field } from "./setting-field.js";

interface FormOptions {
  readonly properties: JsonObject;
  readonly required: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The settings whose values nobody has chosen. */
  readonly generated: readonly string[];
  /** Gets all settings, once they are valid. */
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
  readonly onReset: () => void;
}

/** After the last key, in milliseconds. */
const QUIET = 250;

/** A form made of `config_schema`. What is not valid is said at its field, and passed on to nobody. */
export function makeSettingsForm(options: FormOptions): HTMLElement {
  const { properties, required, values, generated, onChange, onReset } = options;
  const names = Object.keys(properties);
  if (names.length === 0) return makeElement("p", { class: "soft" }, "This plugin has no settings.");
  const fields = new Map<string, Field>();
  const form = makeElement("form", { class: "settings", novalidate: "" });
  let timer = 0;
  const read = (): void => {
    const entries = [...fields].map(([name, field]) => [name, field.read()] as const);
    if (entries.some(([, value]) => value.kind === "invalid")) return;
    onChange(
      Object.fromEntries(entries.flatMap(([name, value]) => (value.kind === "value" ? [[name, value.value]] : []))),
    );
  };
  const schedule = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(read, QUIET);
  };
  for (const name of names) {
    const field = makeField({
      name,
      id: `setting-${name}`,
      schema: properties[name],
      value: values[name],
      onChange: schedule,
      isRequired: required.includes(name),
      note: generated.includes(name) ? "This value is generated: the schema has no default." : undefined,
    });
    fields.set(name, field);
    form.append(field.element);
  }
  form.append(makeElement("div", { class: "actions" }, makeButton("Reset to defaults", onReset)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    read();
  });
  return form;
}
