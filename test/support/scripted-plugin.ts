import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { temporaryFolder, wholePlugin, type Files } from "./folders.js";
import { ROOT } from "./project.js";

/** What replaces the scripts that a test says nothing of: npm would take longer than all else. */
const FINE = { test: "exit 0", lint: "exit 0", typecheck: "exit 0" };

/**
 * The plugin that meets every check, with other scripts or configured commands, and nothing that would have to be
 * installed for them.
 */
export function scriptedPlugin(
  scripts: Readonly<Record<string, string>>,
  files: Files = {},
  configured: Readonly<Record<string, string>> = {},
): string {
  const path = join(ROOT, "fixtures", "whole", "weather-widget", "package.json");
  const packageJson = JSON.parse(readFileSync(path, "utf8")) as object;
  const own = new Set(Object.keys(scripts).map((name) => name.replace("-", "")));
  const fine = Object.entries(FINE).filter(([name]) => !own.has(name));
  const commands = { ...Object.fromEntries(fine), ...configured };
  const settings = { devDependencies: undefined, scripts, "plugin-preflight": { commands } };
  const text = JSON.stringify({ ...packageJson, ...settings }, undefined, 2);
  return wholePlugin({ "package.json": text, ".git/": "", ...files });
}

/**
 * A PATH with Node, git and a shell alone. Where npm is not found, it is not asked what it packs, which takes longer
 * than the rest of a check.
 */
export function makePathWithoutNpm(): string {
  const folder = temporaryFolder();
  symlinkSync(process.execPath, join(folder, "node"));
  for (const name of ["git", "sh"]) {
    const found = (process.env["PATH"] ?? "").split(delimiter).map((path) => join(path, name));
    symlinkSync(found.find((file) => existsSync(file)) ?? name, join(folder, name));
  }
  return folder;
}

/** The plugin that meets every check, with the packages that it asks for: they are ours, too. */
export function installedPlugin(files: Files = {}): string {
  const folder = wholePlugin({ ".git/": "", ...files });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}
