import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { generatedModules } from "./generated-modules.js";

/** Writes src/generated/, which git ignores and nobody edits. Everything else is compiled after it. */

const ROOT = resolve(import.meta.dirname, "..", "..", "..");
for (const [path, text] of await generatedModules(ROOT)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
