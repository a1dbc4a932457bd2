#!/usr/bin/env node
"use strict";
var major = parseInt(process.versions.node, 10);
var minor = parseInt(process.versions.node.split(".")[1], 10);
if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) {
  // Node's own compile cache pays only from the second run on, and a runner has no second run. Its default folder is the
  // one for temporary files, where another user of the machine could have put code.
  var cache = process.env.NODE_COMPILE_CACHE || (process.env.HOME && process.env.HOME + "/.cache/plugin-preflight");
  var modules = require("module");
  if (!process.env.CI && modules.enableCompileCache) modules.enableCompileCache(cache || undefined);
  require("../shared/index.js").startCommandLine();
} else {
  console.error("plugin-preflight needs Node 20.19, 22.13, or 24 and newer; this is Node " + process.versions.node + ". Install Node 24: https://nodejs.org");
  process.exitCode = 3;
}
