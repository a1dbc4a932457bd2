import { hasEntries, type JsonObject } from "../../text/json/json-object.js";

/** The key by which a package.json has npm pack installed packages; `undefined` where it has none packed. */
export function findBundledDependencies(packageJson: JsonObject): string | undefined {
  return ["bundleDependencies", "bundledDependencies"].find((key) => hasEntries(packageJson, key));
}
