import { resolve } from "node:path";
import { replaceOwner } from "./replace-owner.js";

/** Writes the owner of this repository into every file that names it: npm run set-owner -- NAME */

const ROOT = resolve(import.meta.dirname, "..", "..");
const files = replaceOwner(ROOT, process.argv[2] ?? "");
process.stdout.write(`${files.map((file) => `${file}\n`).join("")}Then: npm run build && npm run docs\n`);
