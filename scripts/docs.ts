import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { documents } from "./documents.js";

/**
 * Writes every text that is made from the code. The tests compare them. Then it counts the pages of checks that show a
 * fix: each is made by doing what the page's example says, and is shown only if nothing is left, and nothing new found.
 */

const ROOT = resolve(import.meta.dirname, "..", "..");
const written = [...(await documents(ROOT))];
for (const [path, text] of written) writeFileSync(join(ROOT, path), text);
const pages = written.filter(([, text]) => text.includes("<!-- example: "));
const shown = pages.filter(([, text]) => text.includes("\nThe fix:\n"));
process.stdout.write(
  `${String(pages.length)} pages have an example, and ${String(shown.length)} of them show its fix\n`,
);
