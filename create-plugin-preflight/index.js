#!/usr/bin/env node
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(import.meta.url);
const installed = dirname(resolve("plugin-preflight/package.json"));
process.argv.splice(2, 0, "create");
await import(pathToFileURL(join(installed, "dist", "cli", "index.js")).href);
