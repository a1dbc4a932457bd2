import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hostileNames, hostileStrings, WHITE_SPACE } from "./hostile.js";
import { COMMAND_NAMES, readCommands } from "./model.js";
import { nightly } from "../support/nightly.js";

const COUNT = 20_000;
const sample = [...hostileStrings(1, COUNT)];
const whole = sample.join("");

/** The share of strings that run a command once `guard` has treated them. */
function shareRunning(guard: (text: string) => string): number {
  const running = sample.filter((text) => readCommands(guard(text)).commands.length > 0);
  return running.length / sample.length;
}

const prefixed = (text: string, lines: RegExp): string => `| ${text.replace(lines, "\n| ")}`;

describe("hostile strings", () => {
  it("are the same for the same seed and others for another", () => {
    expect([...hostileStrings(7, 500)]).toEqual([...hostileStrings(7, 500)]);
    expect([...hostileStrings(7, 500)]).not.toEqual([...hostileStrings(8, 500)]);
  });
  it("are as many as asked, and mostly different", () => {
    expect(sample).toHaveLength(COUNT);
    expect(new Set(sample).size).toBeGreaterThan(COUNT * 0.8);
  });
  nightly("run a command in a large share when nothing protects the log", () => {
    expect(shareRunning((text) => text)).toBeGreaterThan(0.4);
  });
  nightly("run every command of the runner, in both forms", () => {
    const seen = new Set(sample.flatMap((text) => readCommands(text).commands.map(({ name, form }) => name + form)));
    const all = COMMAND_NAMES.flatMap((name) => [`${name}v1`, `${name}v2`]);
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe("a guard that forgets something is caught", () => {
  nightly("when it prefixes lines but leaves the old form", () => {
    expect(shareRunning((text) => prefixed(text, /\r\n|\r|\n/g))).toBeGreaterThan(0.1);
  });
  nightly("when it forgets the lone carriage return", () => {
    const guard = (text: string) => prefixed(text, /\n/g).replaceAll("##[", "##\\[");
    expect(shareRunning(guard)).toBeGreaterThan(0.01);
  });
  nightly("when it trusts JavaScript's idea of white space", () => {
    const guard = (text: string) => text.replace(/(^|[\r\n])\s*::/g, "$1| ::").replaceAll("##[", "##\\[");
    expect(shareRunning(guard)).toBeGreaterThan(0.001);
  });
  it("when it deletes controls after it has broken the old form", () => {
    const guard = (text: string) =>
      prefixed(text, /\r\n|\r|\n/g)
        .replaceAll("##[", "##\\[")
        .replace(/\p{Cc}/gu, "");
    expect(shareRunning(guard)).toBeGreaterThan(0.001);
  });
  nightly("but not one that splits, prefixes and breaks the old form", () => {
    const guard = (text: string) => prefixed(text, /\r\n|\r|\n/g).replaceAll("##[", "##\\[");
    expect(shareRunning(guard)).toBe(0);
  });
});

describe("hostile strings contain", () => {
  it("every white space of .NET", () => {
    expect(WHITE_SPACE.filter((space) => !whole.includes(space))).toEqual([]);
  });
  it("every control character", () => {
    const codes = Array.from({ length: 0xa0 }, (_, code) => code);
    const controls = codes.filter((code) => code < 0x20 || code > 0x7e);
    expect(controls.filter((code) => !whole.includes(String.fromCharCode(code)))).toEqual([]);
  });
  it.each([
    ...["\u202e", "\u2066", "\u200b", "\ufeff", "\u{e0041}", "\ud800:", "\u001b]8;;", "%250A"],
    ...["<!--", "</details>", "````````", "@user", "#1", "![](https://x)", "<img src=x>", "x<<EOF"],
    ...["ghadelimiter_", "__proto__", "../", "\u{1f600}", "\u6f22", "\u05e9", "#".repeat(100)],
  ])("%j", (text) => {
    expect(whole).toContain(text);
  });
});

describe("hostile names", () => {
  const names = [...hostileNames(3, COUNT)];

  it("are the same for the same seed", () => {
    expect([...hostileNames(3, 100)]).toEqual(names.slice(0, 100));
  });
  it("fit a directory of Linux", () => {
    const unfit = names.filter(
      (name) =>
        ["", ".", ".."].includes(name) ||
        /[/\0]/.test(name) ||
        Buffer.byteLength(name) > 200 ||
        Buffer.from(name).toString() !== name,
    );
    expect(unfit).toEqual([]);
  });
  it("are really written and listed unchanged", () => {
    const folder = mkdtempSync(join(tmpdir(), "hostile-"));
    const some = [...new Set(names.slice(0, 300))];
    for (const name of some) writeFileSync(join(folder, name), "");
    expect(readdirSync(folder).sort()).toEqual(some.sort());
    rmSync(folder, { recursive: true });
  });
  it("still run commands when they are printed as they are", () => {
    const running = names.filter((name) => readCommands(name).commands.length > 0);
    expect(running.length / names.length).toBeGreaterThan(0.3);
  });
});
