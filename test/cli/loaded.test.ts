import { join, relative } from "node:path";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { runCli } from "../support/product.js";
import { DIST, ROOT } from "../support/project.js";

// What is loaded is what a start costs: a module of Node's own such as `crypto` costs as much as a dozen checks.

/** Writes the name of each module that is asked for: those of Node, and files. */
const PRELOAD = `const Module = require("node:module");
const { appendFileSync } = require("node:fs");
const load = Module._load;
Module._load = function (request, parent, ...more) {
  const name = Module.isBuiltin(request) ? request.replace(/^node:/u, "") : Module._resolveFilename(request, parent);
  appendFileSync(process.env.LOADED, name + "\\n");
  return load.call(this, request, parent, ...more);
};
`;

async function listLoaded(
  plugin: string,
): Promise<{ readonly node: readonly string[]; readonly parts: readonly string[] }> {
  const folder = temporaryFolder();
  const [preload, loaded] = [join(folder, "preload.cjs"), join(folder, "loaded")];
  writeFileSync(preload, PRELOAD);
  await runCli(["validate", plugin], { nodeOptions: ["--require", preload], env: { CI: "1", LOADED: loaded } });
  const names = [...new Set(readFileSync(loaded, "utf8").trim().split("\n"))].toSorted();
  return {
    node: names.filter((name) => !name.startsWith("/")),
    parts: names.filter((name) => name.startsWith("/")).map((name) => relative(DIST, name)),
  };
}

const PARTS = ["cli/index.js", "shared/core-packages.js", "shared/core.js", "shared/index.js"];
const MARKDOWN = ["shared/markdown-marketplace-server-packages.js", "shared/markdown.js"];
const OF_NODE = ["buffer", "fs", "module", "os", "path", "url", "util", "vm"];

test("a plain validate loads no more than this: add here only what every run needs", async () => {
  expect(await listLoaded(wholePlugin({}))).toEqual({ node: OF_NODE, parts: [...PARTS, ...MARKDOWN].toSorted() });
});

test("one finding loads nothing besides", async () => {
  const readme = wholePlugin({ "README.md": "# Weather\n\nText\n" });
  expect(await listLoaded(readme)).toEqual({ node: OF_NODE, parts: [...PARTS, ...MARKDOWN].toSorted() });
});

test("an entity of HTML in a heading is read as its character", async () => {
  const fixture = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "README.md"), "utf8");
  const withEntity = (entity: string): string =>
    wholePlugin({ "README.md": fixture.replace("## Installation", `## Installation${entity}`) });
  expect((await runCli(["validate", withEntity("&Tab;")])).stdout).toMatch(/passes\n$/u);
  expect((await runCli(["validate", withEntity(" &amp; use")])).stdout).toContain("says more than");
});
