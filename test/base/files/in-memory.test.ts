import { expect, test } from "vitest";
import { inMemory, listFilesBelow } from "../../../src/base/files/workspace.js";

test("a workspace in memory lists the files that it was given", () => {
  const paths = ["a/b.js", "a/c/d.js", "e.js"];
  expect(listFilesBelow(inMemory(Object.fromEntries(paths.map((path) => [path, ""]))), "")).toEqual(paths);
});

test.each(["", "/", "/a.js", "a//b.js", "a/"])("a workspace in memory has no file at %j", (path) => {
  expect(() => listFilesBelow(inMemory({ [path]: "" }), "")).toThrow(
    new TypeError(`The path "${path}" must be relative to the root, and have no empty name`),
  );
});
