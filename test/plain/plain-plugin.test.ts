import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import type { PluginReport } from "../../src/core/report.js";
import { plainReport } from "../../src/preflight/plain-report.js";
import { inspectionFor } from "../../src/preflight/inspection.js";
import { inMemory } from "../../src/workspace/workspace.js";
import { filesOf, HEALTHY, textOf, WIDGET, type Files, type Value } from "../support/healthy.js";
import { random } from "../support/random.js";
import { secretSamples } from "../support/secret-samples.js";
import { ROOT } from "../support/project.js";

type Next = (bound: number) => number;

const FIXTURES = readdirSync(join(ROOT, "fixtures"), { withFileTypes: true }).flatMap((check) =>
  readdirSync(join(ROOT, "fixtures", check.name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => filesOf(join(ROOT, "fixtures", check.name, entry.name))),
);

function object(content: string | Uint8Array | undefined): Value {
  try {
    const value: unknown = JSON.parse(textOf(content));
    return typeof value === "object" && value !== null ? (value as Value) : {};
  } catch {
    // Some fixtures hold no JSON on purpose.
    return {};
  }
}

/** What fixtures have at each key of a file: the faults that the checks were written for. */
function graftsOf(name: string): readonly (readonly [key: string, values: readonly unknown[]])[] {
  const grafts = new Map<string, unknown[]>();
  for (const [key, value] of FIXTURES.flatMap((files) => Object.entries(object(files[name])))) {
    grafts.set(key, [...(grafts.get(key) ?? []), value]);
  }
  return [...grafts];
}
const MANIFEST_GRAFTS = graftsOf("manifest.json");
const PACKAGE_GRAFTS = graftsOf("package.json");

/** Another object's value at one key: each key is chosen as often. */
function grafted(value: unknown, grafts: typeof MANIFEST_GRAFTS, next: Next): Value {
  const [key, values] = grafts[next(grafts.length)] ?? ["", []];
  return { ...(value as Value), [key]: values[next(values.length || 1)] };
}

const FILE_GRAFTS = FIXTURES.flatMap((files) =>
  Object.entries(files).filter(([name]) => name !== "manifest.json" && name !== "package.json"),
);

const WORDS = [
  "",
  " ",
  "x",
  "\n",
  "\u0000",
  "\uD800",
  "é",
  "💥",
  "--",
  "..",
  "/",
  ".js",
  "#",
  "@",
  ":",
  "0",
  "9999999999",
];
const VALUES = [null, true, false, 0, -1, 1.5, 1e21, "", " ", "x", "/x", "free", [], {}, [""], ["a", "a"], [1], [{}]];
const KEYS = ["__proto__", "constructor", "unknown", "name", "type", "path", "default", "required", "icon"];

/** A copy with one small change somewhere. */
function changed(value: unknown, next: Next): unknown {
  if (typeof value === "string" && next(4) > 0) {
    const at = next(value.length + 1);
    const word = WORDS[next(WORDS.length)] ?? "";
    return value.slice(0, at) + word + value.slice(at + next(3));
  }
  if (typeof value === "number" && next(2) === 0) return [value + 1, -value, value / 2, value * 1e6][next(4)];
  if (typeof value !== "object" || value === null || next(8) === 0) return VALUES[next(VALUES.length)];
  if (Array.isArray(value)) {
    const items = [...(value as unknown[])];
    const at = next(items.length + 1);
    const choice = next(4);
    if (choice === 0) return [...items, items[next(items.length || 1)] ?? "x"];
    if (choice === 1) return items.toSpliced(at, 1);
    return items.map((item, index) => (index === at ? changed(item, next) : item));
  }
  const entries = Object.entries(value as Value);
  const at = next(entries.length + 1);
  const choice = next(6);
  if (choice === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  if (choice === 1)
    return Object.fromEntries([...entries, [KEYS[next(KEYS.length)] ?? "", VALUES[next(VALUES.length)]]]);
  return Object.fromEntries(entries.map(([key, part], index) => [key, index === at ? changed(part, next) : part]));
}

/** A healthy plugin with a fault or two, or none. */
function plugin(next: Next): Files {
  let manifest: unknown = HEALTHY[next(HEALTHY.length)];
  let packaged: unknown = object(WIDGET["package.json"]);
  const files: Record<string, string | Uint8Array> = { ...WIDGET };
  for (let faults = next(3); faults >= 0; faults--) {
    const choice = next(16);
    const file = FILE_GRAFTS[next(FILE_GRAFTS.length)];
    const name = Object.keys(files)[next(Object.keys(files).length)];
    if (choice < 6) manifest = changed(manifest, next);
    else if (choice < 11) manifest = grafted(manifest, MANIFEST_GRAFTS, next);
    else if (choice === 11) packaged = changed(packaged, next);
    else if (choice === 12) packaged = grafted(packaged, PACKAGE_GRAFTS, next);
    else if (choice === 13 && file) files[file[0]] = file[1];
    else if (choice === 14 && name !== undefined) files[name] = "";
    else if (choice === 15 && name !== undefined) Reflect.deleteProperty(files, name);
  }
  return { ...files, "manifest.json": JSON.stringify(manifest), "package.json": JSON.stringify(packaged) };
}

const INSPECTIONS = [
  inspectionFor({ occasion: "push", strict: false }),
  inspectionFor({ occasion: "release", strict: true }),
];

async function contradiction(files: Files, quick: PluginReport): Promise<string | undefined> {
  for (const inspect of INSPECTIONS) {
    const report = await inspect(inMemory(files), "");
    if (isDeepStrictEqual(report, quick)) continue;
    const told = report.findings.map(({ check, message }) => `${check}: ${message}`);
    const odd = report.outcomes.filter((outcome, at) => !isDeepStrictEqual(outcome, quick.outcomes[at]));
    return [...told, ...odd.map((outcome) => JSON.stringify(outcome)), textOf(files["manifest.json"])].join("\n");
  }
  return undefined;
}

const quickly = (files: Files): Promise<PluginReport | undefined> =>
  plainReport(inMemory(files), "", undefined, { occasion: "push", strict: false });

test.each(HEALTHY.map((manifest) => [String(manifest["type"]), manifest] as const))(
  "a healthy plugin of the type %s is plain",
  async (_, manifest) => {
    const files = { ...WIDGET, "manifest.json": JSON.stringify(manifest) };
    const quick = await quickly(files);
    expect(quick?.name).toBe("Weather Widget");
    expect(quick && (await contradiction(files, quick))).toBeUndefined();
  },
);

test("a plugin that names no screenshot is plain unless one holds a secret, as an archive ships them all", async () => {
  const named = JSON.parse(textOf(WIDGET["package.json"])) as Value & { readonly files: readonly string[] };
  const packaged = { ...named, files: named.files.filter((entry) => entry !== "screenshots/") };
  const manifest = { ...HEALTHY[0], screenshots: undefined };
  const files = { ...WIDGET, "manifest.json": JSON.stringify(manifest), "package.json": JSON.stringify(packaged) };
  const quick = await quickly(files);
  expect(quick && (await contradiction(files, quick))).toBeUndefined();
  expect(quick?.name).toBe("Weather Widget");
  const line = secretSamples(7)[0]?.line ?? "";
  const leaking = { ...files, "screenshots/setup.svg": `<svg><!-- ${line} --></svg>` };
  expect(await quickly(leaking)).toBeUndefined();
  const [push] = await Promise.all(INSPECTIONS.map((inspect) => inspect(inMemory(leaking), "")));
  expect(push?.findings.map(({ check, location }) => [check, location.file])).toEqual([
    ["no-secrets", "screenshots/setup.svg"],
  ]);
});

test("no plugin that is taken for plain has a finding, in 10,000 with the faults of all fixtures and others", async () => {
  const next = random(4);
  let plain = 0;
  for (let round = 0; round < 10_000; round++) {
    const files = plugin(next);
    const quick = await quickly(files);
    if (!quick) continue;
    plain++;
    const told = await contradiction(files, quick);
    if (told !== undefined) throw new Error(`round ${String(round)}: ${told}`);
  }
  expect(plain).toBeGreaterThan(400);
}, 120_000);
