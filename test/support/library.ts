import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Library from "../../src/index.js";
import { DIST } from "./project.js";

/** The library as it is shipped. The types are those of its source, so that compiling needs no build before. */
export const library = (await import(pathToFileURL(join(DIST, "lib", "index.mjs")).href)) as typeof Library;
