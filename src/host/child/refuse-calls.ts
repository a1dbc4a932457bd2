import { replaceMethod } from "./define-value.js";
import type { FittedWindow } from "./fitted-window.js";

/** Looks at what a method is given. Gives the name of the error that every browser throws there, and its last words. */
type Refuse = (values: readonly unknown[]) => readonly [error: string, why: string] | undefined;

/** What a browser's standard takes for the name of an element. */
const ELEMENT_NAME = /^(?:[A-Za-z][^\0\t\n\f\r />]*|[:_\u{80}-\u{10FFFF}][-.:\w\u{80}-\u{10FFFF}]*)$/u;
const ATTRIBUTE_NAME = /^[^\0\t\n\f\r />=]+$/u;
const PLACES = /^(?:beforebegin|afterbegin|beforeend|afterend)$/iu;

const refuseName: Refuse = ([name]) =>
  ELEMENT_NAME.test(String(name))
    ? undefined
    : ["InvalidCharacterError", `The tag name provided ('${String(name)}') is not a valid name`];
const refuseAttribute: Refuse = ([name]) =>
  ATTRIBUTE_NAME.test(String(name))
    ? undefined
    : ["InvalidCharacterError", `'${String(name)}' is not a valid attribute name`];
const refusePlace: Refuse = ([place]) =>
  PLACES.test(String(place))
    ? undefined
    : [
        "SyntaxError",
        `The value provided ('${String(place)}') is not one of 'beforeBegin', 'afterBegin', 'beforeEnd', or 'afterEnd'`,
      ];

/** A class of an element. */
function refuseToken(token: unknown): ReturnType<Refuse> {
  const text = String(token);
  if (text === "") return ["SyntaxError", "The token provided must not be empty"];
  const isSpaced = /[\t\n\f\r ]/u.test(text);
  return isSpaced
    ? [
        "InvalidCharacterError",
        `The token provided ('${text}') contains HTML space characters, which are not valid in tokens`,
      ]
    : undefined;
}
const refuseTokens: Refuse = (values) => values.map(refuseToken).find((refused) => refused);

/** Throws where every browser refuses a call, and the small DOM takes it, or breaks. */
export function refuseCalls(window: FittedWindow): void {
  const Node = Reflect.get(window, "Node") as new () => object;
  const refuseValue =
    (count: number): Refuse =>
    (values) => {
      const at = values.slice(0, count).findIndex((value) => !(value instanceof Node));
      return at === -1 ? undefined : ["TypeError", `parameter ${String(at + 1)} is not of type 'Node'`];
    };
  const { classList } = window.document.createElement("p");
  const refused: Readonly<Record<string, Readonly<Record<string, Refuse>>>> = {
    Node: {
      appendChild: refuseValue(1),
      insertBefore: refuseValue(1),
      removeChild: refuseValue(1),
      replaceChild: refuseValue(2),
    },
    Document: { createElement: refuseName },
    Element: {
      setAttribute: refuseAttribute,
      toggleAttribute: refuseAttribute,
      insertAdjacentHTML: refusePlace,
      insertAdjacentElement: refusePlace,
    },
    DOMTokenList: {
      add: refuseTokens,
      remove: refuseTokens,
      replace: refuseTokens,
      toggle: ([token]) => refuseToken(token),
    },
  };
  for (const [owner, methods] of Object.entries(refused)) {
    const found = Reflect.get(window, owner) as { readonly prototype: object } | undefined;
    const prototype = found?.prototype ?? (Object.getPrototypeOf(classList) as object);
    for (const [method, refuse] of Object.entries(methods))
      replaceMethod(
        prototype,
        method,
        (original) =>
          function (...values) {
            const [name, why] = refuse(values) ?? [];
            if (name === undefined) return original.apply(this, values);
            const message = `Failed to execute '${method}' on '${owner}': ${String(why)}.`;
            throw name === "TypeError" ? new TypeError(message) : new DOMException(message, name);
          },
      );
  }
}
