import { expect, test } from "vitest";
import { findComponentLibrary } from "../../../src/plugin/bundle/component-library.js";
import { isAbsent } from "../../../src/plugin/absent.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";

test.each<[string, string, readonly string[], object]>([
  ["one that is imported", 'import { memo } from "react"; import "react-dom/client";', ["vue"], { library: "react" }],
  ["two that are imported", 'import "react"; import "vue";', [], { why: "the built code imports React and Vue" }],
  ["Lit beside another", 'import { html } from "lit"; import { h } from "preact";', [], { library: "preact" }],
  [
    "Lit beside two others",
    'import "lit"; import "vue"; import "svelte";',
    [],
    { why: "the built code imports Vue and Svelte" },
  ],
  ["Lit alone", 'import "lit-html"; import "lit";', [], { library: "lit" }],
  [
    "one inside",
    "// node_modules/vue/dist/vue.js\nexport {};",
    ["vue"],
    { why: "Vue is inside the bundle, where no host can reach it" },
  ],
  ["one that is declared", "export {};", ["left-pad", "svelte", "svelte"], { library: "svelte" }],
  ["two that are declared", "export {};", ["svelte", "solid-js"], {}],
  ["none", 'import "left-pad";', ["left-pad"], {}],
])("the library of components is known: %s", async (_, code, declared, expected) => {
  const workspace = inMemory({ "manifest.json": '{ "main": "dist/plugin.js" }', "dist/plugin.js": code });
  const { builtCode } = (await readPlugin(workspace, { needs: ["builtCode"] })).facts;
  if (isAbsent(builtCode)) throw new Error(builtCode.absent);
  expect(findComponentLibrary(builtCode, declared)).toEqual(expected);
});
