import { expect, test } from "vitest";
import { overlayBase, type BaseEntry } from "../../../src/base/files/overlay-base.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";
import { makePlugin, type Files } from "../../support/folders.js";
import { random } from "../../support/random.js";

const encoder = new TextEncoder();
const file = (text: string): BaseEntry => ({ kind: "file", bytes: encoder.encode(text), isExecutable: false });

/** All paths of a workspace, by walking through it, with the text of each file. */
function walked(workspace: Workspace, folder = ""): readonly string[] {
  return workspace.list(folder).flatMap(({ name, kind }) => {
    const path = folder === "" ? name : `${folder}/${name}`;
    const entry = workspace.entry(path);
    if (entry?.kind !== kind) throw new Error(`${path} is listed as ${kind}, and is ${entry?.kind ?? "nothing"}`);
    if (kind === "folder") return [`${path}/`, ...walked(workspace, path)];
    const text = new TextDecoder().decode(workspace.bytes(path));
    const head = new TextDecoder().decode(workspace.head(path, 2));
    if (!text.startsWith(head) || workspace.bytes(path, 0)) throw new Error(`${path} is read in two ways`);
    return [`${path}: ${text}`];
  });
}

/** What differs between two states, as git names it. */
function between(now: Files, then: Files): ReadonlyMap<string, BaseEntry> {
  const paths = new Set([...Object.keys(now), ...Object.keys(then)]);
  const differing = [...paths].filter((path) => now[path] !== then[path]);
  return new Map(differing.map((path) => [path, then[path] === undefined ? undefined : file(String(then[path]))]));
}

/** Whether some files have one at a path, or below it. */
const isIn =
  (files: Readonly<Record<string, unknown>>) =>
  (path: string): boolean =>
    Object.keys(files).some((one) => one === path || one.startsWith(`${path}/`));

test("a workspace is, on every path, what it was before", () => {
  const below = random(5);
  const NAMES = ["a", "b", "c"];
  /** Some of these files, and others. */
  const tree = (some: Files): Files => {
    const files = new Map(Object.entries(some).filter(() => below(3) > 0));
    for (let count = below(7); count > 0; count--) {
      const path = Array.from({ length: 1 + below(3) }, () => NAMES[below(3)] ?? "a").join("/");
      const isTaken = [...files.keys()].some((one) => one.startsWith(`${path}/`) || path.startsWith(`${one}/`));
      if (!isTaken) files.set(path, `${String(below(3))}..`);
    }
    return Object.fromEntries(files);
  };
  let kept = 0;
  for (let round = 0; round < 60; round++) {
    const now = tree({});
    const then = tree(now);
    kept += Object.keys(now).filter((path) => path in then).length;
    const before = overlayBase(diskWorkspace(makePlugin(now)), between(now, then), isIn(then));
    expect(walked(before), JSON.stringify({ now, then })).toEqual(walked(inMemory(then)));
    for (const path of Object.keys(now)) {
      expect(before.entry(path)?.kind, JSON.stringify({ now, then, path })).toBe(inMemory(then).entry(path)?.kind);
    }
  }
  expect(kept).toBeGreaterThan(60);
});

test("what the base does not have is not there, wherever it is", () => {
  const now = {
    "plugin/manifest.json": "2",
    "plugin/dist/plugin.js": "built",
    "new/manifest.json": "1",
    "new/dist/x": "built",
  };
  const before = overlayBase(
    diskWorkspace(makePlugin(now)),
    new Map([
      ["plugin/manifest.json", file("1")],
      ["new/manifest.json", undefined],
    ]),
    isIn({ "plugin/manifest.json": "1" }),
  );
  expect(walked(before)).toEqual(["plugin/", "plugin/manifest.json: 1"]);
  expect([before.entry("plugin/dist/plugin.js"), before.bytes("plugin/dist/plugin.js")]).toEqual([
    undefined,
    undefined,
  ]);
});

test("links lead where they led, and what was too large is not read", () => {
  const now = { LICENSE: "now", map: "now", "shared/tides/high.txt": "now", "plugin/tides": "no folder now" };
  const link = (target: string): BaseEntry => ({ kind: "link", target });
  const LINKS = new Map<string, BaseEntry>([
    ["LICENSE", link("kept/LICENSE")],
    ["plugin/tides", link("../shared/tides")],
    ["plugin/far", link("tides/../../far")],
    ["plugin/gone", link("nowhere")],
    ["plugin/itself", link("itself")],
    ["plugin/machine", link("/etc/passwd")],
    ["plugin/above", link("../../x")],
  ]);
  const then = {
    "kept/LICENSE": file("then"),
    "shared/tides/high.txt": file("then"),
    far: file("far"),
    map: { kind: "large" },
  } as const;
  const before = overlayBase(
    diskWorkspace(makePlugin(now)),
    new Map<string, BaseEntry>([...LINKS, ...Object.entries(then)]),
    isIn({ ...then, ...Object.fromEntries(LINKS) }),
  );
  expect(before.list("").find(({ name }) => name === "LICENSE")?.kind).toBe("link");
  expect(before.list("plugin").map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => "link"));
  expect(before.list("plugin/tides").map(({ name }) => name)).toEqual(["high.txt"]);
  const read = (path: string): string => new TextDecoder().decode(before.bytes(path) ?? before.head(path, 9));
  expect(["LICENSE", "plugin/tides/high.txt", "plugin/far", "map"].map(read)).toEqual(["then", "then", "far", ""]);
  const kinds = ["tides", "tides/high.txt", "tides/low.txt", "gone", "gone/x", "itself", "machine", "above"];
  expect(kinds.map((name) => before.entry(`plugin/${name}`)?.kind)).toEqual(
    ["folder", "file", undefined, "broken", "broken", "broken", "outside", "outside"], // as a disk has it
  );
  expect([before.bytes("map"), before.head("map", 9), before.entry("map")?.kind]).toEqual([
    undefined,
    undefined,
    "unreadable",
  ]);
});
