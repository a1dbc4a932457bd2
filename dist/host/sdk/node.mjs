import { createRequire } from "node:module";
export * from "./sdk.mjs";
const require = createRequire(import.meta.url);
export const validateManifest = (...given) => require("../../shared/index.js").openLibrary().validateManifest(...given);
