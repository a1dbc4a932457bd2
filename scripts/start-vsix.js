/*
 * npm run vsix, from any clone: installs what builds the extension where that is missing, also under
 * NODE_ENV=production, compiles, and packs. It is plain JavaScript, as nothing may be there to compile it.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" };
const run = (program, ...words) => execFileSync(program, words, options);

const packages = ["typescript", "vite", "vscode-languageclient"].map((name) => join(root, "node_modules", name));
if (!packages.every((folder) => existsSync(folder))) {
  run("npm", "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund");
}
const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
run(process.execPath, compiler, "-p", "scripts");
run(process.execPath, join("build", "generate", "scripts", "generate.js"));
run(process.execPath, compiler);
run(process.execPath, join("build", "scripts", "vsix.js"), ...process.argv.slice(2));
