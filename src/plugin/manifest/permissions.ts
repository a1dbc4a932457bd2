import { isObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { findNearest } from "../../base/text/nearest.js";
import { absent, type Absent } from "../absent.js";
import type { Manifest } from "./manifest.js";

/** The permissions that the manifest asks for, each with the place of its name. */
export interface DeclaredPermissions {
  readonly places: ReadonlyMap<string, Path>;
  /** The list has objects, not strings. */
  readonly areObjects: boolean;
}

const PERMISSIONS: readonly string[] = [
  ...["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read"],
  ...["clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts"],
];

/** Words of samples, and the permissions that they are meant for. */
const UNLISTED: ReadonlyMap<string, readonly string[]> = new Map([
  ["network", ["network-access"]],
  ["storage", ["storage-read", "storage-write"]],
  ["clipboard", ["clipboard-read", "clipboard-write"]],
]);

/** A misspelt name counts as the permission that it is meant for: `manifest-permissions` reports it. */
export function readDeclaredPermissions(manifest: Manifest): DeclaredPermissions | Absent {
  const list: unknown = manifest.value["permissions"];
  if (!Array.isArray(list)) return absent('"permissions" is not a list');
  const items: readonly unknown[] = list;
  const places = new Map<string, Path>();
  for (const [at, item] of items.entries()) {
    const name: unknown = isObject(item) ? item["type"] : item;
    if (typeof name !== "string") continue;
    const place: Path = ["permissions", at, ...(isObject(item) ? ["type"] : [])];
    const meant = UNLISTED.get(name) ?? [PERMISSIONS.includes(name) ? name : findNearest(name, PERMISSIONS)];
    for (const one of meant) if (one !== undefined && !places.has(one)) places.set(one, place);
  }
  return { places, areObjects: items.length > 0 && items.every(isObject) };
}
