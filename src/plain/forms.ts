import { isObject } from "../text/json-object.js";

/** Whether a value certainly has a form. A "no" says nothing: the checks take a closer look then. */
export type Form = (value: unknown) => boolean;

export const isAnything: Form = () => true;
export const isText: Form = (value) => typeof value === "string";
export const isFilled: Form = (value) => typeof value === "string" && value.trim() !== "";
export const isTruth: Form = (value) => typeof value === "boolean";
export const isNumber: Form = (value) => typeof value === "number";
export const isPositive: Form = (value) => typeof value === "number" && value > 0;

export function oneOf(...words: readonly string[]): Form {
  return (value) => typeof value === "string" && words.includes(value);
}

export function matching(pattern: RegExp, longest = Infinity): Form {
  return (value) => typeof value === "string" && value.length <= longest && pattern.test(value);
}

/** An object with no keys but these, and with all that are needed. */
export function record(forms: Readonly<Record<string, Form>>, needed: readonly string[] = []): Form {
  const known = new Map(Object.entries(forms));
  return (value) =>
    isObject(value) &&
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.keys(value).every((key) => known.get(key)?.(value[key]) === true);
}

/** An object whose keys are names. */
export function dictionary(isName: Form, isValue: Form): Form {
  return (value) => isObject(value) && Object.keys(value).every((key) => isName(key) && isValue(value[key]));
}

export function list(isItem: Form, least = 0, most = 1000): Form {
  return (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
}

/** Such a list with each item once. */
export function setOf(isItem: Form, most?: number): Form {
  const isList = list(isItem, 0, most);
  return (value) => isList(value) && isUnique(value as readonly unknown[]);
}

export function isUnique(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}
