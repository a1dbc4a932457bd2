#!/usr/bin/env node
"use strict";
const { CI, HOME, NODE_COMPILE_CACHE } = process.env;
const cache = NODE_COMPILE_CACHE || (HOME && HOME + "/.cache/plugin-preflight");
if (!CI) require("node:module").enableCompileCache?.(cache || undefined);
require("../shared/index.js").startCommandLine();
