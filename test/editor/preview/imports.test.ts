import { expect, test } from "vitest";
import { findImports } from "../../../src/editor/preview/find-imports.js";

/** What is imported from each package. */
const importedBy = (code: string): Readonly<Record<string, readonly string[]>> => {
  const { names } = findImports({ modules: [{ path: "dist/plugin.js", latin1: code }] as never });
  return Object.fromEntries([...names].map(([specifier, found]) => [specifier, [...found]]));
};

test.each<[string, Readonly<Record<string, readonly string[]>>]>([
  ['import { useState, default as React, "a-b" as c } from "react";', { react: ["useState"] }],
  ['export { useState as state } from "react"; export * from "lit";', { react: ["useState"], lit: [] }],
  [
    'import "react/jsx-runtime"; import a from "./a.js"; import b from "https://a.example/";',
    { "react/jsx-runtime": [] },
  ],
  [
    'import * as React from "react"; React.useState(React["useRef"], React[x], Other.memo);',
    { react: ["useState", "useRef"] },
  ],
  [
    'import React from "react"; const { useState, useRef: ref, ...rest } = React, { memo } = Other; let all = React, one;',
    { react: ["useState", "useRef"] },
  ],
  ['import("@lumen/tides"); import(name); import("node:fs");', { "@lumen/tides": [] }],
  ['import { a } from "lit"; import { b } from "lit";', { lit: ["a", "b"] }],
  ["export const broken = ;", {}],
])("%s", (code, expected) => {
  expect(importedBy(code)).toEqual(expected);
});

test("a module that is neither imported nor exported from is CommonJS", () => {
  const modules = [
    { path: "dist/a.cjs", latin1: 'const { x } = require("react"); exports.y = x;' },
    { path: "dist/b.js", latin1: "export {};" },
  ];
  expect(findImports({ modules: modules as never })).toEqual({ names: new Map(), commonJs: ["dist/a.cjs"] });
});
