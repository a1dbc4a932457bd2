import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isAbsent, type Absent } from "../../../../src/plugin/absent.js";
import { readPlugin } from "../../../../src/plugin/plugin.js";
import type { SourceMap } from "../../../../src/plugin/bundle/source-map.js";
import { findMapText } from "../../../../src/plugin/bundle/source-maps/map-text.js";
import { diskWorkspace } from "../../../../src/base/files/disk.js";
import { inMemory } from "../../../../src/base/files/workspace.js";
import { makePlugin, temporaryFolder, type Files } from "../../../support/folders.js";
import { POSIX } from "../../../support/product.js";

const MAP = {
  version: 3,
  sources: ["../src/plugin.ts"],
  sourcesContent: ["export {};\n"],
  names: [],
  mappings: "AAAA",
};
const TEXT = JSON.stringify(MAP);
const CODE = "export const onEnable = () => 1;\n";
const makeComment = (address: string): string => `${CODE}//# sourceMappingURL=${address}\n`;

async function read(files: Files, folder = ""): Promise<SourceMap | Absent> {
  const all = { [join(folder, "manifest.json")]: "{}", ...files };
  return (await readPlugin(inMemory(all), { folder, needs: ["sourceMap"] })).facts.sourceMap;
}

/** The source map next to a code that names it, or why there is none. */
const readMapNextTo = (map: unknown): Promise<SourceMap | Absent> =>
  read({
    "dist/plugin.js": makeComment("plugin.js.map"),
    "dist/plugin.js.map": typeof map === "string" ? map : JSON.stringify(map),
  });

function listSources(map: SourceMap | Absent): SourceMap["sources"] {
  if (isAbsent(map)) throw new Error(map.absent);
  return map.sources;
}

const readReason = (map: SourceMap | Absent): string | undefined => (isAbsent(map) ? map.absent : undefined);
const PLUGIN_TS = [{ name: "../src/plugin.ts", path: "src/plugin.ts", package: undefined, text: "export {};\n" }];

describe("a source map is found", () => {
  test.each([
    ["in the file that the code names", makeComment("plugin.js.map"), "dist/plugin.js.map"],
    ["in a file with odd letters, percent-encoded", makeComment("a%20%C3%A4.map?v=1#x"), "dist/a ä.map"],
    ["under a name with a percent sign of its own", makeComment("100%.map"), "dist/100%.map"],
    ["beside the code, when the code names none", CODE, "dist/plugin.js.map"],
    ["by the comment of old", `${CODE}//@ sourceMappingURL=plugin.js.map`, "dist/plugin.js.map"],
    ["by the last of several comments", makeComment("a.map") + makeComment("plugin.js.map"), "dist/plugin.js.map"],
    [
      "whatever texts speak of",
      `${makeComment("plugin.js.map")}eval("\\n//# sourceMappingURL=x");`,
      "dist/plugin.js.map",
    ],
  ])("%s", async (_, code, file) => {
    expect(listSources(await read({ "dist/plugin.js": code, [file]: TEXT }))).toEqual(PLUGIN_TS);
  });

  test.each([
    ["as base64", `data:application/json;charset=utf-8;base64,${Buffer.from(TEXT).toString("base64")}`],
    ["percent-encoded", `data:application/json,${encodeURIComponent(TEXT)}`],
  ])("in the code itself, %s", async (_, address) => {
    expect(listSources(await read({ "dist/plugin.js": makeComment(address) }))).toEqual(PLUGIN_TS);
  });

  test("behind the line that keeps scripts from reading it", async () => {
    expect(listSources(await readMapNextTo(`)]}'\n${TEXT}`))).toEqual(PLUGIN_TS);
  });

  test("beside code that is in the root", () => {
    const code = { name: "index.js", path: "index.js", size: CODE.length, latin1: CODE };
    expect(findMapText(code, inMemory({ "index.js": CODE, "index.js.map": TEXT }), "")).toMatchObject({ text: TEXT });
  });

  test("in a plugin below the root, with paths from the root", async () => {
    const files = { "plugins/tide/dist/plugin.js": CODE, "plugins/tide/dist/plugin.js.map": TEXT };
    expect(listSources(await read(files, "plugins/tide"))[0]?.path).toBe("plugins/tide/src/plugin.ts");
  });

  test("in sections, their sources one after the other", async () => {
    const section = (line: number, sources: readonly string[]): object => ({
      offset: { line, column: 2 },
      map: { ...MAP, sources },
    });
    const map = await readMapNextTo({ version: 3, sections: [section(0, ["a.ts", "b.ts"]), section(1, ["c.ts"])] });
    expect(listSources(map).map(({ path }) => path)).toEqual(["dist/a.ts", "dist/b.ts", "dist/c.ts"]);
    expect(map).toMatchObject({
      sections: [
        { line: 0, column: 2, firstSource: 0 },
        { line: 1, firstSource: 2 },
      ],
    });
  });
});

