const TYPES = [
  "src/tides.ts:7:9 [best] TypeScript: Type 'number' is not assignable to type 'string' (TS2322)",
  "src/tides.ts:7:9 [best] TypeScript: 'best' is declared but its value is never read (TS6133)",
  "src/tides.ts:8:3 [return] TypeScript: Type 'Tide | undefined' is not assignable to type 'Tide' (TS2322)",
  "src/tides.ts:8:36 [hieght] TypeScript: Property 'hieght' does not exist on type 'Tide'. Did you mean 'height'? (TS2551)",
  "src/tides.ts:11:46 [hour] TypeScript: Type 'string' is not assignable to type 'number' (TS2322)",
  "src/tides.ts:12:14 [other] TypeScript: Type 'Tide' is not assignable to type '{ at: { hour: string; }; }' (TS2322)",
];
const SYNTAX = ["src/harbour.ts:2:33 [;] TypeScript: ')' expected (TS1005)"];
const LINT = [
  "lint/a.js:1:5 [a] ESLint: 'a' is assigned a value but never used (no-unused-vars)",
  "lint/a.js:1:5 [a] ESLint: 'a' is never reassigned. Use 'const' instead (prefer-const)",
  "lint/a.js:3:25 [undefinedName] ESLint: 'undefinedName' is not defined (no-undef)",
  "lint/broken.js:1:18 [;] ESLint: Parsing error: Unexpected token ;",
];
const VITEST = [
  `test/load.test.js:1:1 [import] The test file "test/load.test.js" fails: Error: Cannot find module './nowhere.js' imported from test/load.test.js`,
  `test/syntax.test.js:1:10 [ ] The test file "test/syntax.test.js" fails: RolldownError: Parse failure: Parse failed with 1 error: Unexpected token`,
  `test/add.test.js:6:23 [toBe] The test "tides > adds heights" fails: expected -1 to be 3`,
  `src/add.js:5:9 [new] The test "tides > explodes" fails: TypeError: no water in the harbour`,
  `test/add.test.js:11:3 [test] The test "tides > times out" fails: Error: Test timed out in 50ms`,
  `test/add.test.js:17:20 [toEqual] The test "snapshots > differ" fails: expected { a: 1 } to deeply equal { a: 2 }`,
  `test/unhandled.test.js:3:23 [new] An uncaught error outside the tests: Error: left behind`,
];
const TRANSFORM = [
  'src/harbour.ts:2:33 [;] The test file "broken/imported.test.ts" fails: Error: Transform failed with 1 error: [PARSE_ERROR] Expected `,` or `)` but found `;`',
];
const JEST = [
  `jest/add.test.cjs:5:19 [toBe] The test "tides › adds heights" fails: expected 3, but received 2`,
  `jest/lib.cjs:1:33 [new] The test "tides › explodes" fails: TypeError: no water in the harbour`,
  `jest/add.test.cjs:10:3 [test] The test "tides › times out" fails: Exceeded timeout of 50 ms for a test`,
  `jest/load.test.cjs:1:11 [require] The test file "jest/load.test.cjs" fails: Cannot find module './nowhere.cjs' from 'jest/load.test.cjs'`,
  `jest/syntax.test.cjs:1:1 [const x = ;] The test file "jest/syntax.test.cjs" fails: SyntaxError: Unexpected token ';'`,
];
const NODE = [
  `node/add.test.js:7:12 [equal] The test "adds heights" fails: Expected values to be strictly equal: -1 !== 3`,
  `src/add.js:5:9 [new] The test "explodes" fails: TypeError: no water in the harbour`,
  `node/add.test.js:12:3 [it] The test "times out" fails: test timed out after 50ms`,
  `node/add.test.js:18:10 [deepEqual] The test "objects differ" fails: Expected values to be strictly deep-equal`,
  `node/load.test.js:1:1 [import { nothing } from "./nowhere.js";] The test file "load.test.js" fails: Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'node/nowhere.js' imported from node/load.test.js`,
];
const MOCHA = [
  `mocha/add.test.cjs:21:10 [deepEqual] The test "objects differ" fails: Expected values to be strictly deep-equal`,
  `mocha/add.test.cjs:6:12 [equal] The test "tides > adds heights" fails: Expected values to be strictly equal: 2 !== 3`,
  `jest/lib.cjs:1:33 [new] The test "tides > explodes" fails: TypeError: no water in the harbour`,
  `mocha/add.test.cjs:1:1 [const assert = require("node:assert/strict");] The test "tides > times out" fails: Error: Timeout of 50ms exceeded`,
  `mocha/add.test.cjs:15:13 [new] The test "tides > of spring > \\"before each\\" hook: finds the moon for \\"are high\\"" fails: Error: no moon: none at all`,
];
const BIOME = [
  "lint/broken.js:1:18 [;] Biome: Expected an expression, or an assignment but instead found ';' (parse)",
  "src/harbour.ts:2:33 [;] Biome: expected `,` but instead found `;` (parse)",
];
const OXLINT = [
  "lint/broken.js:1:18 [;] Oxlint: Unexpected token",
  "lint/a.js:3:25 [undefinedName] Oxlint: 'undefinedName' is not defined (eslint(no-undef))",
  "lint/a.js:1:5 [a] Oxlint: Variable 'a' is declared but never used. Unused variables should start with a '_' (eslint(no-unused-vars))",
];
const SVELTE = [
  "src/Broken.svelte:4:1 [{] svelte-check: Block was left open",
  "src/TideTable.svelte:5:9 [best] svelte-check: Type 'number' is not assignable to type 'string'",
  "src/TideTable.svelte:6:24 [heigth] svelte-check: Object literal may only specify known properties, but 'heigth' does not exist in type 'Tide'. Did you mean to write 'height'?",
  "src/TideTable.svelte:10:21 [missing] svelte-check: Cannot find name 'missing'",
  "src/TideTable.svelte:13:14 [hieght] svelte-check: Property 'hieght' does not exist on type 'Tide'. Did you mean 'height'?",
];
const VUE = [
  "src/TideTable.vue:5:7 [best] TypeScript: Type 'number' is not assignable to type 'string' (TS2322)",
  "src/TideTable.vue:10:33 [hieght] TypeScript: Property 'hieght' does not exist on type 'Tide'. Did you mean 'height'? (TS2551)",
];
/** What is read from each output of a real tool, with colours and without: `file:line:column [what is there] message`. */
export const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  biome: BIOME,
  "biome-color": BIOME,
  "biome-format": ["lint/a.js:1:1 [let a = 1;] Biome: The file is not formatted (format)"],
  "biome-warnings": [
    "lint/a.js:1:1 [let] Biome: This let declares a variable that is only assigned once (lint/style/useConst)",
    "lint/a.js:1:5 [a] Biome: This variable a is unused (lint/correctness/noUnusedVariables)",
  ],
  "eslint-compact": LINT,
  "eslint-stylish": LINT,
  "eslint-stylish-color": LINT,
  "eslint-unix": LINT,
  "eslint-warnings": ["lint/a.js:3:9 [=] ESLint: Expected '===' and instead saw '==' (eqeqeq)"],
  jest: JEST,
  "jest-color": JEST,
  mocha: MOCHA,
  "mocha-color": MOCHA,
  oxlint: OXLINT,
  "oxlint-color": OXLINT,
  "node-20-spec": NODE.map((line) => line.replace("TypeError:", "TypeError [Error]:")),
  "node-20-spec-color": NODE.map((line) => line.replace("TypeError:", "TypeError [Error]:")),
  "node-20-tap": NODE,
  "node-24-spec": NODE,
  "node-24-spec-color": NODE,
  "node-24-tap": NODE,
  "svelte-check": SVELTE,
  "svelte-check-color": SVELTE,
  "tsc-syntax-plain": SYNTAX,
  "tsc-syntax-pretty": SYNTAX,
  "tsc-types-plain": TYPES,
  "tsc-types-pretty": TYPES,
  vitest: VITEST,
  "vitest-transform": TRANSFORM,
  "vitest-transform-color": TRANSFORM,
  "vitest-color": VITEST,
  "vue-tsc-plain": VUE,
  "vue-tsc-pretty": VUE,
};
