import type { Codes, Problem } from "../../core/check.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Facts } from "../../plugin/reading.js";
import { quote } from "../../base/text/safe.js";
import { formatLabel } from "../shape-problems.js";
import { decide, move, say, set, type Help } from "../../base/text/help.js";

export const UNINSTALLABLE_CODES = {
  path: "A range is the path of a file or a folder",
  protocol: "A range has a protocol that npm does not know",
  "not-replaced": "A range has a meaning in its workspace only, and the package manager does not replace it",
  "unknown-package": "A workspace: range is for a package that the workspace does not have",
  "no-version": "A workspace: range is for a package that has no version",
  private: "A dependency is a package of the workspace that is never published",
  "not-in-catalog": "A catalog does not have the package of a catalog: range",
  unreadable: "A workspace: or catalog: range does not say which versions it means",
} as const satisfies Codes;

type Code = keyof typeof UNINSTALLABLE_CODES;
type UninstallableRange = Facts["packedRanges"]["uninstallable"][number];

const WRITE_RANGE = 'Write the versions that work, for example "^1.4.0"';
const OF_REGISTRY = `${WRITE_RANGE}, if the package is published; if the build bundles it, move it to "devDependencies"`;
const MOVE = 'Move it to "devDependencies"';

/** What is wrong with a range that nobody outside of the repository can install, and what to do. */
export function describeUninstallable(
  packageJson: JsonObjectText,
  { key, name, range, reason }: UninstallableRange,
): Pick<Problem<Code>, "code" | "message"> & { readonly help: Help } {
  const label = `${formatLabel([key, name])} is ${quote(range)}`;
  const place = [key, name];
  const write = (help: string): Help => say(help, set(packageJson, place, "^1.4.0", WRITE_RANGE));
  const ofRegistry = say(OF_REGISTRY, write(WRITE_RANGE), move(packageJson, place, ["devDependencies", name], MOVE));
  const ofWorkspace = `${label}, which only works inside its workspace`;
  switch (reason.kind) {
    case "path":
      return {
        code: "path",
        message: `${label}, a path, which does not exist on other machines`,
        help: ofRegistry,
      };
    case "protocol":
      return {
        code: "protocol",
        message: `${label}, and npm does not know ${quote(`${reason.protocol}:`)}`,
        help: ofRegistry,
      };
    case "not-replaced":
      return {
        code: "not-replaced",
        message: `${ofWorkspace}, and npm does not replace it when it packs`,
        help: write(WRITE_RANGE),
      };
    case "unknown-package":
      return {
        code: "unknown-package",
        message: `${ofWorkspace}, and no package of this workspace is ${quote(reason.named)}`,
        help: write(`${WRITE_RANGE}, or add the package to the workspace`),
      };
    case "no-version":
      return {
        code: "no-version",
        message: `${label}, but ${quote(reason.file)} has no version to replace it with`,
        help: write(`${WRITE_RANGE}, or write a "version" into that file`),
      };
    case "private":
      return {
        code: "private",
        message: `${label}, but ${quote(reason.named)} is never published: ${quote(reason.file)} has "private": true`,
        help: adviseOnPrivate(packageJson, key, name),
      };
    case "not-in-catalog":
      return {
        code: "not-in-catalog",
        message: `${label}, but the catalog ${quote(reason.catalog)} of this workspace has no ${quote(name)}`,
        help: write(`${WRITE_RANGE}, or add the package to the catalog`),
      };
    case "unreadable":
      return { code: "unreadable", message: ofWorkspace, help: write(WRITE_RANGE) };
  }
}

function adviseOnPrivate(packageJson: JsonObjectText, key: UninstallableRange["key"], name: string): Help {
  const otherwise = 'otherwise publish that package, without "private"';
  const publish = decide('Publish that package, without "private"', "meaning");
  if (key === "peerDependencies") {
    const optional = ["peerDependenciesMeta", name, "optional"];
    const mark = set(packageJson, optional, true, 'Mark it as optional in "peerDependenciesMeta"');
    return say(`${mark.sentence} if the host brings it; ${otherwise}`, mark, publish);
  }
  const moved = move(packageJson, [key, name], ["devDependencies", name], MOVE);
  return say(`${moved.sentence} if the build bundles it; ${otherwise}`, moved, publish);
}
