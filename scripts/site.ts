import { join, resolve } from "node:path";
import { buildSite } from "./site/build.js";
import { serveSite } from "./site/serve.js";

/** Builds the site of the project's pages into build/site. With --serve, it answers on this machine until it is stopped. */

const ROOT = resolve(import.meta.dirname, "..", "..");
const folder = join(ROOT, "build", "site");
const count = await buildSite(ROOT, folder);
process.stdout.write(`${String(count)} pages in build/site\n`);
if (process.argv.includes("--serve")) {
  const { base } = await serveSite(folder, 8080);
  process.stdout.write(`${base}\n`);
}
