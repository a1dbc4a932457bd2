import { listShapeCodes } from "../key-check.js";
import { defineCheck, type Problem } from "../../core/check.js";
import schema from "../../plugin/manifest/manifest.schema.json" with { type: "json" };
import { formatLabel, findShapeProblems } from "../shape-problems.js";
import type { ShapeError } from "../../plugin/manifest/shape.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { joinQuoted } from "../../base/text/join-words.js";
import { quote } from "../../base/text/safe.js";
import { certain, decide, edit, either, remove, say, set, type Help } from "../../base/text/help.js";

/** Words that the list of permissions does not have, and what it has in their place. */
const UNLISTED = new Map([
  ["network", ["network-access"]],
  ["storage", ["storage-read", "storage-write"]],
  ["clipboard", ["clipboard-read", "clipboard-write"]],
]);
/** Which of them no sample uses: the host does not know them. */
const UNKNOWN: readonly unknown[] = ["clipboard"];

export default defineCheck({
  id: "manifest-permissions",
  title: "Every permission is one of the platform's twelve, and is listed once",
  severity: "error",
  codes: {
    ...listShapeCodes("permissions"),
    mixed: "Some items are strings and others objects",
    objects: "The items are objects, which may be refused at submission",
    "two-permissions": "A name means two permissions of the platform",
    unlisted: "A permission is not in the platform's list, and may be refused at submission",
    repeated: "A permission is declared twice",
  },
  about: ["permissions"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const { manifest } = facts;
    const isDescribedHere = ({ keyword, path }: ShapeError): boolean =>
      keyword === "enum" && UNKNOWN.includes(manifest.valueAt(...path));
    const shape = { errors: facts.shape.errors.filter((error) => !isDescribedHere(error)) };
    yield* findShapeProblems({ manifest, shape }, "permissions");
    const list: unknown = manifest.value["permissions"];
    if (!Array.isArray(list)) return;
    const items: readonly unknown[] = list;
    yield* findKindProblems(manifest, items);

    const wrong = new Set(shape.errors.map(({ path }) => JSON.stringify(path)));
    const paths = items.map((item, at): Path => ["permissions", at, ...(isObject(item) ? ["type"] : [])]);
    const names = paths.map((path) => manifest.valueAt(...path));
    const first = new Map<string, number>();
    for (const [at, path] of paths.entries()) {
      const name = names[at];
      if (typeof name !== "string" || wrong.has(JSON.stringify(path))) continue;
      const before = first.get(name);
      if (before !== undefined) {
        yield describeRepeated(manifest, path, name, { at, before });
        continue;
      }
      yield* findUnlisted(manifest, path, name, names);
      first.set(name, at);
    }
  },
});

function nameKind(item: unknown): "a string" | "an object" | undefined {
  if (typeof item === "string") return "a string";
  if (isObject(item)) return "an object";
  return undefined;
}

/** All items are strings, or all are objects. The schema reports those that are neither. */
function* findKindProblems(manifest: Manifest, items: readonly unknown[]): Generator<Problem<"mixed" | "objects">> {
  const kinds = items.map(nameKind);
  const first = kinds.findIndex((kind) => kind !== undefined);
  const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
  if (odd >= 0) {
    const what = kinds[odd] === "a string" ? `${quote(items[odd])}, a string` : quote(items[odd]);
    yield {
      code: "mixed",
      at: manifest.at("permissions", odd),
      message: `${formatLabel(["permissions", odd])} is ${what}, but ${formatLabel(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
      help: decide("Write all permissions as strings", "meaning"),
    };
  } else if (kinds[first] === "an object") {
    const types = listTypes(items);
    yield {
      code: "objects",
      at: manifest.at("permissions"),
      severity: "warning",
      strict: "error",
      message:
        '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
      help: set(
        manifest,
        ["permissions"],
        types,
        `Write only the types, as in [${types.map((type) => quote(type)).join(", ")}], and explain in README.md why they are needed`,
      ),
    };
  }
}

/** The permissions of the platform that objects ask for, each once. */
function listTypes(items: readonly unknown[]): readonly string[] {
  const types = items.map((item) => (isObject(item) ? item["type"] : item));
  return [...new Set(types.flatMap((type) => UNLISTED.get(String(type)) ?? type))].filter(isPermission);
}

function isPermission(type: unknown): type is string {
  const { enum: all, deprecatedValues: deprecated } = schema.definitions.permission;
  return typeof type === "string" && all.includes(type) && !deprecated.includes(type);
}

function* findUnlisted(
  manifest: Manifest,
  path: Path,
  name: string,
  names: readonly unknown[],
): Generator<Problem<"two-permissions" | "unlisted">> {
  const listed = UNLISTED.get(name);
  if (!listed) return;
  const missing = listed.filter((permission) => !names.includes(permission));
  const problem = {
    subject: name,
    at: manifest.at(...path),
    help: adviseOnUnlisted(manifest, path, listed, missing),
  };
  const is = `${formatLabel(path)} is ${quote(name)}, which is`;
  if (UNKNOWN.includes(name)) {
    yield { ...problem, code: "two-permissions", message: `${is} two permissions: ${joinQuoted(listed)}` };
    return;
  }
  const message = `${is} not in the platform's list and may be refused at submission`;
  yield { ...problem, code: "unlisted", severity: "warning", strict: "error", message };
}

function adviseOnUnlisted(manifest: Manifest, path: Path, listed: readonly string[], missing: readonly string[]): Help {
  const item = path.slice(0, 2);
  const present = listed.filter((permission) => !missing.includes(permission));
  const removal = remove(manifest, item, `Remove it: the list already has ${joinQuoted(present)}`);
  if (missing.length === 0) return certain(removal);
  const ways = missing.map((permission) => set(manifest, path, permission));
  const [only, ...others] = ways;
  if (only && others.length === 0) return present.length === 0 ? certain(only) : either(only, removal);
  const words = `Write ${joinQuoted(missing, "or")}, or both`;
  // A string, or an object with what else is said of it.
  const both = [...manifest.replace(path, missing[0]), ...manifest.append(["permissions"], missing.slice(1))];
  return say(words, ...ways, ...(path.length === 2 ? [edit("Write both", both)] : []));
}

const REMOVE_ONE = "Remove one of the two";

function describeRepeated(
  manifest: Manifest,
  path: Path,
  name: string,
  { at, before }: { at: number; before: number },
): Problem<"repeated"> {
  const valueAt = (index: number, key: string): unknown => manifest.valueAt("permissions", index, key);
  const removal = remove(manifest, ["permissions", at], REMOVE_ONE);
  const isSame = ["description", "required"].every((key) => valueAt(at, key) === valueAt(before, key));
  return {
    code: "repeated",
    subject: name,
    at: manifest.at(...path),
    severity: "warning",
    message: `${formatLabel(path)} is ${quote(name)}, the same as ${formatLabel(["permissions", before])}`,
    help: isSame
      ? certain(removal)
      : say(REMOVE_ONE, removal, remove(manifest, ["permissions", before], "Remove the first")),
  };
}
