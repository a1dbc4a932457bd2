import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDeclarations } from "./declarations.js";
import { ROOT } from "./ncc-bundle.js";
import { bundleWithVite } from "./vite-bundle.js";

const KINDS = [
  { format: "es", ending: "mjs" },
  { format: "cjs", ending: "cjs" },
] as const;

/**
 * Writes the SDK for both kinds of modules into a folder. Not with ncc: an author's bundler must be able to leave out what
 * the author does not use, and it cannot look into the module registry that ncc writes. Gives the names of all modules.
 */
export async function bundleSdk(folder: string): Promise<readonly string[]> {
  const modules: string[] = [];
  for (const { format, ending } of KINDS) {
    const built = await bundleWithVite({
      build: {
        lib: { entry: join(ROOT, "build", "src", "sdk", "index.js"), formats: [format] },
        rolldownOptions: {
          output: {
            entryFileNames: `sdk.${ending}`,
            chunkFileNames: `sdk-[name].${ending}`,
            // A package of CommonJS is left out only as a whole file.
            codeSplitting: { groups: [{ name: "versions", test: /node_modules|versions/u }] },
          },
        },
      },
    });
    for (const chunk of built) {
      if (chunk.type !== "chunk") continue;
      writeFileSync(join(folder, chunk.fileName), chunk.code);
      modules.push(...chunk.moduleIds);
    }
  }
  for (const [name, text] of Object.entries(WRAPPERS)) writeFileSync(join(folder, name), text);
  return modules;
}

/** Adds the types of what {@link WRAPPERS} add. */
export function writeSdkDeclarations(folder: string): void {
  writeDeclarations(folder, { sdk: "sdk/index" });
  for (const ending of ["ts", "mts"]) {
    const from = ending === "ts" ? "../../lib/manifest" : "../../lib/manifest.mjs";
    const names = "validateManifest, type ManifestResult, type NotJudged, type ValidateOptions";
    appendFileSync(join(folder, `sdk.d.${ending}`), `\nexport { ${names} } from "${from}";\n`);
  }
}

/**
 * `validateManifest` of the SDK is that of `plugin-preflight/manifest`. Bundlers and browsers get its module, which they
 * leave out where nobody imports the name. Node loads the shared bundle at the first call.
 */
const WRAPPERS = {
  "whole.mjs": 'export * from "./sdk.mjs";\nexport { validateManifest } from "../../lib/manifest.mjs";\n',
  "node.mjs": `import { createRequire } from "node:module";
export * from "./sdk.mjs";
const require = createRequire(import.meta.url);
export const validateManifest = (...given) => require("../../shared/index.js").openLibrary().validateManifest(...given);
`,
  "node.cjs": `"use strict";
const validateManifest = (...given) => require("../../shared/index.js").openLibrary().validateManifest(...given);
module.exports = { ...require("./sdk.cjs"), validateManifest };
`,
};
