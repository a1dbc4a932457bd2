import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/core/check.js";
import { findPathProblems } from "../../../src/checks/manifest/path-problems.js";
import { absent, isAbsent } from "../../../src/plugin/absent.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import type { Path } from "../../../src/base/text/json/json-text.js";
import { inMemory, type Entry, type Workspace } from "../../../src/base/files/workspace.js";
import { startEffort } from "../../support/effort.js";

interface Setting {
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Entries that no workspace of texts can have. */
  readonly entries?: Readonly<Record<string, Entry>>;
  /** Whether there are no files to look at. */
  readonly blind?: boolean;
}

/** The texts that an edit of the help writes. */
function listFixTexts(problem: Problem | undefined): readonly string[] {
  const ways = typeof problem?.help === "object" ? problem.help.ways : [];
  return ways.flatMap((way) => (way.kind === "edit" && way.isCertain ? way.edits.map(({ text }) => text) : []));
}

async function findProblemsAt(setting: Setting, place: Path, path?: string): Promise<Problem[]> {
  const { manifest, files = {}, folder = "", entries = {}, blind = false } = setting;
  const name = folder === "" ? "manifest.json" : `${folder}/manifest.json`;
  const texts = inMemory({ ...files, [name]: JSON.stringify(manifest) });
  const workspace: Workspace = { ...texts, entry: (at) => entries[at] ?? texts.entry(at) };
  const { facts } = await readPlugin(workspace, { folder, needs: ["manifest", "declaredFiles"] });
  if (isAbsent(facts.manifest)) throw new Error(facts.manifest.absent);
  const declaredFiles = blind ? absent("there are no files here") : facts.declaredFiles;
  return [...findPathProblems({ manifest: facts.manifest, declaredFiles }, place, path === undefined ? {} : { path })];
}

const findMessagesAt = async (setting: Setting, place: Path): Promise<string[]> =>
  (await findProblemsAt(setting, place)).map(({ message }) => message);

describe("the entry at a path", () => {
  test.each([
    ["file", undefined],
    ["folder", "it is a folder, not a file"],
    ["outside", "it is a link that points outside the repository, so it is not read"],
    ["broken", "it is a broken link"],
    ["special", "it is a pipe, a socket or a device, not a file"],
    ["unreadable", "it cannot be read"],
  ] as const)("%s", async (kind, what) => {
    const entry: Entry = kind === "file" ? { kind, size: 1 } : { kind };
    const messages = await findMessagesAt({ manifest: { main: "dist/a.js" }, entries: { "dist/a.js": entry } }, [
      "main",
    ]);
    expect(messages).toEqual(what === undefined ? [] : [`"main" is "dist/a.js", but ${what}`]);
  });

  test.each([
    ["a\0b", "it contains a NUL character"],
    ["~/a.js", "it begins with ~, which nothing expands"],
    ["\\\\server\\a.js", "it has a backslash"],
    ["data:text/javascript,1", "it is a URL, not a path"],
  ])("%j is not a path, also where no files are known", async (path, what) => {
    for (const blind of [false, true]) {
      const messages = await findMessagesAt({ manifest: { main: path }, blind }, ["main"]);
      expect(messages).toEqual([`"main" is ${JSON.stringify(path)}, but ${what}`]);
    }
  });

  test("without files there is no finding about them", async () => {
    expect(await findMessagesAt({ manifest: { main: "lib/a.js" }, blind: true }, ["main"])).toEqual([]);
    expect(await findMessagesAt({ manifest: { main: "../a.js" }, blind: true }, ["main"])).toEqual([]);
  });
});

describe("in a folder of a repository", () => {
  const inFolder = {
    folder: "plugins/tides",
    files: { "plugins/shared/Panel.js": "1", "plugins/tides/lib/a.js": "1" },
  };

  test("a path may leave the plugin's folder, but not the repository", async () => {
    const at = (main: string): Promise<string[]> => findMessagesAt({ ...inFolder, manifest: { main } }, ["main"]);
    expect(await at("../shared/Panel.js")).toEqual([]);
    expect(await at("../../../a.js")).toEqual(['"main" is "../../../a.js", but it points outside the repository']);
  });

  test.each([
    ["Lib/a.js", "lib/a.js"],
    ["./lib/A.js", "lib/a.js"],
    ["../shared/panel.js", "../shared/Panel.js"],
  ])("%s in other letters is named as the manifest would have it", async (main, meant) => {
    const [problem] = await findProblemsAt({ ...inFolder, manifest: { main } }, ["main"]);
    expect(problem?.message).toBe(`"main" is ${JSON.stringify(main)}, but the file is named ${JSON.stringify(meant)}`);
    expect(listFixTexts(problem)).toEqual([JSON.stringify(meant)]);
  });

  test("the plugin's own dist/ is what a build makes", async () => {
    const manifest = { main: "dist/plugin.js", web: "dist/web.js", hooks: { onEnable: "dist/web.js#start" } };
    expect(await findMessagesAt({ ...inFolder, manifest }, ["main"])).toEqual([]);
    const [web] = await findProblemsAt({ ...inFolder, manifest }, ["web"]);
    expect(web?.help).toMatchObject({ sentence: "Build the plugin first" });
    expect(await findMessagesAt({ ...inFolder, manifest }, ["hooks", "onEnable"])).toEqual([]);
  });
});

test("a path that is only a part of the value is fixed in its place", async () => {
  const manifest = { license: "SEE LICENSE IN LICENSE" };
  const [problem] = await findProblemsAt({ manifest, files: { license: "MIT" } }, ["license"], "LICENSE");
  expect(listFixTexts(problem)).toEqual(['"SEE LICENSE IN license"']);
});

test.each([1, null, true, ["a.js"], { path: "a.js" }, "", undefined])("%j is nothing to look for", async (main) => {
  expect(await findMessagesAt({ manifest: { main } }, ["main"])).toEqual([]);
});

test("a path of a MiB takes no time", async () => {
  const long = [`${"a/".repeat(500_000)}b.js`, `${"../a/".repeat(200_000)}b.js`, "a".repeat(1_000_000)];
  const effort = startEffort();
  for (const main of long)
    expect(await findMessagesAt({ manifest: { main }, files: { "a.js": "1" } }, ["main"])).toHaveLength(1);
  expect(effort()).toBeLessThan(2_000);
});

test("thousands of paths in a folder of a thousand files take no time", async () => {
  const names = (count: number, name: (at: number) => string): string[] =>
    Array.from({ length: count }, (_, at) => name(at));
  const files = Object.fromEntries(names(1_000, (at) => `images/file${String(at)}.png`).map((name) => [name, "1"]));
  const manifest = { screenshots: names(10_000, (at) => `images/tide${String(at)}.png`) };
  const effort = startEffort();
  expect(await findMessagesAt({ manifest, files }, ["screenshots", 9_999])).toHaveLength(1);
  expect(effort()).toBeLessThan(4_000);
});
