import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { execFileSync } from "node:child_process";
import ncc, { type Built } from "@vercel/ncc";
import { licenseList } from "./license-list.js";
import { pagePaths, publishedPage } from "./pages.js";

/** Makes dist/ from what the compiler wrote into build/: complete, unminified, the same bytes on every machine. */

const ROOT = resolve(import.meta.dirname, "..", "..");
const COMPILED = join(ROOT, "build", "src");
const DIST = join(ROOT, "dist");

rmSync(DIST, { recursive: true, force: true });
const modules = new Set<string>();
// Faces start faster as CommonJS, which also can load a part where it is needed.
await bundle("action/index.js", "action", "commonjs");
await bundle("cli/index.js", "cli", "commonjs");
await bundle("index.js", "lib", "module");
await bundle("manifest.js", "lib/manifest", "module");
// A thread starts from a file of its own, beside whoever starts it.
for (const face of ["cli", "action"])
  await bundle("plugin/config-schema/config-worker.js", face, "commonjs", "config-worker.js");
await bundle("plugin/config-schema/config-worker.js", "lib", "module", "config-worker.js");
writeTypes();
copyPages();
for (const schema of ["reporters/report", "plugin/manifest/manifest", "packing/pack", "packing/receipt"]) {
  cpSync(join(ROOT, "src", `${schema}.schema.json`), join(DIST, `${basename(schema)}.schema.json`));
}
writeFileSync(join(DIST, "licenses.txt"), licenseList(ROOT, modules));

async function bundle(
  entry: string,
  folder: string,
  type: "commonjs" | "module",
  filename = "index.js",
): Promise<void> {
  // The bundler takes the format from the nearest package.json; none named means CommonJS out of ES modules.
  writeFileSync(join(COMPILED, "package.json"), type === "module" ? '{ "type": "module" }\n' : "{}\n");
  const built = await ncc(join(COMPILED, entry), {
    filename,
    quiet: true,
    cache: false,
    // Wrappers of the old form are compiled where they stand; arrows are read three times before they run.
    target: type === "commonjs" ? "es5" : "es2022",
    mainFields: ["module", "main"],
  });
  const target = join(DIST, folder);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, filename), ascii(withoutAssetBase(built.code)));
  for (const [name, { source }] of Object.entries(built.assets))
    writeFileSync(join(target, name), ascii(String(source)));
  writeFileSync(join(target, "package.json"), `{ "type": "${type}" }\n`);
  for (const name of moduleNames(built)) modules.add(name);
}

/** Without the bundler's guess at where files of its own might be: there are none, and a browser has no such place. */
function withoutAssetBase(code: string): string {
  return code.replace(/^.*\bif \(typeof __nccwpck_require__ !== 'undefined'\) __nccwpck_require__\.ab = .*\n/gmu, "");
}

/** The same program: one character beyond Latin-1 makes the engine hold and scan all of it at twice the size. */
function ascii(code: string): string {
  return code
    .replace(/[^\x00-\x7f]/gu, (character) =>
      Array.from(
        { length: character.length },
        (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
      ).join(""),
    )
    .replace(/\r\n/gu, "\n");
}

function moduleNames({ stats }: Built): string[] {
  return stats
    .toJson({ modules: true, nestedModules: true, all: false })
    .modules.flatMap(({ name, modules: nested = [] }) => [name, ...nested.map((module) => module.name)]);
}

/** Declarations of what the library exports, and of nothing else. */
function writeTypes(): void {
  const types = join(DIST, "lib", "types");
  const options = ["--declaration", "--emitDeclarationOnly", "--noEmit", "false", "--incremental", "false"];
  const config = join(ROOT, "build", "tsconfig.types.json");
  const settings = {
    extends: "../tsconfig.json",
    compilerOptions: { rootDir: "../src" },
    include: ["../src/**/*.d.ts"],
    files: ["../src/index.ts", "../src/manifest.ts", "../src/plugin/manifest/spdx-expression-parse.d.ts"],
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(
    process.execPath,
    [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "-p", config, "--outDir", types, ...options],
    { stdio: "inherit" },
  );
}

function copyPages(): void {
  mkdirSync(join(DIST, "checks"), { recursive: true });
  for (const path of pagePaths(ROOT)) {
    const page = publishedPage(readFileSync(join(ROOT, path), "utf8"));
    writeFileSync(join(DIST, "checks", basename(path)), page);
  }
}
