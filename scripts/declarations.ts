import { execFileSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./ncc-bundle.js";

/**
 * Writes one declaration file for each entry and kind of module, with all types that it mentions. A user has no other package
 * of types.
 *
 * @param entries the modules that are exported, by the names of their files.
 */
export function writeDeclarations(folder: string, entries: Readonly<Record<string, string>>): void {
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
    files: Object.values(entries).map((module) => `../src/${module}.ts`),
  };
  const roller = {
    compilationOptions: { preferredConfigPath: join(ROOT, "tsconfig.json") },
    entries: Object.entries(entries).map(([name, module]) => ({
      filePath: join(types, `${module}.d.ts`),
      outFile: join(folder, `${name}.d.mts`),
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
  for (const name of Object.keys(entries)) cpSync(join(folder, `${name}.d.mts`), join(folder, `${name}.d.ts`));
}

function settings(name: string, content: object): string {
  const file = join(ROOT, "build", `${name}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function run(program: string, ...words: readonly string[]): void {
  execFileSync(process.execPath, [join(ROOT, "node_modules", program), ...words], { stdio: "inherit" });
}