test.each([
  ["../node_modules/react/index.js", "react", undefined],
  ["../node_modules/.pnpm/@vue+shared@3.5.0/node_modules/@vue/shared/dist/shared.js", "@vue/shared", undefined],
  ["..\\node_modules\\react\\index.js", "react", undefined],
  ["webpack://tide/./node_modules/preact/dist/preact.mjs", "preact", undefined],
  ["../my_node_modules/react/index.js", undefined, "my_node_modules/react/index.js"],
  ["../node_modules/.vite/deps/react.js", undefined, undefined],
  ["../node_modules/react", undefined, undefined],
  ["webpack://tide/./src/plugin.ts", undefined, "src/plugin.ts"],
  ["webpack:///./src/plugin.ts", undefined, "src/plugin.ts"],
  ["webpack://tide/webpack/bootstrap", undefined, undefined],
  ["../src/App.vue?vue&type=script", undefined, undefined],
  ["\0virtual:tide", undefined, undefined],
  ["file:///srv/plugin.ts", undefined, undefined],
  ["/srv/plugin.ts", undefined, undefined],
  ["../../plugin.ts", undefined, undefined],
  ["", undefined, undefined],
])("the source %j is of the package %s, and in the repository at %s", async (name, packageName, path) => {
  const [source] = listSources(await readMapNextTo({ ...MAP, sources: [name] }));
  expect([source?.package, source?.path]).toEqual([packageName, path]);
});

test("a root of sources applies to those that have none of their own", async () => {
  const map = await readMapNextTo({ ...MAP, sourceRoot: "../src/", sources: ["a.ts", "/srv/b.ts"] });
  expect(listSources(map).map(({ path }) => path)).toEqual(["src/a.ts", undefined]);
});

test.each([
  ["no JSON", "{", "dist/plugin.js.map is not a source map: it is not JSON"],
  ["null", null, "dist/plugin.js.map is not a source map: it is not a JSON object"],
  ["an array", [], "dist/plugin.js.map is not a source map: it is not a JSON object"],
  ["of another version", { ...MAP, version: 2 }, "dist/plugin.js.map is not a source map: its version is not 3"],
  ["without mappings", { ...MAP, mappings: 1 }, 'dist/plugin.js.map is not a source map: "mappings" is not a string'],
  [
    "with an object of sources",
    { ...MAP, sources: {} },
    'dist/plugin.js.map is not a source map: "sources" is not an array',
  ],
  [
    "with a text of texts",
    { ...MAP, sourcesContent: "x" },
    'dist/plugin.js.map is not a source map: "sourcesContent" is not an array',
  ],
  [
    "with sections of nothing",
    { version: 3, sections: [null] },
    "dist/plugin.js.map is not a source map: a section has no map or no offset",
  ],
  [
    "with a section before the start",
    { version: 3, sections: [{ offset: { line: -1, column: 0 }, map: MAP }] },
    "dist/plugin.js.map is not a source map: the offset of a section is not a place",
  ],
  ["of more bytes than are read", `"${"x".repeat(17 * 1024 * 1024)}"`, "dist/plugin.js.map has more than 16 MiB"],
  ["of a million values", `[${"[],".repeat(1_000_000)}[]]`, "dist/plugin.js.map has too many values"],
  ["a million levels deep", "[".repeat(1_000_000), "dist/plugin.js.map has too many values"],
])("one that is %s is given as the reason", async (_, map, reason) => {
  expect(readReason(await readMapNextTo(map))).toBe(reason);
});

test("values of other types are as if they were not there", async () => {
  const sources = listSources(
    await readMapNextTo({ ...MAP, sources: [null, 1, {}], sourcesContent: [1, null], sourceRoot: [] }),
  );
  expect(sources).toEqual(Array(3).fill({ name: "", path: undefined, package: undefined, text: undefined }));
});

test.each([
  ["https://maps.example.com/plugin.js.map", '"https://maps.example.com/plugin.js.map", is a URL, not a path'],
  ["/etc/plugin.js.map", '"/etc/plugin.js.map", is absolute'],
  ["..\\plugin.js.map", '"..\\\\plugin.js.map", has a backslash'],
])("the address %s is not followed", async (address, reason) => {
  expect(readReason(await read({ "dist/plugin.js": makeComment(address) }))).toBe(
    `the source map that dist/plugin.js names, ${reason}`,
  );
});

test.each([
  ["../../plugin.js.map", "the source map that dist/plugin.js names points outside the repository"],
  ["gone.js.map", "dist/gone.js.map, the source map that dist/plugin.js names, is not there"],
  ["", "dist/plugin.js has no source map"],
  ["%2E", "dist cannot be read"],
  ["data:application/json", "the source map in dist/plugin.js cannot be decoded"],
  ["data:application/json,%", "the source map in dist/plugin.js cannot be decoded"],
  ["data:application/json;base64,!!", "the source map in dist/plugin.js is not a source map: it is not JSON"],
])("an address %j that leads nowhere is the reason", async (address, reason) => {
  expect(readReason(await read({ "dist/plugin.js": makeComment(address) }))).toBe(reason);
});

test("a code that names no source map and has none next to it has none", async () => {
  expect(readReason(await read({ "dist/plugin.js": CODE }))).toBe("dist/plugin.js has no source map");
});

test.runIf(POSIX)("a link that points outside the repository is not read", async () => {
  const elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, "plugin.js.map"), TEXT);
  const folder = makePlugin({ "manifest.json": "{}", "dist/plugin.js": CODE });
  symlinkSync(join(elsewhere, "plugin.js.map"), join(folder, "dist", "plugin.js.map"));
  const { facts } = await readPlugin(diskWorkspace(folder), { needs: ["sourceMap"] });
  expect(readReason(facts.sourceMap)).toBe("dist/plugin.js.map cannot be read");
});
