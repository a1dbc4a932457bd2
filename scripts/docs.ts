import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { documents } from "./documents.js";

/** Writes every text that is made from the code. The tests compare them. */

const ROOT = resolve(import.meta.dirname, "..", "..");
for (const [path, text] of await documents(ROOT)) writeFileSync(join(ROOT, path), text);
