import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { wholePlugin, type Files } from "./folders.js";
import { ROOT } from "./project.js";

/** The plugin that meets every check, with other scripts, and nothing that would have to be installed for them. */
export function scriptedPlugin(scripts: Readonly<Record<string, string>>, files: Files = {}): string {
  const path = join(ROOT, "fixtures", "whole", "weather-widget", "package.json");
  const packageJson = JSON.parse(readFileSync(path, "utf8")) as object;
  const fine = { test: "node -e 0", lint: "node -e 0", "type-check": "node -e 0" };
  const text = JSON.stringify(
    { ...packageJson, devDependencies: undefined, scripts: { ...fine, ...scripts } },
    undefined,
    2,
  );
  return wholePlugin({ "package.json": text, ".git/": "", ...files });
}

/** The plugin that meets every check, with the packages that it asks for: they are ours, too. */
export function installedPlugin(files: Files = {}): string {
  const folder = wholePlugin({ ".git/": "", ...files });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}
