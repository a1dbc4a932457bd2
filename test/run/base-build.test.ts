import { expect, test } from "vitest";
import { coversBuilt } from "../../src/run/base-build.js";

const BUILD = { entries: [{ path: "dist/plugin.js" }] };

test.each([
  ["dist/plugin.js", true],
  ["dist/chunks/tides.js", true],
  ["distant/plugin.js", false],
  ["dis/plugin.js", false],
  ["dist", false],
  [undefined, false],
])("a build with dist/plugin.js says what the base had at %s: %s", (path, covered) => {
  expect(coversBuilt(BUILD, path)).toBe(covered);
});
