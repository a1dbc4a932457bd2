import { join, resolve } from "node:path";

/** The project's root folder. */
export const ROOT = resolve(import.meta.dirname, "..", "..");
export const DIST = join(ROOT, "dist");
