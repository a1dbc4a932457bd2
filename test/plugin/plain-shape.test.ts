import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPlainShape } from "../../src/plugin/plain-shape.js";
import { shapeOf } from "../../src/plugin/shape.js";
import { isPlainAddress } from "../../src/text/plain-address.js";
import { addressFault } from "../../src/text/web-address.js";
import { random } from "../support/random.js";
import { ROOT } from "../support/project.js";
import { fullManifest } from "../support/schema-sample.js";

const WIDGET = JSON.parse(
  readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "manifest.json"), "utf8"),
) as unknown;
const WRONG = [
  null,
  true,
  0,
  -1,
  1.5,
  "",
  "x",
  "/x",
  "x".repeat(60),
  "💥".repeat(9),
  [],
  [""],
  [{}],
  {},
  { type: "storage" },
  { name: "x" },
];
const KEYS = ["__proto__", "constructor", "unknown", "name", "type", "path"];

/** A copy with one change somewhere: another value, one key less, one key more. */
function changed(value: unknown, next: (bound: number) => number): unknown {
  if (typeof value !== "object" || value === null || next(6) === 0) return WRONG[next(WRONG.length)];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[next(keys.length)];
  const choice = next(8);
  if (key === undefined || choice === 0) {
    if (Array.isArray(value)) return [...(value as unknown[]), WRONG[next(WRONG.length)]];
    return Object.fromEntries([...Object.entries(copy), [KEYS[next(KEYS.length)] ?? "", WRONG[next(WRONG.length)]]]);
  }
  if (choice === 1 && !Array.isArray(value))
    return Object.fromEntries(Object.entries(copy).filter(([name]) => name !== key));
  copy[key] = changed(copy[key], next);
  return copy;
}

test.each([
  ["the weather widget", WIDGET],
  ["a manifest with every key", fullManifest(0).value],
  ["one with the other forms", fullManifest(1).value],
])("what is plain is what the validator has nothing to say about, in 20,000 changes of %s", (_, manifest) => {
  const next = random(17);
  let plain = 0;
  for (let round = 0; round < 20_000; round++) {
    const value = next(3) === 0 ? changed(changed(manifest, next), next) : changed(manifest, next);
    const accepted = isPlainShape(value);
    if (accepted) plain++;
    if (accepted !== (shapeOf(value).errors.length === 0))
      throw new Error(`plain is ${String(accepted)}: ${JSON.stringify(value)}`);
  }
  expect(isPlainShape(manifest)).toBe(true);
  expect(plain).toBeGreaterThan(100);
  expect(plain).toBeLessThan(19_000);
});

test("an address that is called plain is one, in 40,000 that nearly are", () => {
  const next = random(23);
  const pieces = [
    "https://",
    "http://",
    "example",
    ".",
    "com",
    "/",
    "a-b",
    "~x",
    "_",
    "..",
    "//",
    "@",
    ":",
    "443",
    "é",
    " ",
    "%20",
    "?",
    "#",
    "-",
    "1",
  ];
  let plain = 0;
  for (let round = 0; round < 40_000; round++) {
    const middle = Array.from({ length: next(7) }, () => pieces[next(pieces.length)]).join("");
    const text = next(4) === 0 ? middle : `https://example.com${middle}`;
    if (!isPlainAddress(text)) continue;
    plain++;
    if (addressFault(text) || !text.startsWith("https:")) throw new Error(text);
  }
  expect(plain).toBeGreaterThan(1000);
});
