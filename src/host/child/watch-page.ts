import { cutText } from "../loading/describe-value.js";
import type { Grants } from "./grants.js";
import type { GuardReport } from "./report.js";

type Lookup = (text: string) => unknown;

interface HostElement {
  id: string;
}

interface Page {
  readonly document: Record<"getElementById" | "querySelector", Lookup> & {
    createElement(name: string): HostElement;
    readonly body: { append(element: unknown): void };
  };
  readonly customElements: {
    get(name: string): unknown;
    define(name: string, element: unknown): void;
    whenDefined(name: string): Promise<unknown>;
  };
  readonly HTMLElement: new () => object;
}

/** How many lookups are remembered. */
const MAX_LOOKUPS = 50;

/** Who looks so often waits for it. */
const LOOKS_OF_WAIT = 3;

/**
 * Remembers what the plugin looks for in the host's page, which is empty here, and puts an element there that it may have.
 *
 * @returns reports what is still missing: what the plugin has made in the meantime was not to come from the host.
 */
export function watchPage({ report, grants }: { readonly report: GuardReport; readonly grants: Grants }): () => void {
  const { document, customElements, HTMLElement } = globalThis as unknown as Page;
  const looked = new Map<string, { count: number; readonly isThere: () => boolean }>();
  const note = (selector: string, isThere: () => boolean): void => {
    const one = looked.get(selector) ?? { count: 0, isThere };
    if (looked.size < MAX_LOOKUPS) looked.set(selector, one);
    if (++one.count === LOOKS_OF_WAIT) report.reportLack("page", selector);
  };
  for (const name of ["getElementById", "querySelector"] as const) {
    const original = document[name].bind(document);
    document[name] = (text) => {
      const found = original(text);
      if (found !== null && found !== undefined) return found;
      const selector = cutText(name === "getElementById" ? `#${text}` : text);
      if (grants.has("page", selector)) return addElement(document, selector);
      note(selector, () => (original(text) ?? undefined) !== undefined);
      return found;
    };
  }
  const whenDefined = customElements.whenDefined.bind(customElements);
  customElements.whenDefined = (name) => {
    const isDefined = customElements.get(name) !== undefined;
    if (!isDefined && grants.has("page", cutText(name))) customElements.define(name, class extends HTMLElement {});
    else if (!isDefined) note(cutText(name), () => customElements.get(name) !== undefined);
    return whenDefined(name);
  };
  return () => {
    for (const [selector, { isThere }] of looked) if (!isThere()) report.reportLack("page", selector);
  };
}

/** An element of the host's page, as a selector describes it. */
function addElement({ createElement, body }: Page["document"], selector: string): unknown {
  const [, tag = "div"] = /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/iu.exec(selector) ?? [];
  const element = createElement.call((globalThis as unknown as Page).document, tag);
  const id = /#([\w-]+)[^\s>+~]*$/u.exec(selector)?.[1];
  if (id !== undefined) element.id = id;
  body.append(element);
  return element;
}
