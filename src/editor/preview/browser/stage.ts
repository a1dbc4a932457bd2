import { THEMES, type MenuEntry, type PreviewView, type Size, type Theme } from "../protocol.js";
import type { FrameLink } from "./frame-link.js";
import type { Kept } from "./kept.js";
import { makeButton, makeChoice, makeElement } from "./make-element.js";

/** The sizes that a manifest can name. Their pixels are those of this preview: a host may have others. */
const SIZES: Readonly<Record<string, Size>> = {
  small: { width: 280, height: 180 },
  medium: { width: 480, height: 320 },
  large: { width: 800, height: 520 },
};
const PHONE: Size = { width: 390, height: 720 };
const WINDOW: Size = { width: 1024, height: 640 };
/** Smaller than this, nobody could see what it is: the rest is reached by scrolling. */
const MIN_SCALE = 0.25;

interface StageOptions {
  readonly kept: Kept;
  readonly frame: FrameLink;
  /** What covers the plugin while something has failed. */
  readonly overlay: HTMLElement;
  readonly onView: (view: PreviewView) => void;
  readonly onTheme: (theme: Theme) => void;
  readonly onReload: () => void;
  /** Keeps what was chosen. */
  readonly onChoice: () => void;
}

/** The plugin as a host would show it, and how: which view, of which size, in which theme. */
export function makeStage({ kept, frame, overlay, onView, onTheme, onReload, onChoice }: StageOptions) {
  const menu = makeElement("nav", { class: "menu", "aria-label": "Views of the plugin" });
  const tools = makeElement("div", { class: "tools" });
  const canvas = makeElement("div", { class: "canvas", tabindex: "0", role: "region", "aria-label": "Preview" });
  const caption = makeElement("p", { class: "soft caption" });
  const place = makeElement("p", { class: "soft caption", role: "status" });
  place.hidden = true;
  canvas.append(frame.element);
  const element = makeElement(
    "section",
    { class: "stage", "aria-label": "Stage" },
    menu,
    tools,
    makeElement("div", { class: "window" }, canvas, overlay),
    caption,
    place,
  );

  const applyTheme = (): void => {
    canvas.dataset["theme"] = kept.theme;
    // The preference of the page inside follows from it.
    frame.setScheme(kept.theme);
    onTheme(kept.theme);
  };

  let shownView: PreviewView | undefined;
  const applySize = (view: PreviewView): void => {
    shownView = view;
    const [name, { width, height }] = findSize(view, kept.size);
    canvas.dataset["kind"] = view.kind;
    const scale = fitScale(canvas, width);
    frame.setSize(`${String(width)}px`, `${String(height)}px`, scale);
    const shown = scale < 1 ? `, shown at ${(scale * 100).toFixed(0)} %` : "";
    caption.textContent = `${view.component}: ${String(width)} × ${String(height)} pixels (${name}${shown})`;
  };
  new ResizeObserver(() => {
    if (shownView) applySize(shownView);
  }).observe(canvas);

  const makeSizeChoice = (view: PreviewView): HTMLElement =>
    makeChoice({
      name: "size",
      legend: "Size",
      chosen: findSize(view, kept.size)[0],
      options: listSizes(view).map(([name]) => [name, name] as const),
      onChoose(size) {
        kept.size = size;
        onChoice();
        applySize(view);
      },
    });
  const makeThemeChoice = (): HTMLElement =>
    makeChoice({
      name: "theme",
      legend: "Theme",
      chosen: kept.theme,
      options: THEMES.map((theme) => [theme, theme] as const),
      onChoose(theme) {
        kept.theme = theme;
        onChoice();
        applyTheme();
      },
    });

  const show = (views: readonly PreviewView[], entries: readonly MenuEntry[]): PreviewView | undefined => {
    const current = views.find(({ key }) => key === kept.view) ?? views[0];
    const choose = (view: PreviewView): void => {
      kept.view = view.key;
      onChoice();
      show(views, entries);
      onView(view);
      menu.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
    };
    const buttons = listMenuItems(views, entries).map(({ view, label }) => {
      const onClick = (): void => {
        choose(view);
      };
      return makeButton(label, onClick, view === current ? { "aria-current": "page" } : {});
    });
    menu.replaceChildren(...buttons);
    menu.hidden = buttons.length < 2;
    tools.replaceChildren(makeThemeChoice(), makeButton("Reload", onReload));
    if (current) {
      tools.prepend(makeSizeChoice(current));
      applySize(current);
    }
    return current;
  };

  return {
    element,
    show,
    applyTheme,
    /** Says where the plugin runs, if that is not as it should be. */
    sayPlace(text: string) {
      place.textContent = text;
      place.hidden = false;
    },
    /** What is covered cannot be reached by the keyboard. */
    cover(isCovered: boolean) {
      canvas.inert = isCovered;
    },
    /** Without a page there is no stage, but what has failed still has its place. */
    setVisible(hasPage: boolean, hasOverlay: boolean) {
      for (const part of [tools, canvas, caption]) part.hidden = !hasPage;
      element.hidden = !hasPage && !hasOverlay;
    },
  };
}

interface MenuItem {
  readonly view: PreviewView;
  readonly label: string;
}

/** The views that no menu entry opens come first. */
function listMenuItems(views: readonly PreviewView[], entries: readonly MenuEntry[]): readonly MenuItem[] {
  const inMenu = entries.flatMap(({ label, view: key, parent }) => {
    const view = views.find((one) => one.key === key);
    return view ? [{ view, label: parent === undefined ? label : `${parent} › ${label}` }] : [];
  });
  const others = views.filter((view) => !inMenu.some((item) => item.view === view));
  return [...others.map((view) => ({ view, label: view.label })), ...inMenu];
}

type NamedSize = readonly [name: string, size: Size];

/** The sizes of a view. The first one is what its manifest asks for. */
function listSizes({ kind, defaultSize, size }: PreviewView): readonly NamedSize[] {
  if (kind === "page")
    return [
      ["window", WINDOW],
      ["phone", PHONE],
    ];
  const named = Object.entries(SIZES);
  if (defaultSize) return [["default", defaultSize], ...named];
  return [...named.filter(([name]) => name === size), ...named.filter(([name]) => name !== size)];
}

function findSize(view: PreviewView, kept: string | undefined): NamedSize {
  const sizes = listSizes(view);
  return sizes.find(([name]) => name === kept) ?? sizes[0] ?? ["window", WINDOW];
}

/** How much smaller something is shown, so that all of its width is in the canvas. */
function fitScale(canvas: HTMLElement, width: number): number {
  const { paddingLeft, paddingRight } = getComputedStyle(canvas);
  const room = canvas.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return Math.min(1, Math.max(room / width, MIN_SCALE));
}

/** Effects and transitions of a component end by then, as a rule. */
const UNTIL_DRAWN = 400;

/** Tells `--screenshot` when the plugin is drawn, or why it is not. */
export function sayShown(text: string): void {
  window.setTimeout(() => {
    document.documentElement.dataset["shown"] = text;
  }, UNTIL_DRAWN);
}
