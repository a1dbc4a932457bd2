import { CONFIGURATION_KEY } from "../plugin/configuration-key.js";
import { isObject, type JsonObject } from "../text/json-object.js";
import type { PlainManifest } from "./manifest.js";

/** The keys that hold version ranges by names, in package.json as in the manifest. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];

/** Whether package.json certainly agrees with a plain manifest, and asks for nothing special. */
export function isPlainPackage(value: unknown, manifest: PlainManifest): value is JsonObject {
  return (
    isObject(value) &&
    value["version"] === manifest.version &&
    (value["license"] === undefined || value["license"] === manifest.license) &&
    !Object.hasOwn(value, CONFIGURATION_KEY) &&
    hasPlainScripts(value["scripts"]) &&
    RANGE_KEYS.every((key) => agree(manifest[key], value[key]))
  );
}

function agree(declared: unknown, packaged: unknown): boolean {
  if (!isObject(declared) || !isObject(packaged)) return true;
  return Object.keys(declared).every((name) => !Object.hasOwn(packaged, name) || packaged[name] === declared[name]);
}

/** The names of the scripts that must be there: of each row the first that is. */
const SCRIPTS = [["test"], ["lint"], ["type-check", "typecheck", "check-types", "tsc"]];

function hasPlainScripts(scripts: unknown): boolean {
  if (!isObject(scripts)) return false;
  return SCRIPTS.every((names) => {
    const name = names.find((one) => Object.hasOwn(scripts, one));
    const script = name === undefined ? undefined : scripts[name];
    return typeof script === "string" && script.trim() !== "" && !script.includes("no test specified");
  });
}
