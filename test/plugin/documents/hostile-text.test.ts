import { describe, expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import { MAX_TEXT_LINES } from "../../../src/plugin/documents/text-file.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { manifestWith } from "../../support/folders.js";
import { findingsOf } from "../../support/judge.js";

const MEBI = 1024 * 1024;
const filesWith = (name: string, text: string) => ({ "manifest.json": manifestWith({}), [name]: text });

describe("a text of very many lines is read in part, and says so", () => {
  test.each([
    ["underlined headings", "-\n=\n"],
    ["headings", "#\n"],
    ["lists", "- \n"],
    ["quotations", ">\n"],
    ["empty lines", "\n"],
  ])("%s", async (_, lines) => {
    const text = `# Weather\n${lines.repeat(MEBI / lines.length)}`;
    const { facts } = await readPlugin(inMemory(filesWith("README.md", text)), { needs: ["readmeText", "readme"] });
    if (isAbsent(facts.readmeText) || isAbsent(facts.readme)) throw new Error("There is no README");
    expect(facts.readmeText.isCut).toBe(true);
    expect(facts.readmeText.text.split("\n").length).toBeLessThanOrEqual(MAX_TEXT_LINES + 1);
    expect(facts.readme.sections.length).toBeLessThanOrEqual(MAX_TEXT_LINES);
  });

  test.each(["README.md", "CHANGELOG.md"])("%s of fewer bytes than are read", async (name) => {
    const check = name === "README.md" ? "readme-present" : "changelog-present";
    const said = await findingsOf(check, filesWith(name, "-\n=\n".repeat(60_000)));
    expect(said).toEqual([`warning ${name}: The file "${name}" has more than 50,000 lines, and the rest is not read`]);
  });

  test("a text of just as many lines is read to its end", async () => {
    const text = "a\n".repeat(MAX_TEXT_LINES);
    expect(await findingsOf("changelog-present", filesWith("CHANGELOG.md", text))).toEqual([]);
  });
});

test("a text is absent, with the reason, where it cannot be read", async () => {
  const files = { "manifest.json": manifestWith({}), "README.md": "# Weather", "CHANGELOG.md": "" };
  const workspace = inMemory(files);
  const gone = {
    ...workspace,
    bytes: (path: string, most: number) => (path === "README.md" ? undefined : workspace.bytes(path, most)),
  };
  const { facts } = await readPlugin(gone, { needs: ["readmeText", "changelog", "license"] });
  expect([facts.readmeText, facts.changelog]).toMatchObject([
    { absent: "README.md could not be read" },
    { absent: "CHANGELOG.md is empty" },
  ]);
});

test.each<[string, Record<string, string>]>([
  ["no manifest", {}],
  ["a folder in its place", { "manifest.json/a": "" }],
])("a folder with %s is no plugin, and its texts are none of one", async (_, files) => {
  const workspace = inMemory({ ...files, "README.md": "# Weather" });
  const { facts } = await readPlugin(workspace, { needs: ["readmeText"] });
  expect(facts.readmeText).toMatchObject({ absent: "there is no manifest.json" });
});
