#!/usr/bin/env node
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { compiledCode } from "./compiled-code.js";
import { requireCompiled } from "./require-compiled.js";

/** The `require` of the bundle's own file, as one that is made by `createRequire` costs more to start with. */
declare const __non_webpack_require__: (name: string) => unknown;

const kept = compiledCode(process);
const load = kept
  ? requireCompiled(dirname(fileURLToPath(import.meta.url)), kept, __non_webpack_require__)
  : __non_webpack_require__;

load("./main.js");
