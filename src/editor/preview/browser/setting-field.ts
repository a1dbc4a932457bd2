import { getOwn, isObject, toObject, toText, type JsonObject } from "../../../base/text/json/json-object.js";
import { makeButton, makeElement } from "./make-element.js";

export type FieldValue =
  { readonly kind: "value"; readonly value: unknown } | { readonly kind: "absent" } | { readonly kind: "invalid" };

export interface Field {
  readonly element: HTMLElement;
  /** Reads the value, and says at the field what is wrong with it. */
  read(): FieldValue;
}

export interface FieldOptions {
  readonly name: string;
  readonly id: string;
  /** Of the property, as the manifest has it. */
  readonly schema: unknown;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly note?: string | undefined;
  readonly onChange: () => void;
}

const DEEPEST = 4;
const ABSENT: FieldValue = { kind: "absent" };
const INVALID: FieldValue = { kind: "invalid" };

/** A field for a property of one of the five types; what it has none for is written as JSON. */
export function makeField(options: FieldOptions, depth = 0): Field {
  const schema = toObject(options.schema);
  const type = schema["type"];
  if (Array.isArray(schema["enum"])) return makeEnumField(options, schema, schema["enum"]);
  if (type === "boolean") return makeBooleanField(options, schema);
  if (type === "object" && isObject(schema["properties"]) && depth < DEEPEST) {
    return makeObjectField(options, schema, schema["properties"], depth);
  }
  if (type === "array" && isSimple(schema["items"])) return makeListField(options, schema, schema["items"], depth);
  if (type === "string" || type === "number" || type === "integer") return makeTextField(options, schema);
  return makeJsonField(options, schema);
}

/** Items that each have one field. */
function isSimple(items: unknown): items is JsonObject {
  return isObject(items) && /^(?:string|number|integer|boolean|object)$/u.test(String(items["type"]));
}

/** A control with its label, its description, and room for what is wrong. */
function makeRow({ name, id, isRequired, note }: FieldOptions, schema: JsonObject, control: HTMLElement) {
  const title = toText(schema["title"]) ?? name;
  const description = [toText(schema["description"]), note].filter((text) => text !== undefined).join(" ");
  control.id = id;
  control.setAttribute("aria-describedby", `${id}-about ${id}-wrong`);
  const wrong = makeElement("p", { class: "wrong", id: `${id}-wrong`, "aria-live": "polite" });
  const label = makeElement(
    "label",
    { for: id },
    title,
    isRequired ? makeElement("span", {}, " (required)") : undefined,
  );
  const isBox = control instanceof HTMLInputElement && control.type === "checkbox";
  const element = makeElement("div", { class: isBox ? "field box" : "field" });
  element.append(...(isBox ? [control, label] : [label, control]));
  element.append(makeElement("p", { class: "soft", id: `${id}-about` }, description), wrong);
  const say = (message: string): void => {
    wrong.textContent = message;
    control.setAttribute("aria-invalid", String(message !== ""));
  };
  return { element, say };
}

function makeTextField(options: FieldOptions, schema: JsonObject): Field {
  const isNumber = schema["type"] !== "string";
  const format = toText(schema["format"]);
  const types: Readonly<Record<string, string>> = { password: "password", email: "email", url: "url", uri: "url" };
  const type = isNumber ? "number" : getOwn(types, format ?? "");
  const input = makeElement("input", {
    type: type ?? "text",
    autocomplete: "off",
    ...(isNumber && { step: schema["type"] === "integer" ? "1" : "any" }),
    min: toLimit(schema["minimum"]),
    max: toLimit(schema["maximum"]),
    minlength: toLimit(schema["minLength"]),
    maxlength: toLimit(schema["maxLength"]),
    pattern: toText(schema["pattern"]),
    required: options.isRequired ? "" : undefined,
  });
  if (typeof options.value === "string" || typeof options.value === "number") input.value = String(options.value);
  input.addEventListener("input", options.onChange);
  const { element, say } = makeRow(options, schema, input);
  return {
    element,
    read() {
      say(input.validationMessage);
      if (!input.checkValidity()) return INVALID;
      if (!isNumber) return { kind: "value", value: input.value };
      return input.value === "" ? ABSENT : { kind: "value", value: input.valueAsNumber };
    },
  };
}

function toLimit(value: unknown): string | undefined {
  return typeof value === "number" ? String(value) : undefined;
}

function makeBooleanField(options: FieldOptions, schema: JsonObject): Field {
  const input = makeElement("input", { type: "checkbox" });
  input.checked = options.value === true;
  input.addEventListener("change", options.onChange);
  const { element } = makeRow(options, schema, input);
  return { element, read: () => ({ kind: "value", value: input.checked }) };
}

