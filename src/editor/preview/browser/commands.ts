import type { CommandAnswer, CommandOption, CommandOrder, PreviewCommand } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { makeElement } from "./make-element.js";
import { makePanel } from "./panels.js";
import { describePlace, type OpenPlace } from "./place-button.js";
import { makeField, type Field } from "./setting-field.js";
import { splitWords } from "./split-words.js";

interface CommandsOptions {
  /** All of an order but what the form has. */
  readonly getState: () => Pick<CommandOrder, "settings" | "stored" | "isInstalled">;
  readonly onAnswer: (name: string, answer: CommandAnswer) => void;
  readonly openPlace: () => OpenPlace | undefined;
}

/** The commands of the manifest, each as a form. They run in the host's process, and never in this page. */
export function makeCommands({ getState, onAnswer, openPlace }: CommandsOptions) {
  const panel = makePanel("commands", "Commands");
  let shown = "";
  let isRunning = false;

  const call = async (command: PreviewCommand, form: CommandForm): Promise<void> => {
    const given = form.read();
    // One after the other: each finds what the one before has stored.
    if (isRunning || !given) return;
    isRunning = true;
    panel.setNote(`${command.name} is running`);
    form.show([makeElement("p", { class: "soft" }, "Running…")]);
    try {
      const order: CommandOrder = { name: command.name, ...given, ...getState() };
      const response = await askServer("command", JSON.stringify(order));
      if (!response.ok) {
        form.show([makeElement("p", { class: "wrong" }, await response.text())]);
        return;
      }
      const answer = (await response.json()) as CommandAnswer;
      form.show(describeAnswer(answer, openPlace()));
      onAnswer(command.name, answer);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      form.show([makeElement("p", { class: "wrong" }, "The preview has stopped, or this page cannot reach it.")]);
    } finally {
      isRunning = false;
      panel.setNote("");
    }
  };
  panel.element.hidden = true;
  return {
    element: panel.element,
    /** Makes the forms again only if the commands have changed, so that nobody loses what they have written. */
    show(commands: readonly PreviewCommand[]) {
      panel.element.hidden = commands.length === 0;
      const text = JSON.stringify(commands);
      if (text === shown) return;
      shown = text;
      panel.body.replaceChildren(
        ...commands.map((command, at) => {
          const form = makeCommandForm(command, `command-${String(at)}`, () => void call(command, form));
          return form.element;
        }),
      );
    },
  };
}

interface CommandForm {
  readonly element: HTMLElement;
  /** What is written in it, or `undefined` where something is not valid: that is said at its field. */
  read(): Pick<CommandOrder, "words" | "options"> | undefined;
  show(content: readonly Node[]): void;
}

function makeCommandForm(command: PreviewCommand, id: string, onSubmit: () => void): CommandForm {
  const { name, description, usage, aliases, options } = command;
  const title = makeElement("h3", { id: `${id}-title` }, makeElement("code", {}, name));
  const words = makeField({
    name: "words",
    id: `${id}-words`,
    value: undefined,
    isRequired: false,
    onChange: () => undefined,
    schema: { type: "string", title: "Arguments", description: usage === "" ? "" : `Usage: ${usage}` },
  });
  const fields = options.map((option, at) => ({ option, field: makeOptionField(option, `${id}-${String(at)}`) }));
  const answer = makeElement("div", { class: "answer", role: "status", "aria-label": `Answer of ${name}` });
  const element = makeElement(
    "form",
    { class: "command", novalidate: "", "aria-labelledby": title.id },
    title,
    makeElement("p", { class: "soft" }, description),
    aliases.length === 0 ? undefined : makeElement("p", { class: "soft" }, `Also called ${aliases.join(", ")}.`),
    words.element,
    ...fields.map(({ field }) => field.element),
    makeElement("div", { class: "actions" }, makeElement("button", { type: "submit" }, `Run ${name}`)),
    answer,
  );
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    onSubmit();
  });
  return {
    element,
    read() {
      const line = words.read();
      const values = fields.map(({ option, field }) => ({ option, value: field.read() }));
      if (values.some(({ value }) => value.kind === "invalid")) {
        element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        return undefined;
      }
      const given = values.flatMap(({ option, value }) =>
        // Nobody gives an option that is left empty.
        value.kind === "value" && (option.isRequired || value.value !== "")
          ? [[option.name, value.value] as const]
          : [],
      );
      return {
        words: splitWords(line.kind === "value" && typeof line.value === "string" ? line.value : ""),
        options: Object.fromEntries(given),
      };
    },
    show(content) {
      answer.replaceChildren(...content);
    },
  };
}

function makeOptionField({ name, description, type, isRequired, default: value }: CommandOption, id: string): Field {
  // A value without a type is a text, as on every command line.
  const schema = { type: type === "" ? "string" : type, title: `--${name}`, description };
  return makeField({ name, id, schema, value, isRequired, onChange: () => undefined });
}

/** What a command has printed and returned, and how it has failed. */
function describeAnswer(
  { milliseconds, failure, returned, printed }: CommandAnswer,
  openPlace: OpenPlace | undefined,
): readonly Node[] {
  const output =
    printed.length === 0 ? [] : [makeElement("pre", { tabindex: "0", "aria-label": "Printed" }, printed.join("\n"))];
  if (failure) {
    const place = failure.place ? describePlace(failure.place, openPlace) : [];
    return [
      ...output,
      makeElement("div", { class: "problem" }, makeElement("b", {}, "Failed: "), failure.message, ...place),
    ];
  }
  return [
    ...output,
    ...(returned === undefined ? [] : [makeElement("pre", { tabindex: "0", "aria-label": "Returned" }, returned)]),
    makeElement(
      "p",
      { class: "soft" },
      `${returned === undefined ? "It returned nothing" : "It returned this"} after ${milliseconds.toFixed(0)} ms.`,
    ),
  ];
}
