import { expect, test } from "vitest";
import { makeCache } from "../../../src/base/files/cache.js";
import { startEffort } from "../../support/effort.js";

test("what is held is known until it is let go of, also what is nothing", () => {
  const paths = makeCache<number | undefined>();
  paths.set("a/one", 1);
  paths.set("a/none", undefined);
  paths.set("ab", 2);
  expect([paths.get("a/one"), paths.has("a/none"), paths.has("c")]).toEqual([1, true, false]);
  paths.forget("a");
  expect([paths.has("a/one"), paths.has("a/none"), paths.get("ab")]).toEqual([false, false, 2]);
});

test("what outlasts others can be changed, and let go of later", () => {
  const paths = makeCache<number>();
  paths.set("", 0);
  paths.set("root", 1);
  paths.set("a/b/c/deep", 2);
  paths.forget("elsewhere");
  paths.set("root", 3);
  paths.set("a/one", 4);
  const gone: string[] = [];
  paths.forget("a", (path, value) => gone.push(`${path} ${String(value)}`));
  expect(gone.toSorted()).toEqual(["a/b/c/deep 2", "a/one 4"]);
  expect([paths.get("root"), paths.has("a/one"), paths.has("a/b/c/deep")]).toEqual([3, false, false]);
  paths.set("a/b/c/deep", 5);
  paths.forget("elsewhere");
  paths.forget("");
  expect(["", "root", "a/b/c/deep"].filter((path) => paths.has(path))).toEqual([]);
});

test("to let go of one folder takes no longer where many others are held", () => {
  const forgetSome = (others: number): number => {
    const paths = makeCache<number>();
    for (let plugin = 0; plugin < others; plugin++) paths.set(`plugins/${String(plugin)}/manifest.json`, plugin);
    paths.forget("elsewhere");
    const readEffort = startEffort();
    for (let plugin = 0; plugin < 2000; plugin++) paths.forget(`plugins/${String(plugin)}`);
    expect([paths.has("plugins/1999/manifest.json"), paths.has("plugins/2000/manifest.json")]).toEqual([false, true]);
    return readEffort();
  };
  // To look at all of them each time is 60 million looks.
  expect(forgetSome(30_000)).toBeLessThan(100);
});
