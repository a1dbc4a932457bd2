/** What an author's code loads of the shared bundle: `validateManifest`, and the whole library on demand. */
export { validateManifest } from "./manifest.js";

/** As `openLibrary` of main.ts, without waiting in `dist/`. */
export async function loadLibrary() {
  return await import("./index.js");
}
