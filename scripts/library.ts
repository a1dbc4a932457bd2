import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { bundle, DIST, prepareSources, ROOT } from "./ncc-bundle.js";
import { bundleSdk } from "./sdk-bundle.js";

/** Makes dist/lib, the library for both kinds of modules. It is not committed: `npm ci` and `npm pack` build it. */

const LIBRARY = join(DIST, "lib");
/** The modules that are exported, by the names of their files. */
const ENTRIES = { index: "index", manifest: "manifest", sdk: "sdk/index" } as const;

rmSync(LIBRARY, { recursive: true, force: true });
mkdirSync(LIBRARY, { recursive: true });
prepareSources();
await bundle({ entry: "index.js", file: "lib/index.cjs", type: "commonjs" });
// import and require() load the same library.
const names = Object.keys(createRequire(import.meta.url)(join(LIBRARY, "index.cjs")) as object).toSorted();
write("index.mjs", `import library from "./index.cjs";\nexport const { ${names.join(", ")} } = library;\n`);
// Browsers load this file. They know only ES modules.
await bundle({ entry: "manifest.js", file: "lib/manifest.mjs", type: "module" });
await bundle({ entry: "manifest.js", file: "lib/manifest.cjs", type: "commonjs" });
await bundleSdk(LIBRARY);
writeTypes();

/** One declaration file for each entry, with all types that it mentions. A user has no other package of types. */
function writeTypes(): void {
  const types = join(ROOT, "build", "types");
  const compiler = {
    extends: "../tsconfig.json",
    compilerOptions: {
      rootDir: "../src",
      outDir: types,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
    },
    include: ["../src/**/*.d.ts"],
    files: Object.values(ENTRIES).map((module) => `../src/${module}.ts`),
  };
  const roller = {
    compilationOptions: { preferredConfigPath: join(ROOT, "tsconfig.json") },
    entries: Object.entries(ENTRIES).map(([name, module]) => ({
      filePath: join(types, `${module}.d.ts`),
      outFile: join(LIBRARY, `${name}.d.mts`),
      noCheck: true,
      libraries: { importedLibraries: [], inlinedLibraries: ["jsonc-parser", "sarif"] },
      output: { noBanner: true, exportReferencedTypes: false },
    })),
  };
  rmSync(types, { recursive: true, force: true });
  run("typescript/bin/tsc", "-p", settings("types", compiler));
  run(
    "dts-bundle-generator/dist/bin/dts-bundle-generator.js",
    "--silent",
    "--config",
    settings("declarations", roller),
  );
  for (const name of Object.keys(ENTRIES)) cpSync(join(LIBRARY, `${name}.d.mts`), join(LIBRARY, `${name}.d.cts`));
}

function settings(name: string, content: object): string {
  const file = join(ROOT, "build", `${name}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function run(program: string, ...words: readonly string[]): void {
  execFileSync(process.execPath, [join(ROOT, "node_modules", program), ...words], { stdio: "inherit" });
}

function write(name: string, text: string): void {
  writeFileSync(join(LIBRARY, name), text);
}
