import { DEPENDENCY_KEYS } from "../../repository/dependencies.js";
import { isObject, type JsonObject } from "../../base/text/json/json-object.js";
import { getBaseName, type Workspace } from "../../base/files/workspace.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

const MAX_LOCK_FILE_BYTES = 64 * 1024 * 1024;

/** How npm's lock file differs from package.json: the end of a sentence. `undefined` where it does not, or for another's. */
export function findStaleLock(
  workspace: Workspace,
  lockFile: string,
  packageJson: JsonObject,
  packageKey: string,
): string | undefined {
  if (!/^(?:package-lock|npm-shrinkwrap)\.json$/u.test(getBaseName(lockFile))) return undefined;
  const bytes = workspace.bytes(lockFile, MAX_LOCK_FILE_BYTES);
  const lock = bytes && parseJsonObject(bytes);
  if (!lock) return "cannot be read as JSON";
  const packages = lock["packages"];
  // Before npm 7 a lock file did not repeat what package.json asks for.
  if (!isObject(packages)) return undefined;
  const locked = packages[packageKey];
  if (!isObject(locked)) return "does not know this package";
  const differing = DEPENDENCY_KEYS.flatMap((key) => {
    const [asked, known] = [readRanges(packageJson[key]), readRanges(locked[key])];
    return [...new Set([...asked.keys(), ...known.keys()])].filter((name) => asked.get(name) !== known.get(name));
  });
  const [first, ...others] = new Set(differing);
  if (first === undefined) return undefined;
  return `is not up to date with package.json: ${first}${others.length === 0 ? "" : ` and ${String(others.length)} more`}`;
}

function readRanges(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(isObject(value) ? Object.entries(value) : []);
}
