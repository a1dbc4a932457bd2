import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { isObject, type JsonObject } from "../../src/base/text/json/json-object.js";
import { copyFolder, makePlugin, type Files } from "./folders.js";
import { runCli } from "./product.js";
import { ROOT } from "./project.js";
import { findingsOf } from "./records.js";

/** A plugin in one file: a line about it, then its files, each below `== <path>`. */
export interface GoodPlugin {
  readonly name: string;
  /** What is demanding about it. */
  readonly title: string;
  readonly files: Files;
  /** The findings that are true of it, one in a line: those of `== says`. */
  readonly says: readonly string[];
  readonly manifest: JsonObject;
  readonly packageJson: JsonObject;
}

const MANIFEST = {
  manifest_version: 1,
  name: "Tide Table",
  version: "1.4.0",
  description: "Shows the tides of one harbour.",
  type: "service",
  author: { name: "Lumen Labs", email: "plugins@lumen-labs.example.com" },
  category: "utilities",
  permissions: [],
  background: "dist/plugin.js",
  license: "MIT",
};
const NOTHING = "node --version";
const PACKAGE = {
  name: "tide-table",
  version: "1.4.0",
  license: "MIT",
  type: "module",
  exports: "./dist/plugin.js",
  files: ["dist/", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md", "screenshots/"],
  engines: { node: ">=18.0.0" },
  scripts: { test: NOTHING, lint: NOTHING, "type-check": NOTHING },
};
/** What every plugin has. */
const DOCUMENTS = ["README.md", "LICENSE", "CHANGELOG.md"].map(
  (path) => [path, readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", path))] as const,
);
const SCREENSHOTS = join(ROOT, "fixtures", "whole", "weather-widget", "screenshots");

/** Reads the plugins in a folder. Its manifest.json and package.json change those of all; `null` takes a key away. */
export function readGoodPlugins(folder: string): readonly GoodPlugin[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => readGoodPlugin(basename(file, ".txt"), readFileSync(join(folder, file), "utf8")));
}

function readGoodPlugin(name: string, text: string): GoodPlugin {
  const [title = "", ...parts] = text.split(/^== /mu);
  const files = Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
  const { says = "", "manifest.json": manifest = "{}", "package.json": packageJson = "{}", ...others } = files;
  return {
    name,
    title: title.trim(),
    files: others,
    says: says.split("\n").filter((line) => line !== ""),
    manifest: change(MANIFEST, manifest),
    packageJson: change(PACKAGE, packageJson),
  };
}

function change(common: object, changes: string): JsonObject {
  const changed: unknown = JSON.parse(changes);
  if (!isObject(changed)) throw new Error(`not an object: ${changes}`);
  return Object.fromEntries(Object.entries({ ...common, ...changed }).filter(([, value]) => value !== null));
}

/** Writes a plugin, with its documents, into a repository of its own. */
export function makeGoodPlugin({ files, manifest, packageJson }: GoodPlugin, packages?: string): string {
  const format = (value: JsonObject): string => `${JSON.stringify(value, undefined, 2)}\n`;
  const own = { "manifest.json": format(manifest), "package.json": format(packageJson), ".git/": "" };
  const folder = makePlugin({ ...Object.fromEntries(DOCUMENTS), ...files, ...own });
  copyFolder(SCREENSHOTS, join(folder, "screenshots"));
  if (packages !== undefined) symlinkSync(packages, join(folder, "node_modules"));
  return folder;
}

/** What all checks say of the plugin in a folder, with its hooks called: `warning lifecycle-leaks dist/plugin.js:3 ...`. */
export async function listTrueFindings(cwd: string): Promise<readonly string[]> {
  const { stdout } = await runCli(["check", "--no-scripts", "--lifecycle", "true", "--format", "json"], { cwd });
  return findingsOf(stdout).map(({ severity, check, message, location: { file, range } }) => {
    const place = range ? `${file}:${String(range.start.line)}` : file;
    return `${severity} ${check} ${place} ${message}`;
  });
}
