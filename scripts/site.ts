import { join, resolve } from "node:path";
import { buildSite } from "./site/build.js";
import { serveSite } from "./site/serve.js";

/** Builds the site of the project's pages into build/site. With --serve, it answers on this machine until it is stopped. */

const ROOT = resolve(import.meta.dirname, "..", "..");
process.stdout.write(`${String(buildSite(ROOT))} pages in build/site\n`);
if (process.argv.includes("--serve")) {
  const { base } = await serveSite(join(ROOT, "build", "site"), 8080);
  process.stdout.write(`${base}\n`);
}
