import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { writeDeclarations } from "./declarations.js";
import { bundle, DIST, prepareSources, ROOT } from "./ncc-bundle.js";

/** Makes dist/lib, the library for both kinds of modules, from dist/shared. A clone has it, without the file `commit`. */

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly version: string;
};
const LIBRARY = join(DIST, "lib");
rmSync(LIBRARY, { recursive: true, force: true });
mkdirSync(LIBRARY, { recursive: true });
prepareSources();
// For Node, the library is a part of the bundle that the command line and the Action share.
const OPEN = 'require("../shared/index.js").openLibrary()';
write("index.cjs", `"use strict";\nmodule.exports = ${OPEN}.loadLibrary();\n`);
write("manifest.cjs", `"use strict";\nexports.validateManifest = ${OPEN}.validateManifest;\n`);
// import and require() load the same library.
const names = Object.keys(createRequire(import.meta.url)(join(LIBRARY, "index.cjs")) as object).toSorted();
write("index.mjs", `import library from "./index.cjs";\nexport const { ${names.join(", ")} } = library;\n`);
// Browsers load this file. They know only ES modules.
await bundle({ entry: "manifest.js", file: "lib/manifest.mjs", type: "module" });
writeDeclarations(LIBRARY, { index: "index", manifest: "manifest" });
const commit = readGit("rev-parse", "--verify", "HEAD");
const [tag = ""] = readGit("tag", "--points-at", "HEAD", "--list", `v${VERSION}`).split("\n");
if (commit !== "") write("commit", `${[commit, tag].join(" ").trim()}\n`);

function write(name: string, text: string): void {
  writeFileSync(join(LIBRARY, name), text);
}

/** What git prints. The commit of a package, and its tag, are for the workflows that `create` writes. */
function readGit(...words: readonly string[]): string {
  const { status, stdout } = spawnSync("git", words, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}
