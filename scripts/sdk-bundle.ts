import { writeFileSync } from "node:fs";
import { join } from "node:path";
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
  return modules;
}
