export * from "./sdk.mjs";
export { validateManifest } from "../../lib/manifest.mjs";
