import { defineValue, replaceMethod } from "./define-value.js";
import { makeFileReader } from "./file-reader.js";
import { fitElements } from "./fit-elements.js";
import { fitStyles } from "./fit-styles.js";
import type { Class, FittedWindow } from "./fitted-window.js";
import { refuseCalls } from "./refuse-calls.js";

/**
 * Completes the small DOM where every browser does the same without a screen and without a host: what it lacks, and
 * where its base classes do not answer for the classes that are made from them.
 */
export function fitDom(window: FittedWindow): void {
  const { document, screen, EventTarget, Event } = window;
  const define = (owner: object, name: string, value: unknown): void => {
    if ((Reflect.get(owner, name) ?? undefined) === undefined) defineValue(owner, name, value);
  };
  for (const name of ["Node", "Element"]) answerForAll(Reflect.get(window, name) as Class);
  // Elements ask for the styles of others.
  fitStyles(window);
  fitElements(window);
  refuseCalls(window);
  defineValue(window, "FileReader", makeFileReader(window));
  define(window, "requestIdleCallback", (act: (deadline: object) => void) =>
    Number(setTimeout(act, 1, { didTimeout: false, timeRemaining: () => IDLE })),
  );
  define(window, "cancelIdleCallback", (id: number) => {
    clearTimeout(id);
  });
  define(window, "Option", function (text = "", value = text, isDefault = false, selected = false) {
    const option = document.createElement("option");
    Object.assign(option, { text, value, selected });
    if (isDefault) option.setAttribute("selected", "");
    return option;
  });
  const { innerWidth: width, innerHeight: height } = window;
  const place = { offsetLeft: 0, offsetTop: 0, pageLeft: 0, pageTop: 0, scale: 1, onresize: null, onscroll: null };
  define(window, "visualViewport", Object.assign(new EventTarget(), { width, height, ...place }));
  define(
    screen,
    "orientation",
    Object.assign(new EventTarget(), { type: "landscape-primary", angle: 0, onchange: null }),
  );
  for (const name of ["ToggleEvent", "PromiseRejectionEvent", "FormDataEvent"])
    define(window, name, makeEvent(name, Event));
  define(window, "StaticRange", function (this: object, init: object) {
    Object.assign(this, init);
  });
  for (const [name, value] of Object.entries(NOTHING_SHOWN))
    if (!(name in document)) defineValue(document, name, value);
  if (!("frameElement" in window)) defineValue(window, "frameElement", null);
  fitFonts(window, define);
  fitAnimations(Reflect.get(window, "Animation") as Class | undefined);
  tellSelectionLater(document);
}

const IDLE = 50;

/** What a document is whose page shows one thing only, and nothing of it in a way of its own. */
const NOTHING_SHOWN = {
  compatMode: "CSS1Compat",
  designMode: "off",
  dir: "",
  fullscreenElement: null,
  fullscreenEnabled: false,
  pictureInPictureElement: null,
  pictureInPictureEnabled: false,
  pointerLockElement: null,
} as const;

function makeEvent(name: string, Event: FittedWindow["Event"]): object {
  const made = class extends Event {
    constructor(type: string, init: object = {}) {
      super(type, init);
      for (const [key, value] of Object.entries(init)) if (!(key in this)) defineValue(this, key, value);
    }
  };
  defineValue(made, "name", name);
  return made;
}

/**
 * By the standard, a property of a base class answers for all classes that are made from it, also where code has taken
 * its getter from the prototype. Here some of those have a getter of their own, and that of the base knows nothing.
 */
function answerForAll({ prototype }: Class): void {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const { get: getOwn, set: setOwn } = descriptor;
    if (!getOwn) continue;
    const asked = new Set<unknown>();
    const ask = (object: object, kind: "get" | "set", values: readonly unknown[]): unknown => {
      const own = kind === "get" ? getOwn : setOwn;
      let at: object | null = object;
      while (at && at !== prototype && !Object.hasOwn(at, name)) at = Object.getPrototypeOf(at) as object | null;
      // A class may ask its base.
      const found = at && !asked.has(object) ? Object.getOwnPropertyDescriptor(at, name)?.[kind] : own;
      asked.add(object);
      try {
        return Reflect.apply(found && at !== prototype ? found : (own ?? ignore), object, values);
      } finally {
        asked.delete(object);
      }
    };
    Object.defineProperty(prototype, name, {
      ...descriptor,
      get(this: object) {
        return ask(this, "get", []);
      },
      ...(setOwn && {
        set(this: object, value: unknown) {
          ask(this, "set", [value]);
        },
      }),
    });
  }
}

const ignore = (): void => undefined;

/** No font is drawn here: each is there. */
function fitFonts(window: FittedWindow, define: (owner: object, name: string, value: unknown) => void): void {
  const { document, EventTarget } = window;
  class FontFace {
    status = "unloaded";
    readonly loaded: Promise<this>;
    constructor(
      readonly family: string,
      _source: unknown,
      descriptors: object = {},
    ) {
      this.loaded = Promise.resolve(this);
      Object.assign(this, descriptors);
    }
    load(): Promise<this> {
      this.status = "loaded";
      return this.loaded;
    }
  }
  const faces = new Set<unknown>();
  const fonts = Object.assign(new EventTarget(), {
    status: "loaded",
    add(face: unknown) {
      faces.add(face);
      return fonts;
    },
    delete: (face: unknown) => faces.delete(face),
    clear() {
      faces.clear();
    },
    has: (face: unknown) => faces.has(face),
    check: () => true,
    load: () => Promise.resolve([]),
    forEach: faces.forEach.bind(faces),
    values: () => faces.values(),
    [Symbol.iterator]: () => faces.values(),
  });
  Object.defineProperty(fonts, "size", { get: () => faces.size });
  defineValue(fonts, "ready", Promise.resolve(fonts));
  define(window, "FontFace", FontFace);
  define(document, "fonts", fonts);
}

/** Nobody has to handle that an animation was cancelled. */
function fitAnimations(animation: Class | undefined): void {
  if (!animation) return;
  replaceMethod(
    animation.prototype,
    "cancel",
    (cancel) =>
      function (...values) {
        (this as { readonly finished: Promise<unknown> }).finished.catch(ignore);
        return cancel.apply(this, values);
      },
  );
}

/** A browser tells of a changed selection later, and once. Here, it would be told amid the change, and of none as well. */
function tellSelectionLater(document: FittedWindow["document"]): void {
  let isPending = false;
  let telling: unknown;
  let told: readonly unknown[] = [];
  const readSelection = (): readonly unknown[] => {
    const selection = document.getSelection();
    return SELECTED.map((name): unknown => selection && Reflect.get(selection, name));
  };
  replaceMethod(
    document,
    "dispatchEvent",
    (dispatch) =>
      function (...values) {
        const [event] = values as [{ readonly type?: unknown } | undefined];
        if (this !== document || event?.type !== "selectionchange" || event === telling)
          return dispatch.apply(this, values);
        if (!isPending)
          queueMicrotask(() => {
            isPending = false;
            const selected = readSelection();
            if (selected.every((one, at) => one === told[at])) return;
            told = selected;
            telling = event;
            dispatch.apply(this, values);
          });
        isPending = true;
        return true;
      },
  );
}

const SELECTED = ["anchorNode", "anchorOffset", "focusNode", "focusOffset"];
