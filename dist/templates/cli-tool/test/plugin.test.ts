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
])("makes a short name of %j", (title, name) => {
  expect(slug(title.split(" "))).toBe(name);
});

test("takes the separator of the settings, and rather that of the option", async () => {
  await enable({ separator: "_" });
  expect(slug(["Hello", "World"])).toBe("hello_world");
  expect(slug(["Hello", "World"], { separator: "." })).toBe("hello.world");
});

test("refuses to name nothing", () => {
  expect(() => slug([])).toThrow("There is no title");
});
