import { defineValue } from "./define-value.js";
import type { FittedWindow } from "./fitted-window.js";
import { getInitialStyle } from "./initial-styles.js";

interface Styles {
  getPropertyValue(name: string): string;
}

type GetStyles = (element: { readonly isConnected: boolean }, ...more: readonly unknown[]) => Styles;

/** In a browser, each property of an element that is in the page has a value, also where no style gives it one. */
export function fitStyles(window: FittedWindow): void {
  const getOwn = (Reflect.get(window, "getComputedStyle") as GetStyles).bind(window);
  const getComputedStyle: GetStyles = (element, ...more) => {
    const styles = getOwn(element, ...more);
    return element.isConnected ? fillIn(styles) : styles;
  };
  defineValue(window, "getComputedStyle", getComputedStyle);
}

function fillIn(styles: Styles): Styles {
  const getPropertyValue = (name: string): string => styles.getPropertyValue(name) || (getInitialStyle(name) ?? "");
  return new Proxy(styles, {
    get(_, key) {
      if (key === "getPropertyValue") return getPropertyValue;
      const value = Reflect.get(styles, key) as unknown;
      return value === "" && typeof key === "string" ? (getInitialStyle(key) ?? "") : value;
    },
  });
}
