import { defineValue } from "./define-value.js";
import type { Class, FittedWindow } from "./fitted-window.js";

interface FittedElement {
  readonly isConnected: boolean;
  readonly nodeType: number;
  readonly localName: string;
  readonly parentNode: FittedElement | null;
  readonly shadowRoot: { querySelectorAll(selector: string): Iterable<FittedElement> } | null;
  closest(selector: string): object | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  dispatchEvent(event: object): boolean;
}

/** A property that is an attribute of the element, by how it is read: a text, whether it is there, or on and off. */
interface Reflected {
  readonly texts?: readonly string[];
  readonly flags?: readonly string[];
  readonly switches?: readonly (readonly [name: string, isDefault: boolean, on: string, off: string])[];
}

const REFLECTED: Readonly<Record<string, Reflected>> = {
  HTMLElement: {
    texts: ["autocapitalize", "enterKeyHint", "inputMode", "nonce"],
    flags: ["autofocus"],
    switches: [
      ["spellcheck", true, "true", "false"],
      ["autocorrect", true, "on", "off"],
      ["draggable", false, "true", "false"],
      ["translate", true, "yes", "no"],
      ["writingSuggestions", true, "true", "false"],
    ],
  },
  SVGElement: { texts: ["nonce"], flags: ["autofocus"] },
  HTMLVideoElement: { texts: ["poster"], flags: ["playsInline", "disablePictureInPicture"] },
  HTMLInputElement: { texts: ["capture", "dirName"], flags: ["webkitdirectory"] },
  HTMLTextAreaElement: { texts: ["dirName", "wrap"] },
  HTMLSelectElement: { texts: ["autocomplete"] },
  HTMLImageElement: { texts: ["fetchPriority"] },
  HTMLLinkElement: { texts: ["fetchPriority", "imageSizes", "imageSrcset", "integrity"], flags: ["disabled"] },
  HTMLIFrameElement: { texts: ["loading"], flags: ["allowFullscreen"] },
  HTMLDetailsElement: { texts: ["name"] },
};

const ARIA =
  "Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan Current Description Disabled Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable Orientation Placeholder PosInSet Pressed ReadOnly Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText";

/** Completes the elements of the small DOM. */
export function fitElements(window: FittedWindow): void {
  const find = (name: string): Class["prototype"] | undefined =>
    (Reflect.get(window, name) as Class | undefined)?.prototype;
  for (const [name, { texts = [], flags = [], switches = [] }] of Object.entries(REFLECTED)) {
    const prototype = find(name);
    if (!prototype) continue;
    for (const text of texts) reflect(prototype, text, text, (value) => value ?? "");
    for (const flag of flags) {
      const get = (value: string | null): boolean => value !== null;
      reflect(prototype, flag, flag, get, (value) => (value ? "" : null));
    }
    for (const [property, isDefault, on, off] of switches) {
      const get = (value: string | null): boolean => (isDefault ? value !== off : value === on);
      reflect(prototype, property, property, get, (value) => (value ? on : off));
    }
  }
  const element = find("Element");
  const html = find("HTMLElement");
  const svg = find("SVGSVGElement");
  if (!element || !html || !svg) return;
  const orNull = (value: unknown): string | null => ((value ?? null) === null ? null : toText(value));
  reflect(element, "role", "role", (value) => value, orNull);
  for (const name of ARIA.split(" "))
    reflect(element, `aria${name}`, `aria-${name.toLowerCase()}`, (value) => value, orNull);
  fitPopovers(html, window);
  for (const prototype of [element, find("Text")]) if (prototype) defineGetter(prototype, "assignedSlot", findSlot);
  const getStyle = (Reflect.get(window, "getComputedStyle") as GetStyle).bind(window);
  defineGetter(html, "offsetParent", (one) => findOffsetParent(one, getStyle));
  const internals = new WeakSet();
  define(html, "attachInternals", function (this: FittedElement) {
    if (!this.localName.includes("-") || internals.has(this)) {
      const why = "Failed to execute 'attachInternals' on 'HTMLElement'";
      throw new DOMException(why, "NotSupportedError");
    }
    internals.add(this);
    return new ElementInternals(this);
  });
  define(window, "ElementInternals", ElementInternals);
  for (const [method, made] of Object.entries({ Point: "DOMPoint", Matrix: "DOMMatrix", Rect: "DOMRect" })) {
    const Made = Reflect.get(window, made) as new () => object;
    defineValue(svg, `createSVG${method}`, () => new Made());
  }
}

