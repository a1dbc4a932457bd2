import type { JsonObject } from "../../base/text/json/json-object.js";

/** What a plugin of one type cannot do without. */
export interface TypeNeeds {
  /** Keys of entry points, of which one must be there. */
  readonly entryPoints: readonly string[];
  /** Whether the host has nothing to run without an entry point. */
  readonly runs: boolean;
  /** Keys of sections, of which one must be there; those that are not listed are ignored. */
  readonly sections: readonly string[];
}

/** The keys of a manifest that name code for the host to load. */
export const ENTRY_POINTS: readonly string[] = ["main", "web", "background"];

/** The parts of a manifest that belong to a type. */
export const SECTIONS: readonly string[] = ["dashboard_widget", "commands", "pages"];

export const TYPE_NEEDS: ReadonlyMap<string, TypeNeeds> = new Map([
  ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
  ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
  ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
  ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
  ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);

export function getTypeNeeds(manifest: JsonObject): TypeNeeds | undefined {
  const type = manifest["type"];
  if (typeof type !== "string") return undefined;
  return TYPE_NEEDS.get(type);
}

/** The keys that the manifest's type calls for and that are not there. */
export function findMissingOfType(manifest: JsonObject): readonly string[] {
  const needs = getTypeNeeds(manifest);
  if (!needs) return [];
  const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
  return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}

/** Where the hooks of a plugin run: those of a widget or a page in a page, those of a service or a command in Node. */
export function findHomeOfHooks({ type, main, background, web }: JsonObject): "node" | "page" | "either" {
  const isOfPage = type === "dashboard-widget" || type === "page" || type === "hybrid";
  const isOnlyWeb = main === undefined && background === undefined && web !== undefined;
  if (isOnlyWeb || (type !== "hybrid" && isOfPage && (web === undefined || web === main))) return "page";
  return isOfPage || web !== undefined ? "either" : "node";
}