function makeEnumField(options: FieldOptions, schema: JsonObject, values: readonly unknown[]): Field {
  const names: readonly unknown[] = Array.isArray(schema["enumNames"]) ? schema["enumNames"] : [];
  const select = makeElement("select", { required: options.isRequired ? "" : undefined });
  const chosen = values.findIndex((value) => JSON.stringify(value) === JSON.stringify(options.value));
  if (chosen === -1 || !options.isRequired) select.append(makeElement("option", { value: "" }, "None"));
  for (const [at, value] of values.entries()) {
    select.append(
      makeElement("option", { value: String(at) }, toText(names[at]) ?? toText(value) ?? JSON.stringify(value)),
    );
  }
  select.value = chosen === -1 ? "" : String(chosen);
  select.addEventListener("change", options.onChange);
  const { element, say } = makeRow(options, schema, select);
  return {
    element,
    read() {
      say(select.validationMessage);
      if (!select.checkValidity()) return INVALID;
      return select.value === "" ? ABSENT : { kind: "value", value: values[Number(select.value)] };
    },
  };
}

function makeObjectField(options: FieldOptions, schema: JsonObject, properties: JsonObject, depth: number): Field {
  const { name, id, onChange } = options;
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  const values = toObject(options.value);
  const fields = Object.keys(properties).map((key) => {
    const isRequired = required.includes(key);
    const inner = { name: key, id: `${id}-${key}`, schema: properties[key], value: values[key], isRequired, onChange };
    return [key, makeField(inner, depth + 1)] as const;
  });
  const element = makeElement("fieldset", { class: "field group" });
  element.append(makeElement("legend", {}, toText(schema["title"]) ?? name));
  const about = toText(schema["description"]);
  if (about !== undefined) element.append(makeElement("p", { class: "soft" }, about));
  element.append(...fields.map(([, field]) => field.element));
  return {
    element,
    read() {
      const read = fields.map(([key, field]) => [key, field.read()] as const);
      if (read.some(([, value]) => value.kind === "invalid")) return INVALID;
      const entries = read.flatMap(([key, value]) => (value.kind === "value" ? [[key, value.value] as const] : []));
      return { kind: "value", value: Object.fromEntries(entries) };
    },
  };
}

function makeListField(options: FieldOptions, schema: JsonObject, items: JsonObject, depth: number): Field {
  const { name, id, onChange } = options;
  const title = toText(schema["title"]) ?? name;
  const list = makeElement("div", { class: "items" });
  let rows: readonly { readonly field: Field; readonly row: HTMLElement }[] = [];
  let count = 0;
  const add = (value: unknown): HTMLElement => {
    const itemId = `${id}-${String(count++)}`;
    const itemSchema = { ...items, title: `${toText(items["title"]) ?? "Item"} ${String(count)}` };
    const inner = { name: "item", id: itemId, schema: itemSchema, value, isRequired: true, onChange };
    const field = makeField(inner, depth + 1);
    const remove = makeButton("Remove", () => {
      rows = rows.filter((one) => one.field !== field);
      row.remove();
      more.focus();
      onChange();
    });
    remove.setAttribute("aria-label", `Remove ${itemSchema.title} of ${title}`);
    const row = makeElement("div", { class: "item" }, field.element, remove);
    rows = [...rows, { field, row }];
    list.append(row);
    return row;
  };
  const more = makeButton(`Add to ${title}`, () => {
    add(items["default"]).querySelector<HTMLElement>("input, select, textarea")?.focus();
    onChange();
  });
  for (const value of Array.isArray(options.value) ? (options.value as readonly unknown[]) : []) add(value);
  const about = toText(schema["description"]);
  const element = makeElement("fieldset", { class: "field group" }, makeElement("legend", {}, title));
  if (about !== undefined) element.append(makeElement("p", { class: "soft" }, about));
  element.append(list, more);
  return {
    element,
    read() {
      const values = rows.map(({ field }) => field.read());
      if (values.some(({ kind }) => kind === "invalid")) return INVALID;
      return { kind: "value", value: values.flatMap((one) => (one.kind === "value" ? [one.value] : [])) };
    },
  };
}

/** For lists of lists, objects without properties, and what has no type. */
function makeJsonField(options: FieldOptions, schema: JsonObject): Field {
  const area = makeElement("textarea", { rows: "4", spellcheck: "false" });
  area.value = options.value === undefined ? "" : JSON.stringify(options.value, undefined, 2);
  area.addEventListener("input", options.onChange);
  const { element, say } = makeRow(
    { ...options, note: [options.note, "Written as JSON."].join(" ").trim() },
    schema,
    area,
  );
  return {
    element,
    read() {
      say("");
      if (area.value.trim() === "" && !options.isRequired) return ABSENT;
      try {
        return { kind: "value", value: JSON.parse(area.value) as unknown };
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        say("This is not JSON");
        return INVALID;
      }
    },
  };
}
