import { expect, test } from "vitest";
import { isAbsent, type Absent } from "../../../src/plugin/absent.js";
import type { ChangedSources } from "../../../src/plugin/bundle/changed-sources.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { random } from "../../support/random.js";

type Texts = Readonly<Record<string, string>>;

const TIDES = `/** Hours and minutes between one high water and the next. */
export const INTERVAL = { hours: 12, minutes: 25 };

export function nextHighWater(last: Date): Date {
  return new Date(last.getTime() + (INTERVAL.hours * 60 + INTERVAL.minutes) * 60_000);
}
`;

/** What differs between the files that are there and those that the code was built from. */
async function compare(built: Texts, files: Texts, mappings = "AAAA,C"): Promise<ChangedSources | Absent> {
  const sources = Object.keys(built).map((path) => `../${path}`);
  const map = { version: 3, sources, sourcesContent: Object.values(built), names: [], mappings };
  const all = { "manifest.json": "{}", "dist/plugin.js": "1;\n", "dist/plugin.js.map": JSON.stringify(map), ...files };
  return (await readPlugin(inMemory(all), { needs: ["changedSources"] })).facts.changedSources;
}

const readReason = (found: ChangedSources | Absent): string | undefined => (isAbsent(found) ? found.absent : undefined);

test.each([
  ["the same", TIDES, TIDES],
  ["the same with other line breaks", TIDES, TIDES.replaceAll("\n", "\r\n")],
  ["the same with a byte order mark", TIDES, `\uFEFF${TIDES}`],
  ["the same with two such marks", TIDES, `\uFEFF\uFEFF${TIDES}`],
  ["the same, when the bundler left one of them", `\uFEFF${TIDES}`, `\uFEFF\uFEFF${TIDES}`],
  ["the same, when the bundler left both", `\uFEFF\uFEFF${TIDES}`, `\uFEFF\uFEFF${TIDES}`],
  ["empty, and was", "", ""],
  ["something else altogether", TIDES, "export {};\n"],
  ["not UTF-8, as the builder read it", "export const A = '\uFFFD';\n", "export const A = '\uFFFD';\n"],
])("a file that is %s is not reported", async (_, built, now) => {
  expect(await compare({ "src/tides.ts": built }, { "src/tides.ts": now })).toEqual([]);
});

test.each([
  ["in its first character", `x${TIDES}`, 1, 1],
  ["in the middle of a line", TIDES.replace("25", "24"), 2, 48],
  ["behind other line breaks", TIDES.replaceAll("\n", "\r\n").replace("25", "24"), 2, 48],
  ["behind a byte order mark", `\uFEFFx${TIDES}`, 1, 2],
  ["behind two such marks", `\uFEFF\uFEFFx${TIDES}`, 1, 3],
  ["at its end", `${TIDES}// More\n`, 7, 1],
  ["by lines that are gone", TIDES.replace(/^export const.*\n\n/mu, ""), 2, 8],
  ["in two places", TIDES.replace("Hours", "hours").replace("25", "24"), 1, 5],
])("a file that differs %s is reported with the place", async (_, now, line, column) => {
  const found = await compare({ "src/tides.ts": TIDES }, { "src/tides.ts": now });
  expect(found).toEqual([{ name: "src/tides.ts", path: "src/tides.ts", from: { line, column } }]);
});

test("the place is the first at which both differ, in 2,000 changes of a file", async () => {
  const next = random(5);
  let inLaterLines = 0;
  for (let round = 0; round < 2000; round++) {
    const at = next(TIDES.length);
    const now = TIDES.slice(0, at) + (next(2) === 0 ? "~" : "\n~") + TIDES.slice(at + next(3));
    const found = await compare({ "src/tides.ts": TIDES }, { "src/tides.ts": now });
    const [change] = isAbsent(found) ? [] : found;
    let start = 0;
    while (TIDES[start] !== undefined && TIDES[start] === now[start]) start++;
    const before = now.slice(0, start).split("\n");
    const expected = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    expect(change?.from, now).toEqual(expected);
    if (expected.line > 1) inLaterLines++;
  }
  expect(inLaterLines).toBeGreaterThan(1000);
});

test.each(["config/secret.json", "src/.hidden.ts", ".github/a.js", "src/notes.txt", "src/.env"])(
  "%s is not compared, whoever names it: its line would be shown",
  async (path) => {
    expect(readReason(await compare({ [path]: "export const A = 1;\n" }, { [path]: "export const A = 2;\n" }))).toBe(
      "the source map contains the text of no existing file",
    );
  },
);

test("a missing file is not a difference", async () => {
  expect(await compare({ "src/tides.ts": TIDES, "src/gone.ts": TIDES }, { "src/tides.ts": TIDES })).toEqual([]);
});

test("where each of several files differs, the build made its texts out of them", async () => {
  const texts = (count: number, text: string): Texts =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`src/${String(at)}.ts`, text]));
  const now = TIDES.replace("25", "24");
  expect(await compare(texts(3, TIDES), texts(3, now))).toHaveLength(3);
  expect(readReason(await compare(texts(4, TIDES), texts(4, now)))).toBe(
    "no source in the source map equals its file: the build changes the files before it bundles them",
  );
  expect(await compare(texts(4, TIDES), { ...texts(4, now), "src/0.ts": TIDES })).toHaveLength(3);
});

test("a source map with lines only may contain what loaders made", async () => {
  const found = await compare({ "src/a.ts": "const a = 1;" }, { "src/a.ts": "const a: number = 1;" }, "AAAA;AACA;AACA");
  expect(readReason(found)).toBe("the source map has only line numbers, so its sources may be transformed files");
});

test("a source map of more files than a plugin has is not compared", async () => {
  const built = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`src/${String(at)}.ts`, ""]));
  expect(readReason(await compare(built, {}))).toBe("the source map names more than 5,000 files");
});
