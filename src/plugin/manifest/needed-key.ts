import { isObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import type { Manifest } from "./manifest.js";
import { getTypeNeeds } from "./type-needs.js";
import { validateShape } from "./shape.js";

/** Whether the schema or the type asks for what is at a path: without it, something would be missing there. */
export function isNeeded(manifest: Manifest, path: Path): boolean {
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  if (parent.length === 0 && isOnlyEntryPoint(manifest, String(key))) return true;
  const container = manifest.valueAt(...parent);
  // Only what is around it is validated again: there may be thousands of such places.
  const alone = parent.reduceRight<unknown>(
    (inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }),
    removeFrom(container, key),
  );
  return validateShape(alone).errors.some(
    (error) =>
      error.path.length === parent.length && (error.keyword === "minItems" || error.params["missingProperty"] === key),
  );
}

function isOnlyEntryPoint(manifest: Manifest, key: string): boolean {
  const entryPoints = getTypeNeeds(manifest.value)?.entryPoints ?? [];
  return entryPoints.includes(key) && !entryPoints.some((other) => other !== key && manifest.has(other));
}

function removeFrom(container: unknown, key: string | number | undefined): unknown {
  if (Array.isArray(container)) return container.filter((_, at) => at !== key);
  if (!isObject(container)) return container;
  return Object.fromEntries(Object.entries(container).filter(([name]) => name !== key));
}
