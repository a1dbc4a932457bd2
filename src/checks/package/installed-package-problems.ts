import type { Codes, Problem } from "../../core/check.js";
import type { PackedFiles } from "../../plugin/npm-files/packed-file.js";
import { findBundledDependencies } from "../../plugin/package/bundled-dependencies.js";
import type { JsonObjectText } from "../../text/json/json-object.js";
import { formatNames } from "./names-in-words.js";

interface Facts {
  readonly packageJson: JsonObjectText;
  readonly packedFiles: PackedFiles;
  /** The plugin's folder with a slash at its end; "" for the root. */
  readonly prefix: string;
}

export const INSTALLED_CODES = {
  "bundled-dependencies": "package.json makes npm pack installed packages",
  "installed-packages": "npm packs a folder of installed packages",
} as const satisfies Codes;

/** Installed packages that npm would pack. No release ships them. */
export function* findInstalledPackageProblems({
  packageJson,
  packedFiles,
  prefix,
}: Facts): Generator<Problem<keyof typeof INSTALLED_CODES>> {
  const key = findBundledDependencies(packageJson.value);
  if (key !== undefined) {
    yield {
      code: "bundled-dependencies",
      at: packageJson.keyAt(key),
      message: `"${key}" has npm pack node_modules, which a release never ships; a release to npm is stopped by it`,
      help: "Remove it, and let the build bundle these packages into dist/",
    };
  }
  const folders = packedFiles.packages.map((path) => path.slice(prefix.length));
  const [first] = folders;
  if (first === undefined) return;
  yield {
    code: "installed-packages",
    at: { file: prefix + first },
    message: `npm packs ${formatNames(folders)}, and a release never ships installed packages`,
    help: "Let the build bundle what the plugin needs of it into dist/, or rename the folder",
  };
}
