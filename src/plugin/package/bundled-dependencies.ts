import type { JsonObject } from "../../text/json/json-object.js";

/** The key by which a package.json has npm pack installed packages; `undefined` where it has none packed. */
export function findBundledDependencies(packageJson: JsonObject): string | undefined {
  return ["bundleDependencies", "bundledDependencies"].find((key) => {
    const value = Object.hasOwn(packageJson, key) ? packageJson[key] : undefined;
    return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
  });
}
