import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { findBundledDependencies } from "../../plugin/npm-files/package-rules.js";
import { formatNames } from "../phrases.js";
import type { PackageState } from "./left-out-problems.js";
import { decide, remove } from "../../base/text/help.js";

export const INSTALLED_CODES = {
  "bundled-dependencies": "package.json makes npm pack installed packages",
  "installed-packages": "npm packs a folder of installed packages",
} as const satisfies Codes;

type Facts = CheckFacts<"packageJson" | "packedFiles"> & Pick<PackageState, "prefix">;

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
      message: `"${key}" makes npm pack node_modules, which releases never ship, so publishing to npm will fail`,
      help: remove(packageJson, [key], "Remove it, and make the build bundle these packages into dist/"),
    };
  }
  const folders = packedFiles.packages.map((path) => path.slice(prefix.length));
  const [first] = folders;
  if (first === undefined) return;
  yield {
    code: "installed-packages",
    at: { file: prefix + first },
    message: `npm packs ${formatNames(folders)}, but releases never ship installed packages`,
    help: decide("Make the build bundle what the plugin needs from it into dist/, or rename the folder", "build"),
  };
}
