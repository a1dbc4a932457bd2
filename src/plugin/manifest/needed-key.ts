import { isObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import type { Manifest } from "./manifest.js";
import { validateShape } from "./shape.js";

/** Whether the schema asks for what is at a path: without it, something would be missing in the object or the list. */
export function isNeeded(manifest: Manifest, path: Path): boolean {
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
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

function removeFrom(container: unknown, key: string | number | undefined): unknown {
  if (Array.isArray(container)) return container.filter((_, at) => at !== key);
  if (!isObject(container)) return container;
  return Object.fromEntries(Object.entries(container).filter(([name]) => name !== key));
}
