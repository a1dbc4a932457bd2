import { createTestContext } from "plugin-preflight/sdk";
import { beforeEach, expect, test } from "vitest";
import Slug, { slug, type Settings } from "../src/plugin.js";

async function enable(config: Settings): Promise<void> {
  await new Slug().onEnable(createTestContext<Settings>({ config }));
}

beforeEach(() => enable({ separator: "-" }));

test.each([
  ["Crème Brûlée at Home", "creme-brulee-at-home"],
  ["  10 things — you'll love!  ", "10-things-you-ll-love"],
  ["日本 2026", "日本-2026"],
])("turns %j into a short name", (title, name) => {
  expect(slug(title.split(" "))).toBe(name);
});

test("uses the separator of the option, or else of the settings", async () => {
  await enable({ separator: "_" });
  expect(slug(["Hello", "World"])).toBe("hello_world");
  expect(slug(["Hello", "World"], { separator: "." })).toBe("hello.world");
});

test("refuses an empty title", () => {
  expect(() => slug([])).toThrow("There is no title");
});
