import { expect, test } from "vitest";
import {
  isDecimalMultiple,
  classifyPattern,
  findUnicodeFault,
} from "../../../src/plugin/config-schema/numbers-and-patterns.js";
import { random } from "../../support/random.js";

test.each([
  [0.3, 0.1],
  [0.6, 0.2],
  [1.1, 0.1],
  [4.35, 0.01],
  [19.99, 0.01],
  [-0.7, 0.1],
  [0, 0.1],
  [1e21, 1e-7],
  [1e308, 1e-308],
  [3e-7, 1e-7],
  [6, 3],
])("%d is a multiple of %d", (value, step) => {
  expect(isDecimalMultiple(value, step)).toBe(true);
});

test.each([
  [0.35, 0.1],
  [7, 3],
  [1e-8, 1e-7],
  [0.3, 0],
  [Infinity, 1],
])("%d is no multiple of %d", (value, step) => {
  expect(isDecimalMultiple(value, step)).toBe(false);
});

test("each whole number of steps is a multiple, and what lies between two is none", () => {
  const draw = random(7);
  let fractions = 0;
  for (let round = 0; round < 2000; round++) {
    const places = draw(6);
    const step = Number((draw(999) + 1).toString() + `e-${String(places)}`);
    const count = draw(10_000);
    const digits = BigInt(Math.round(step * 10 ** places)) * BigInt(count);
    expect(isDecimalMultiple(Number(`${String(digits)}e-${String(places)}`), step)).toBe(true);
    expect(isDecimalMultiple(Number(`${String(digits * 10n + 1n)}e-${String(places + 1)}`), step)).toBe(false);
    if (!Number.isInteger(step)) fractions++;
  }
  expect(fractions).toBeGreaterThan(1000);
});

/** Ordinary patterns that only compile without the flag, and the same with it. */
const ORDINARY: readonly (readonly [string, string])[] = [
  [String.raw`^[A-Z]{2}\-\d{4}$`, String.raw`^[A-Z]{2}-\d{4}$`],
  [String.raw`^[\w-.]+$`, String.raw`^[\w\-.]+$`],
  [String.raw`^\#[0-9a-f]{6}$`, String.raw`^#[0-9a-f]{6}$`],
  [String.raw`^[a-z\_]+\@[a-z]+\.[a-z]+$`, String.raw`^[a-z_]+@[a-z]+\.[a-z]+$`],
  [String.raw`^https?\:\/\/`, String.raw`^https?:\/\/`],
  [String.raw`^[\w-:]+$`, String.raw`^[\w\-:]+$`],
  [String.raw`^[.-\w]+$`, String.raw`^[.\-\w]+$`],
  [String.raw`^{[a-z]+}$`, String.raw`^\{[a-z]+\}$`],
  [String.raw`^\"[^\"]*\"$`, `^"[^"]*"$`],
  [String.raw`^\d{2}\:\d{2}$`, String.raw`^\d{2}:\d{2}$`],
  [String.raw`^a]$`, String.raw`^a\]$`],
];

test.each(ORDINARY)("%s compiles only without the flag u, and %s is the same with it", (pattern, written) => {
  expect(classifyPattern(pattern)).toBe("only without u");
  expect(findUnicodeFault(pattern).instead).toBe(written);
  expect(classifyPattern(written)).toBe("valid");
  for (const text of ["AB-1234", "a.b-c", "#00ff00", "a_b@c.de", "https://", "{ab}", '"x"', "12:30", "a]", "", "\\"])
    expect(new RegExp(written, "u").test(text)).toBe(new RegExp(pattern, "").test(text));
});

test.each(["(", "[", "a**", "(?<n>a)(?<n>b)", "+"])("%s is no regular expression", (pattern) => {
  expect(classifyPattern(pattern)).toBe("invalid");
});

test.each([String.raw`\k`, String.raw`\u{1F600}\-`, String.raw`\cA\8`])("nothing simple is known for %s", (pattern) => {
  const written = findUnicodeFault(pattern).instead;
  expect(written === undefined || classifyPattern(written) === "valid").toBe(true);
});
