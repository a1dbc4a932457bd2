type Child = Node | string | undefined;

/** Makes an element. Texts become text, never markup; an attribute that is `undefined` is left out. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export function makeButton(text: string, onClick: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const button = makeElement("button", { type: "button", ...attributes }, text);
  button.addEventListener("click", onClick);
  return button;
}

interface Choice<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A group of radio buttons in one row: a browser and a screen reader know how they are used. */
export function makeChoice<Value extends string>({ name, legend, options, chosen, onChoose }: Choice<Value>) {
  const group = makeElement("fieldset", { class: "choice" }, makeElement("legend", {}, legend));
  for (const [value, label] of options) {
    const input = makeElement("input", { type: "radio", name, value, id: `${name}-${value}` });
    input.checked = value === chosen;
    input.addEventListener("change", () => {
      onChoose(value);
    });
    group.append(makeElement("label", { for: input.id }, input, makeElement("span", {}, label)));
  }
  return group;
}
