import { join, resolve } from "node:path";

/** The project's root folder. */
export const ROOT = resolve(import.meta.dirname, "..", "..");
/** What is built; a copy that is broken on purpose where `support/breaks.ts` has made one. */
export const DIST = process.env["PREFLIGHT_DIST"] ?? join(ROOT, "dist");
