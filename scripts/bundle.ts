import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { JsonObject } from "../src/base/text/json/json-object.js";
import { readCalled } from "./called-functions.js";
import { compileEarly } from "./compile-early.js";
import { editorSchema } from "./editor-schema.js";
import { bundleHost } from "./host-bundle.js";
import { makeStarter } from "./cli-starter.js";
import { listBundledPackages } from "./bundled-packages.js";
import { licenseList } from "./license-list.js";
import { bundle, DIST, prepareSources, ROOT } from "./ncc-bundle.js";
import { bundlePreview } from "./preview-bundle.js";
import { pagePaths, publishedPage } from "./pages.js";
import { makeSbom } from "./sbom.js";

/**
 * Makes the committed part of dist/: the Action, the command line and their shared bundle, and the files that they
 * read.
 */

for (const folder of ["action", "checks", "cli", "host", "archive-checker", "preview", "shared", "templates"])
  rmSync(join(DIST, folder), { recursive: true, force: true });
prepareSources();
// As CommonJS an entry file starts faster, and can load a part on demand.
write("package.json", '{ "type": "commonjs", "sideEffects": false }\n');
write("action/index.js", '"use strict";\nrequire("../shared/index.js").startAction();\n');
write("archive-checker/index.js", '"use strict";\nrequire("../shared/index.js").startArchiveChecker();\n');
const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { engines: { node: string } };
write("cli/index.js", makeStarter(engines.node));
// pre-commit starts it from a clone, as a program.
chmodSync(join(DIST, "cli", "index.js"), 0o755);
const modules = new Set([
  ...(await bundle({ entry: "main.js", file: "shared/index.js", type: "commonjs" })),
  // A thread starts from a file of its own, next to the file that starts it.
  ...(await bundle({
    entry: "plugin/config-schema/config-worker.js",
    file: "shared/config-worker.js",
    type: "commonjs",
  })),
  ...(await bundleHost()),
  ...(await bundlePreview()),
]);
const called = readCalled(ROOT);
for (const path of ["shared", "host"].flatMap(listScripts))
  write(path, compileEarly(readFileSync(join(DIST, path), "utf8"), called));
for (const path of pagePaths(ROOT)) {
  write(`checks/${basename(path)}`, publishedPage(readFileSync(join(ROOT, path), "utf8")));
}
for (const schema of [
  "reporters/report",
  "release/packing/pack",
  "release/packing/receipt",
  "release/packing/difference/difference",
  "create/environment/doctor",
  "create/environment/env",
]) {
  cpSync(join(ROOT, "src", `${schema}.schema.json`), join(DIST, `${basename(schema)}.schema.json`));
}
cpSync(join(ROOT, "src", "reporters", "problem-matcher.json"), join(DIST, "problem-matcher.json"));
cpSync(join(ROOT, "src", "create", "templates"), join(DIST, "templates"), { recursive: true });
const manifestSchema = readFileSync(join(ROOT, "src", "plugin", "manifest", "manifest.schema.json"), "utf8");
write(
  "manifest.schema.json",
  `${JSON.stringify(editorSchema(JSON.parse(manifestSchema) as JsonObject), undefined, 2)}\n`,
);
cpSync(join(ROOT, "docs", "marketplace-openapi.yaml"), join(DIST, "marketplace-openapi.yaml"));
const packages = listBundledPackages(ROOT, modules);
write("licenses.txt", licenseList(packages));
write("sbom.json", makeSbom(ROOT, packages));

function listScripts(folder: string): readonly string[] {
  const names = readdirSync(join(DIST, folder));
  return names.filter((name) => name.endsWith(".js")).map((name) => `${folder}/${name}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(DIST, path)), { recursive: true });
  writeFileSync(join(DIST, path), text);
}
