import { encode } from "@jridgewell/sourcemap-codec";
import { expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import { findBundleParts, type BundlePart } from "../../../src/plugin/bundle/bundle-parts.js";
import { readSourceMap, type SourceMap } from "../../../src/plugin/bundle/source-map.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { random } from "../../support/random.js";
import { realBundle } from "../../support/real-bundle.js";
import { nightly } from "../../support/nightly.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function makeMap(map: unknown, folder = ""): SourceMap {
  const path = `${folder === "" ? "" : `${folder}/`}dist/plugin.js`;
  const file = { name: "dist/plugin.js", path, size: 0, latin1: "" };
  const text = typeof map === "string" ? map : JSON.stringify(map);
  const read = readSourceMap(file, inMemory({ [`${path}.map`]: text }), folder);
  if (isAbsent(read)) throw new Error(read.absent);
  return read;
}

/** The parts of a code by their names; code that the map does not cover is "". */
function readParts(code: string, map: unknown, folder = ""): Record<string, number> {
  const parts = findBundleParts(bytes(code), makeMap(map, folder), folder);
  if (isAbsent(parts)) throw new Error(parts.absent);
  return Object.fromEntries(parts.map((part) => [part.name ?? "", part.bytes]));
}

const sum = (parts: readonly BundlePart[]): number => parts.reduce((all, part) => all + part.bytes, 0);

const MAP = {
  version: 3,
  sources: ["../src/a.ts", "../node_modules/tides/index.js", "../node_modules/tides/high.js", "../b.ts"],
  names: [],
};

test("each byte counts for the source that it comes from, packages and folders as one", () => {
  const mappings = encode([[[0, 0, 0, 0], [4, 1, 0, 0], [6, 2, 0, 0], [9]], [], [[1, 3, 0, 0]]]);
  expect(readParts("aaaattuuu..\n\n.bbb", { ...MAP, mappings })).toEqual({ "src/": 4, tides: 5, "b.ts": 3, "": 5 });
});

test("bytes are counted, not characters, behind places that count UTF-16 units", () => {
  const mappings = encode([
    [
      [0, 0, 0, 0],
      [3, 1, 0, 0],
    ],
  ]);
  expect(readParts("é💥tides", { ...MAP, mappings })).toEqual({ "src/": 6, tides: 5 });
});

test("sections count from where they begin", () => {
  const section = (line: number, column: number, source: string): object => ({
    offset: { line, column },
    map: { ...MAP, sources: [source], mappings: encode([[[0, 0, 0, 0]]]) },
  });
  const sections = [section(0, 2, "../src/a.ts"), section(1, 1, "../node_modules/tides/index.js")];
  expect(readParts("..aa\n.tt", { version: 3, sections })).toEqual({ "": 3, "src/": 3, tides: 2 });
});

test("a plugin's own files count by its own folders, those of its neighbours by the repository's", () => {
  const sources = ["../src/a.ts", "../../shared/b.ts"];
  const map = {
    ...MAP,
    sources,
    mappings: encode([
      [
        [0, 0, 0, 0],
        [2, 1, 0, 0],
      ],
    ]),
  };
  expect(readParts("aabbb", map, "plugins/tide")).toEqual({ "src/": 2, "plugins/": 3 });
});

nightly("the parts of a real bundle are its packages, the largest first, and add up to its size", async () => {
  const source = `import { createRoot } from "react-dom/client"; export const onEnable = () => createRoot(document.body);`;
  for (const minify of [true, false]) {
    const { code, map } = await realBundle(source, { minify });
    const parts = findBundleParts(bytes(code), makeMap(map), "");
    if (isAbsent(parts)) throw new Error(parts.absent);
    expect(sum(parts)).toBe(bytes(code).length);
    const packages = parts.filter(({ isPackage }) => isPackage).map(({ name }) => name);
    expect(packages).toEqual(["react-dom", "react", "scheduler"]);
    expect(parts[0]?.bytes).toBeGreaterThan(bytes(code).length * 0.8);
  }
});

test("2,000 maps of anything give parts that add up to the code, or a reason", () => {
  const next = random(41);
  const letters = "AACDEFgkz0129+/,,,;;!\u00e9 ";
  const texts = ["", "a\n", "line\r\n", "💥", "\n\n", "x".repeat(40)];
  let counted = 0;
  for (let round = 0; round < 2000; round++) {
    const code = Array.from({ length: next(6) }, () => texts[next(texts.length)]).join("");
    const mappings = Array.from({ length: next(60) }, () => letters.charAt(next(letters.length))).join("");
    const map = { ...MAP, mappings };
    const offset = { line: next(3), column: next(9) };
    const parts = findBundleParts(
      bytes(code),
      makeMap(next(2) === 0 ? map : { version: 3, sections: [{ offset, map }] }),
      "",
    );
    if (isAbsent(parts)) continue;
    counted++;
    if (sum(parts) !== bytes(code).length) throw new Error(JSON.stringify([code, mappings, parts]));
  }
  expect(counted).toBeGreaterThan(500);
});

test.each([
  ["more lines than the code", ";".repeat(50_000), "the source map has more lines than the code"],
  ["more than half a million mappings", "A,".repeat(600_000), "the source map has more than 500,000 mappings"],
])("a map of %s is not decoded", (_, mappings, reason) => {
  expect(findBundleParts(bytes("a\nb"), makeMap({ ...MAP, mappings }), "")).toEqual({ absent: reason });
});
