#!/usr/bin/env node
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { compiledCode } from "./compiled-code.js";
import { requireCompiled } from "./require-compiled.js";

const here = fileURLToPath(import.meta.url);
const requireAny = createRequire(here);
const kept = compiledCode(process);
const load = kept ? requireCompiled(dirname(here), kept, requireAny) : requireAny;

load("./main.js");
