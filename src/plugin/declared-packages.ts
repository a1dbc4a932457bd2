import { toObject, type JsonObject } from "../text/json/json-object.js";

/** The keys by which packages are installed with the plugin. */
export const INSTALLED_KEYS: readonly string[] = ["dependencies", "optionalDependencies"];
const DECLARED_KEYS: readonly string[] = [...INSTALLED_KEYS, "peerDependencies"];

/** The packages that package.json and manifest.json declare: they are there where the plugin is installed. */
export function listDeclaredPackages(places: readonly JsonObject[], keys = DECLARED_KEYS): readonly string[] {
  return places.flatMap((place) => keys.flatMap((key) => Object.keys(toObject(place[key]))));
}
