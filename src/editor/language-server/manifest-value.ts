import type { JSONPath } from "jsonc-parser";

/** What a value of the manifest names, by its place. */
export type ValueKind = "module" | "function" | "component" | "style" | "image" | "version" | "license";

/** What the value at a place names; `undefined` for one that names nothing of the repository. */
export function findValueKind(path: JSONPath): ValueKind | undefined {
  const [first, second, third, ...more] = path;
  if (more.length > 0) return undefined;
  if (second === undefined) return OF_KEYS.get(String(first));
  if (first === "hooks" && third === undefined) return "function";
  if (first === "screenshots" && typeof second === "number" && third === undefined) return "image";
  if (first === "ui" && second === "styles") return "style";
  if ((first === "ui" || first === "dashboard_widget") && second === "component") return "component";
  return first === "pages" && typeof second === "number" && third === "component" ? "component" : undefined;
}

const OF_KEYS: ReadonlyMap<string, ValueKind> = new Map([
  ["main", "module"],
  ["web", "module"],
  ["background", "module"],
  ["version", "version"],
  ["license", "license"],
]);
