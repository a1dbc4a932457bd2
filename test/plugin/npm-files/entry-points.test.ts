import { expect, test } from "vitest";
import { findEntryPoints, listEntryPaths } from "../../../src/plugin/npm-files/entry-points.js";
import { inMemory } from "../../../src/base/files/workspace.js";

const NAMES = ["index.js", "lib/a.js", "lib/b/index.js", "lib/b/c.js", "lib/b.d.ts", "lib/a.css", "lib/run"];
const OTHERS = ["lib/node_modules/x/a.js", "lib/.git/a.js", "other/a.js", "../a.js"];
const FILES = Object.fromEntries([...NAMES, ...OTHERS].map((path) => [`p/${path}`, ""]));

test.each<[object, readonly string[]]>([
  [{ main: "./index", module: "lib/a.js", types: "lib/b.d.ts" }, ["index.js", "lib/a.js", "lib/b.d.ts"]],
  [{ main: "lib/b" }, ["lib/b.d.ts"]],
  [{ main: "./lib/b/" }, ["lib/b.d.ts"]],
  [{ bin: { run: "lib/run" }, style: "lib/a.css" }, ["lib/run", "lib/a.css"]],
  [{ exports: { ".": { import: ["./lib/a.js"], default: "./index.js" } } }, ["lib/a.js", "index.js"]],
  [{ exports: { "./*": "./lib/*.js" } }, ["lib/a.js", "lib/b/index.js", "lib/b/c.js"]],
  [{ exports: { "./*": "./lib/b/*" } }, ["lib/b/index.js", "lib/b/c.js"]],
  [{ exports: { "./*": "./lib/a*" } }, ["lib/a.js", "lib/a.css"]],
  [{ exports: { "./*": "./*.js" }, main: "../a.js", files: ["lib/run"] }, []],
  [{ main: "lib", module: "gone.js", types: 1, bin: null }, []],
])("the entry points of %j", (packageJson, paths) => {
  expect(findEntryPoints(inMemory(FILES), "p", { ...packageJson }).paths.toSorted()).toEqual(paths.toSorted());
});

test("what the paths of entry points begin with, each once", () => {
  const packageJson = {
    main: "./a.js",
    types: "../b.d.ts",
    exports: { "./*": "./lib/*/x*.js", "./a": "a.js", b: "*" },
  };
  expect(listEntryPaths(packageJson)).toEqual(["a.js", "lib/"]);
});

test("more names than are looked at are said", () => {
  const names = Array.from({ length: 300 }, (_, at) => `./lib/*${String(at)}`);
  const find = (count: number) => {
    const files = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`lib/${String(at)}`, ""]));
    return findEntryPoints(inMemory(files), "", { exports: names.slice(0, count) }).incomplete;
  };
  expect(find(248)).toBeUndefined();
  expect(find(249)).toBe("the entry points of package.json are for more than 50,000 names");
});
