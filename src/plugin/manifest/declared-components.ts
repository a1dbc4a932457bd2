import type { Path } from "../../base/text/json/json-text.js";
import type { Manifest } from "./manifest.js";

/** A component that the manifest names, and where. */
export interface DeclaredComponent {
  readonly place: Path;
  readonly name: string;
  /** Whether it is a path: then it is not a name of an export. */
  readonly isPath: boolean;
}

const MAX_PAGES = 1000;

/** The components of the widget, of the pages and of `ui`. */
export function listDeclaredComponents(manifest: Manifest): readonly DeclaredComponent[] {
  const pages: unknown = manifest.value["pages"];
  const count = Array.isArray(pages) ? Math.min(pages.length, MAX_PAGES) : 0;
  const places: readonly Path[] = [
    ["dashboard_widget", "component"],
    ...Array.from({ length: count }, (_, at) => ["pages", at, "component"]),
    ["ui", "component"],
  ];
  return places.flatMap((place) => {
    const name = manifest.valueAt(...place);
    if (typeof name !== "string" || name.trim() === "") return [];
    return [{ place, name, isPath: isPath(name) }];
  });
}

const isPath = (name: string): boolean => /[/\\#]|\.(?:[cm]?[jt]sx?|vue|svelte|html?|css)$/iu.test(name);
