import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { schemaModules } from "./schema-modules.js";

/** Writes the modules that are made from the manifest's schema; what uses them is compiled after. */

const ROOT = resolve(import.meta.dirname, "..", "..");
for (const [path, text] of await schemaModules(ROOT)) writeFileSync(join(ROOT, path), text);
