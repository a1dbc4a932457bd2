import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { validateManifest, type ManifestResult } from "../../src/manifest.js";
import { readJson } from "../../src/base/text/json/read-json.js";
import { indexLines } from "../../src/base/text/lines.js";
import { random } from "../support/random.js";
import { ROOT } from "../support/project.js";
import { countCases } from "../support/count-cases.js";
import { roundsOf, sampleOf } from "../support/torture.js";
import { startEffort } from "../support/effort.js";
import { nightly } from "../support/nightly.js";

const GOOD = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "manifest.json"), "utf8");
/** A bound against hangs, a hundred times what any of these needs: no measure of speed. */
const MAX_EFFORT = 2000;

/** Asks for the verdict on a text, and checks what every answer must be. */
function ask(text: string): ManifestResult {
  const result = validateManifest(text);
  if (result.valid !== (result.errors.length === 0)) throw new Error("Valid with errors, or invalid without");
  for (const finding of [...result.errors, ...result.warnings]) {
    if (finding.message.startsWith("The manifest could not be read to its end")) throw new Error(finding.message);
  }
  return result;
}

/** What JSON.parse makes of a text; `undefined` where it does not take it. */
function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Not JSON: the reader must say so, too.
    return undefined;
  }
}

/** The reader says the same as JSON.parse, except where it is stricter on purpose. Returns whether both read a value. */
function agrees(text: string): boolean {
  const theirs = parsed(text);
  const ours = readJson("manifest.json", text);
  const shown = JSON.stringify(text.slice(0, 300));
  if (!theirs && ours.problems.length === 0) throw new Error(`No problem is reported of ${shown}`);
  if (!theirs) return false;
  if (ours.value === undefined && ours.problems.length === 0) throw new Error(`Nothing is read of ${shown}`);
  if (ours.value !== undefined && !isDeepStrictEqual(ours.value, theirs.value))
    throw new Error(`Other value: ${shown}`);
  return ours.value !== undefined;
}

nightly("every prefix of a manifest has an answer, and none but the whole is valid", () => {
  const lines = indexLines(GOOD);
  let read = 0;
  for (const end of sampleOf([...Array(GOOD.trimEnd().length).keys()], 300)) {
    const text = GOOD.slice(0, end);
    const { valid, errors } = ask(text);
    const place = errors[0]?.location.range?.start;
    if (valid || (place && lines.offset(place) > end)) throw new Error(`Wrong at ${String(end)}`);
    agrees(text);
    if (place) read++;
  }
  expect(read).toBeGreaterThan(250);
});

const SPLICES = [
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  '"',
  "\\",
  "\\u0000",
  "\\ud800",
  "/*",
  "//",
  "\n",
  "\uFEFF",
  "\0",
  "1e999",
  "-0",
  "null",
  "__proto__",
  '"__proto__":',
  "é",
  "😀",
  "\ud83d",
  " ",
];

nightly("random changes of a manifest, up to 66,000, each have an answer, and the same value as JSON.parse", () => {
  const next = random(11);
  let read = 0;
  for (let round = 0; round < roundsOf(66_000, 2000); round++) {
    let text = GOOD;
    for (let change = next(3); change >= 0; change--) {
      const at = next(text.length);
      const splice = next(3) === 0 ? String.fromCharCode(next(0x3000)) : (SPLICES[next(SPLICES.length)] ?? "");
      text = text.slice(0, at) + splice + text.slice(at + next(4));
    }
    if (agrees(text)) read++;
    if (round % 4 === 0) ask(text);
  }
  expect(read).toBeGreaterThan(roundsOf(66_000, 2000) / 20);
  countCases(roundsOf(66_000, 2000));
});

const WRONG: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e21,
  "",
  " ",
  "x",
  "__proto__",
  "constructor",
  "💥".repeat(300),
  [],
  [null],
  [[[]]],
  {},
  { __proto__x: 1 },
];

nightly("wrong values at every position of a full manifest each have an answer", () => {
  const positions: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    // A string in place of the whole would be a text, not a value.
    if (path.length > 0) positions.push(path);
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) walk(child, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(JSON.parse(GOOD), []);
  for (const path of sampleOf(positions, 30)) {
    for (const wrong of WRONG) {
      const manifest = replaced(JSON.parse(GOOD), path, wrong);
      const byValue = validateManifest(manifest);
      const byText = ask(JSON.stringify(manifest));
      const places = ({ errors, warnings }: ManifestResult): unknown =>
        [...errors, ...warnings].map(({ check, message, location }) => [check, message, location.pointer]).toSorted();
      if (!isDeepStrictEqual(places(byValue), places(byText))) expect(places(byValue)).toEqual(places(byText));
    }
  }
  expect(positions.length * WRONG.length).toBeGreaterThan(1500);
});

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

nightly("keys that every object inherits are keys like others, at every place", () => {
  const next = random(5);
  const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];
  let read = 0;
  for (let round = 0; round < roundsOf(30_000, 1000); round++) {
    const at = GOOD.indexOf('"', next(GOOD.length));
    if (at === -1) continue;
    const key = keys[next(keys.length)] ?? "";
    const text = `${GOOD.slice(0, at)}"${key}": { "${key}": [1] }, ${GOOD.slice(at)}`;
    if (agrees(text)) read++;
    if (round % 10 === 0) ask(text);
  }
  expect(read).toBeGreaterThan(roundsOf(30_000, 1000) / 20);
  countCases(roundsOf(30_000, 1000));
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const LONG = [
  ["a million brackets", "[".repeat(1_000_000)],
  ["a million braces", '{"a":'.repeat(200_000)],
  ["a string of a million letters for a name", GOOD.replace("Weather Widget", "x".repeat(1_000_000))],
  ["a million backslashes", `"${"\\\\".repeat(500_000)}"`],
  ["a hundred thousand keys", `{${Array.from({ length: 60_000 }, (_, at) => `"k${String(at)}":1`).join(",")}}`],
  ["fifty thousand equal keys", `{${'"a":1,'.repeat(50_000)}"b":1}`],
  ["twenty thousand keys", `{${Array.from({ length: 20_000 }, (_, at) => `"k${String(at)}":1`).join(",")}}`],
  ["twenty thousand permissions", `{"permissions":[${'"x",'.repeat(20_000)}"x"]}`],
  ["two hundred thousand permissions", `{"permissions":[${'"x",'.repeat(200_000)}"x"]}`],
  ["a hundred thousand comments", `{${"/**/".repeat(100_000)}}`],
  ["quotes only", '"'.repeat(500_000)],
  ["half characters only", `"${"\\ud800".repeat(100_000)}"`],
] as const;

test.each(sampleOf(LONG, 8))("%s have an answer in time", (_, text) => {
  const effort = startEffort();
  expect(ask(text).valid).toBe(false);
  expect(effort()).toBeLessThan(MAX_EFFORT);
});
