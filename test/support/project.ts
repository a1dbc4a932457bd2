import { basename, dirname, join, resolve } from "node:path";

const ABOVE = resolve(import.meta.dirname, "..", "..");

/** The project's root folder. The benchmarks run this file from build/. */
export const ROOT = basename(ABOVE) === "build" ? dirname(ABOVE) : ABOVE;
/** What is built; a copy that is broken on purpose where `support/breaks.ts` has made one. */
export const DIST = process.env["PREFLIGHT_DIST"] ?? join(ROOT, "dist");
