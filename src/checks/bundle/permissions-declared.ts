import { defineCheck, type CheckFacts, type Problem } from "../../core/check.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import type { CodeUse } from "../../plugin/bundle/undeclared-uses.js";
import type { PermissionUse } from "../../plugin/lifecycle/lifecycle-run.js";
import { isObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import type { Location } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { findBundler } from "./bundlers.js";
import { listFirst } from "../../base/text/join-words.js";
import { append, decide, type Help } from "../../base/text/help.js";

type UseCode = "undeclared" | "perhaps-undeclared";

/** What is found, and when the permission has to be declared, as a sentence goes on. */
interface UseProblem extends Problem<UseCode> {
  readonly condition?: string;
}

export default defineCheck({
  id: "permissions-declared",
  title: "Every permission that the plugin uses is declared",
  severity: "warning",
  codes: {
    undeclared: "The plugin uses a permission that is not declared",
    "perhaps-undeclared": "The plugin may use a permission that is not declared",
  },
  needs: ["declaredPermissions"],
  wants: ["manifest", "undeclaredUses", "lifecycle", "packageJson"],
  *run(facts) {
    const { declaredPermissions: declared, undeclaredUses, lifecycle, packageJson } = facts;
    const isBuiltPlainly = findBundler(packageJson) === undefined;
    const uses = (getPresent(undeclaredUses)?.uses ?? []).map((use): CodeUse => {
      return use.isPlain && isBuiltPlainly ? { ...use, owner: "own" } : use;
    });
    const called = getPresent(lifecycle)?.uses ?? [];
    const seen = called.filter(({ permission }) => !declared.places.has(permission));
    for (const permission of new Set([...seen, ...uses].map((use) => use.permission))) {
      const isOfIt = (use: { readonly permission: string }): boolean => use.permission === permission;
      const sorted = sortDeclaredFirst(uses.filter(isOfIt), packageJson);
      const problem = describeUses(seen.filter(isOfIt), sorted, permission);
      if (!problem) continue;
      const { condition = "", ...rest } = problem;
      yield { ...rest, subject: permission, help: adviseToDeclare(facts, permission, condition) };
    }
    if (isAbsent(undeclaredUses)) yield undeclaredUses;
    else if (undeclaredUses.unread) yield undeclaredUses.unread;
  },
});

/** The packages that the author knows come first. */
function sortDeclaredFirst(uses: readonly CodeUse[], packageJson: JsonObjectText | Absent): readonly CodeUse[] {
  const value = getPresent(packageJson)?.value ?? {};
  const lists = [value["dependencies"], value["devDependencies"]].filter(isObject);
  const isDeclared = ({ package: name }: CodeUse): boolean =>
    name !== undefined && lists.some((list) => Object.hasOwn(list, name));
  return [...uses.filter(isDeclared), ...uses.filter((use) => !isDeclared(use))];
}

/** How to declare a permission. A list of objects may be refused, so the help does not ask for one more object. */
function adviseToDeclare(
  { declaredPermissions: { areObjects }, manifest }: CheckFacts<"declaredPermissions", "manifest">,
  permission: string,
  condition: string,
): Help {
  if (areObjects || isAbsent(manifest)) {
    return decide(`Write all permissions as strings, and add ${quote(permission)}${condition}`, "meaning");
  }
  return append(manifest, ["permissions"], [permission], `Add ${quote(permission)} to the permissions${condition}`);
}

const BROWSER_STORAGE =
  /^(?:(?:local|session)Storage|Storage\.prototype|indexedDB|caches|document\.cookie|cookieStore)\b/u;

/** One problem for a permission, however many places use it: there is one thing to do. */
function describeUses(
  seen: readonly PermissionUse[],
  uses: readonly CodeUse[],
  permission: string,
): UseProblem | undefined {
  const own = uses.filter(({ owner, isCalled }) => owner === "own" && isCalled);
  const called = own.filter(({ mayBeOwnFile }) => !mayBeOwnFile);
  const [first] = seen;
  const [call] = called;
  if (!first && !call) return describeUnclear(uses);
  const { at, also } = groupPlaces([...seen, ...called]);
  const same = called.find((use) => first?.at && formatLine(use.at) === formatLine(first.at));
  const subject = first ? formatUse(first, same?.name) : `The plugin uses ${call?.name ?? ""}`;
  // The specification leaves open whether the platform's storage includes that of browsers.
  const isBrowsers = !first && called.every(({ name }) => BROWSER_STORAGE.test(name));
  return {
    code: "undeclared",
    at,
    message: `${subject}${also}, but "permissions" does not have ${quote(permission)}`,
    ...(!isBrowsers && { strict: "error" }),
  };
}

const DOES: ReadonlyMap<string, string> = new Map([
  ["network-access", "connects to"],
  ["storage-read", "reads from its storage"],
  ["storage-write", "changes in its storage"],
  ["filesystem-access", "opens"],
  ["notifications", "shows the notification"],
]);
const MAX_OBJECT_LENGTH = 120;

function formatUse({ step, permission, object }: PermissionUse, name: string | undefined): string {
  const does = DOES.get(permission);
  const subject = step === "load" ? "Loading the plugin" : step;
  // What a browser grants, the host reports by its name.
  if (does === undefined) return `${subject} calls ${quote(object)}`;
  const use = `${subject} ${does} ${quote(object, MAX_OBJECT_LENGTH)}`;
  return name === undefined ? use : `${use} with ${name}`;
}

const formatLine = ({ file, range }: Location): string => `${file}:${String(range?.start.line)}`;

const MAX_PLACES = 3;

/** The first place, and where the others are. */
function groupPlaces(uses: readonly { readonly at?: Location }[]): {
  readonly at?: Location | undefined;
  readonly also: string;
} {
  const places = new Map<string, Location>();
  for (const { at } of uses) if (at) places.set(formatLine(at), at);
  const [at, ...others] = places.values();
  const also = others.map(({ file, range }) => `${quote(file)} line ${String(range?.start.line)}`);
  const list = listFirst(also, MAX_PLACES).join(", ");
  return { at, also: list === "" ? "" : ` (also ${list})` };
}

/** What may be a use: a notice that says what is not known. */
function describeUnclear(uses: readonly CodeUse[]): UseProblem | undefined {
  const found = { code: "perhaps-undeclared", severity: "notice" } as const;
  const own = uses.find(({ owner }) => owner === "own");
  if (own?.isCalled) {
    const message = `The plugin uses ${own.name}, but it is unclear whether it reads only its own files`;
    return { ...found, at: own.at, message, condition: " if it reads any other file" };
  }
  if (own) {
    const done = BROWSER_STORAGE.test(own.name) ? "used" : "called";
    const message = `The plugin passes ${own.name} on, but it is unclear whether it is ${done}`;
    return { ...found, at: own.at, message, condition: ` if it is ${done}` };
  }
  const called = uses.filter(({ isCalled }) => isCalled);
  const unknown = called.find(({ owner }) => owner === "unknown");
  if (unknown) {
    const { at, name, file, hasMap } = unknown;
    const build = hasMap ? "" : ". Build it with a source map, which shows whose code it is";
    const message = `${quote(file)} has code that uses ${name}, but it is unclear whether that code is the plugin's own`;
    return { ...found, at, message, condition: ` if the plugin uses it${build}` };
  }
  const [first] = called;
  if (!first) return undefined;
  const packages = [...new Set(called.flatMap((use) => use.package ?? []))].map((name) => quote(name));
  const { at, name, file } = first;
  const owners = listFirst(packages, MAX_PLACES).join(", ");
  const message = `${quote(file)} has code of ${owners} that uses ${name}, but it is unclear whether the plugin runs it`;
  return { ...found, at, message, condition: " if the plugin uses that" };
}
