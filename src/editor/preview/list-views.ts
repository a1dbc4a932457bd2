import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import type { MenuEntry, PreviewView, Size } from "./protocol.js";

const MAX_VIEWS = 50;
const MAX_SIDE = 4000;

/** What the plugin shows: its widget, and its pages in their order. */
export function listViews(manifest: Manifest): readonly PreviewView[] {
  const widget = manifest.value["dashboard_widget"];
  const pages: readonly unknown[] = Array.isArray(manifest.value["pages"]) ? manifest.value["pages"] : [];
  return [...(isObject(widget) ? listWidget(widget) : []), ...pages.flatMap(listPage)].slice(0, MAX_VIEWS);
}

function listWidget({ component, size, defaultSize }: JsonObject): readonly PreviewView[] {
  if (typeof component !== "string") return [];
  return [
    {
      key: "widget",
      kind: "widget",
      label: "Widget",
      component,
      defaultSize: readSize(defaultSize),
      size: toText(size),
    },
  ];
}

function listPage(page: unknown, at: number): readonly PreviewView[] {
  if (!isObject(page) || typeof page["component"] !== "string") return [];
  const { component, title, name, path } = page;
  return [
    {
      key: `page-${String(at)}`,
      kind: "page",
      component,
      label: toText(title) || toText(name) || `Page ${String(at + 1)}`,
      ...(typeof path === "string" && { path }),
    },
  ];
}

function readSize(value: unknown): Size | undefined {
  if (!isObject(value)) return undefined;
  const { width, height } = value;
  const isPixels = (side: unknown): side is number => typeof side === "number" && side >= 1 && side <= MAX_SIDE;
  return isPixels(width) && isPixels(height) ? { width, height } : undefined;
}

/** The entries of the host's menu, by their order. */
export function listMenu(items: unknown, views: readonly PreviewView[]): readonly MenuEntry[] {
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  return list
    .filter((item) => isObject(item))
    .toSorted((a, b) => getOrder(a) - getOrder(b))
    .slice(0, MAX_VIEWS)
    .flatMap(({ label, path, parent }) => {
      const view = views.find((one) => one.path !== undefined && one.path === path)?.key;
      return typeof label === "string" ? [{ label, view, parent: toText(parent) }] : [];
    });
}

function getOrder({ order }: JsonObject): number {
  return typeof order === "number" ? order : 0;
}