const toText: (value: unknown) => string = String;

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) defineValue(owner, name, value);
}

function reflect(
  prototype: object,
  property: string,
  attribute: string,
  get: (value: string | null) => unknown,
  set: (value: unknown) => string | null = toText,
): void {
  if (property in prototype) return;
  Object.defineProperty(prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: FittedElement) {
      return get(this.getAttribute(attribute));
    },
    set(this: FittedElement, value: unknown) {
      const text = set(value);
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    },
  });
}

function defineGetter(owner: object, name: string, get: (element: FittedElement) => unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, {
    configurable: true,
    enumerable: true,
    get(this: FittedElement) {
      return get(this);
    },
  });
}

/** Where an element of a custom element is shown, if that can be known from outside. */
function findSlot(element: FittedElement): object | null {
  const name = (element.nodeType === 1 && element.getAttribute("slot")) || "";
  const slots = [...(element.parentNode?.shadowRoot?.querySelectorAll("slot") ?? [])];
  return slots.find((slot) => (slot.getAttribute("name") ?? "") === name) ?? null;
}

type GetStyle = (element: object) => { readonly position: string };

function findOffsetParent(element: FittedElement, getStyle: GetStyle): object | null {
  if (!element.isConnected || element.localName === "body" || element.localName === "html") return null;
  for (let at = element.parentNode; at?.nodeType === 1; at = at.parentNode)
    if (at.localName === "body" || getStyle(at).position !== "static") return at;
  return null;
}

function fitPopovers(prototype: object, window: FittedWindow): void {
  const shown = new WeakSet();
  const toggle = (element: FittedElement, isWanted: boolean): boolean => {
    const isShown = shown.has(element);
    const fail = (name: string): never => {
      throw new DOMException(`Failed to execute '${isWanted ? "showPopover" : "hidePopover"}' on 'HTMLElement'`, name);
    };
    if (element.getAttribute("popover") === null) fail("NotSupportedError");
    if (!element.isConnected) fail("InvalidStateError");
    if (isShown === isWanted) return isWanted;
    const Toggle = Reflect.get(window, "ToggleEvent") as FittedWindow["Event"];
    const [oldState, newState] = isWanted ? ["closed", "open"] : ["open", "closed"];
    const states = { oldState, newState };
    const isGoing = element.dispatchEvent(new Toggle("beforetoggle", { ...states, cancelable: isWanted }));
    if (!isGoing) return isShown;
    if (isWanted) shown.add(element);
    else shown.delete(element);
    queueMicrotask(() => element.dispatchEvent(new Toggle("toggle", states)));
    return isWanted;
  };
  define(prototype, "showPopover", function (this: FittedElement) {
    toggle(this, true);
  });
  define(prototype, "hidePopover", function (this: FittedElement) {
    toggle(this, false);
  });
  define(prototype, "togglePopover", function (this: FittedElement, isForced?: boolean) {
    return toggle(this, isForced ?? !shown.has(this));
  });
}

/** What a custom element tells its form. */
class ElementInternals {
  readonly states = new Set<string>();
  readonly labels: readonly object[] = [];
  readonly willValidate = true;
  validity: Readonly<Record<string, boolean>> = { valid: true };
  validationMessage = "";
  readonly #element: FittedElement;
  constructor(element: FittedElement) {
    this.#element = element;
  }
  get shadowRoot(): object | null {
    return this.#element.shadowRoot;
  }
  get form(): object | null {
    return this.#element.closest("form");
  }
  setFormValue(): void {
    // No form is sent here.
  }
  setValidity(flags: Readonly<Record<string, boolean>> = {}, message = ""): void {
    const isValid = Object.values(flags).every((flag) => !flag);
    this.validity = { ...flags, valid: isValid };
    this.validationMessage = isValid ? "" : message;
  }
  checkValidity(): boolean {
    return this.validity["valid"] === true;
  }
  reportValidity(): boolean {
    return this.checkValidity();
  }
}
