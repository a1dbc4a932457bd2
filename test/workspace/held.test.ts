import { expect, test } from "vitest";
import { makeCache } from "../../src/base/files/disk-paths.js";

test("what is held is known until it is let go of, also what is nothing", () => {
  const paths = makeCache<number | undefined>();
  paths.set("a/one", 1);
  paths.set("a/none", undefined);
  paths.set("b/two", 2);
  expect([paths.get("a/one"), paths.has("a/none"), paths.has("c")]).toEqual([1, true, false]);
  paths.forget((path) => path.startsWith("a/"));
  expect([paths.has("a/one"), paths.has("a/none"), paths.get("b/two")]).toEqual([false, false, 2]);
});

test("what outlasts others can be changed, and let go of later", () => {
  const paths = makeCache<number>();
  paths.set("root", 1);
  paths.forget(() => false);
  paths.set("root", 2);
  paths.set("a/one", 3);
  paths.forget((_, value) => value === 3);
  expect([paths.get("root"), paths.has("a/one")]).toEqual([2, false]);
  paths.forget(() => true);
  expect(paths.has("root")).toBe(false);
});
