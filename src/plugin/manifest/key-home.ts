import schema from "./manifest.schema.json" with { type: "json" };
import { isObject, toObject, type JsonObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import type { Manifest } from "./manifest.js";
import { resolveReference, validateShape } from "./shape.js";
import { getTypeNeeds, SECTIONS } from "./type-needs.js";

/**
 * The places of a manifest that a key belongs to, where it is at a wrong level: with its value there, nothing is wrong
 * that was not before.
 */
export function findKeyHomes(manifest: Manifest, path: Path): readonly Path[] {
  const key = String(path.at(-1));
  const value = manifest.valueAt(...path);
  const [section = ""] = path;
  const isTopLevel = path.length === 1;
  const sections = listSectionsWith(key, manifest).filter(([other]) => isTopLevel || isAboutOneThing(section, other));
  // A key that is at the top level already has no other home there.
  const homes = [...listTopLevelWith(key, manifest), ...sections];
  const fitting = homes.filter((home) => fits(manifest, home, value));
  // A section that is there comes before one that would be new.
  const present = fitting.filter((home) => manifest.valueAt(...home.slice(0, -1)) !== undefined);
  return present.length > 0 ? present : fitting;
}

/** Whether two sections describe the same thing: both of these are about how a widget looks. */
function isAboutOneThing(a: string | number, b: string | number | undefined): boolean {
  const names = new Set([a, b]);
  return names.has("dashboard_widget") && names.has("ui");
}

function listTopLevelWith(key: string, manifest: Manifest): readonly Path[] {
  if (!Object.hasOwn(schema.properties, key) || manifest.has(key)) return [];
  return [[key]];
}

/** The places of a key in the objects below the top level; of a list, only the one item. */
function listSectionsWith(key: string, manifest: Manifest): readonly Path[] {
  const unused = SECTIONS.filter((section) => !(getTypeNeeds(manifest.value)?.sections ?? []).includes(section));
  return Object.entries(schema.properties).flatMap(([section, part]): readonly Path[] => {
    if (unused.includes(section)) return [];
    const { items, ...own } = resolveReference(part);
    if (!hasProperty(items ?? own, key)) return [];
    const there = manifest.valueAt(section);
    if (items === undefined) return there === undefined || isObject(there) ? [[section, key]] : [];
    return Array.isArray(there) && there.length === 1 ? [[section, 0, key]] : [];
  });
}

/** Whether an object of this schema, or of one of its forms, has the key. */
function hasProperty(part: unknown, key: string): boolean {
  const { properties, anyOf } = resolveReference(part);
  if (Array.isArray(anyOf)) return anyOf.some((form) => hasProperty(form, key));
  return Object.hasOwn(toObject(properties), key);
}

/** Whether nothing is there yet, and the value brings no error. */
function fits(manifest: Manifest, home: Path, value: unknown): boolean {
  const [section = "", ...inner] = home;
  const there = manifest.valueAt(...home.slice(0, -1));
  const key = String(home.at(-1));
  if (manifest.valueAt(...home) !== undefined || (home.length > 1 && there !== undefined && !isObject(there)))
    return false;
  const alone = (object: unknown): JsonObject => ({ [section]: inner.length > 1 ? [object] : object });
  const whole = inner.length === 0 ? { [section]: value } : alone({ ...toObject(there), [key]: value });
  const before = new Set(listErrors(inner.length === 0 ? {} : alone(there), section));
  return listErrors(whole, section).every((error) => before.has(error));
}

function listErrors(manifest: JsonObject, section: string | number): readonly string[] {
  return validateShape(manifest)
    .errors.filter(({ path }) => path[0] === section)
    .map(({ path, keyword, params }) => JSON.stringify([path, keyword, params]));
}
