import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BREAKS, makeBrokenTexts } from "./support/breaks.js";
import { LONGEST } from "./support/longest-first.js";
import { nightly } from "./support/nightly.js";
import { ROOT } from "./support/project.js";
import { PROMISES } from "./support/promises.js";
import { sampleOf } from "./support/torture.js";

const VITEST = join(ROOT, "node_modules", "vitest", "vitest.mjs");

test("there are twelve promises, and each has tests that are there", () => {
  expect(PROMISES.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  for (const { tests } of PROMISES.flatMap(({ tries }) => tries)) {
    for (const name of tests) {
      const [file = "", title = ""] = name.split(" > ");
      const path = join(ROOT, "test", file);
      expect(existsSync(path), name).toBe(true);
      // The parts of one matrix have one source.
      if (!file.includes("/part-")) expect(readFileSync(path, "utf8"), name).toContain(title);
    }
  }
});

test("each promise has a switch that breaks it, in a test that counts for it", () => {
  expect(BREAKS.map(({ promise }) => promise)).toEqual(PROMISES.map(({ id }) => id));
  for (const { promise, test: file, what } of BREAKS) {
    const counted = PROMISES.filter(({ id }) => id === promise).flatMap(({ tries }) =>
      tries.flatMap(({ tests }) => tests),
    );
    expect(
      counted.some((one) => one.startsWith(file)),
      what,
    ).toBe(true);
  }
});

test.each(LONGEST)("%s, with which torture begins, is there", (file) => {
  expect(existsSync(join(ROOT, "test", file))).toBe(true);
});

test.each(BREAKS)("there is something to break for promise $promise: $what", (one) => {
  expect(makeBrokenTexts(one).every(([, text]) => text.includes(one.put))).toBe(true);
});

/** What README says of a run, and the promise that counts it. */
const SAID: readonly (readonly [sentence: string, id: number])[] = [
  ["If a release stops, run it again.", 1],
  ["It releases the exact bytes that it checked.", 2],
  ["It never replaces a public version.", 2],
  ["The same files make the same archive on every machine.", 9],
  ["It works for pull requests from forks.", 11],
];

test.each(SAID)("README says only what was measured: %s", (sentence, id) => {
  expect(readFileSync(join(ROOT, "README.md"), "utf8").replaceAll(/\s+/gu, " ")).toContain(sentence);
  const page = readFileSync(join(ROOT, "docs", "maintainers", "promises-measured.md"), "utf8");
  const rows = [...page.matchAll(/^\| (\d+) \| .* \| ([\d,]+) \| ([\d,]+) \| .* \|$/gmu)];
  const own = rows.filter(([, number]) => number === String(id));
  for (const [row, , tried, held] of own) expect(held, row).toBe(tried);
  expect(own.some(([, , tried]) => tried !== "0")).toBe(true);
});

describe("a promise that is broken on purpose makes the run red", () => {
  nightly.each(sampleOf(BREAKS, 1))("$promise: $what", (one) => {
    const words = [VITEST, "run", "--mode", "torture", join("test", one.test), "-t", one.title];
    const env = { ...process.env, PREFLIGHT_BREAK: String(one.promise), NO_COLOR: "1" };
    // What a broken tool prints may command the runner or show a token: it is not looked through.
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: ROOT,
      env,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    const output = stdout + stderr;
    expect(status, output).toBe(1);
    const [, tried = "", held = ""] =
      new RegExp(`^ *${String(one.promise)} +([\\d,]+) tried +([\\d,]+) held`, "mu").exec(output) ?? [];
    expect(Number(held.replaceAll(",", "")), output).toBeLessThan(Number(tried.replaceAll(",", "")));
  });
});
