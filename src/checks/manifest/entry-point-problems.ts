import type { CheckFacts, Codes, Problem } from "../../core/check.js";
import { getPresent } from "../../plugin/absent.js";
import type { DeclaredFile } from "../../plugin/manifest/declared-files.js";
import { explainInvalidPath } from "../../base/text/relative-path.js";
import { quote } from "../../base/text/safe.js";
import type { BuildFacts } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { decide } from "../../base/text/help.js";

export const ENTRY_POINT_CODES = {
  ...PATH_CODES,
  "not-loadable": "The name of the file is that of none that a host can load",
} as const satisfies Codes;

/** What a host loads of each entry point, by the names of files. */
const LOADABLE = {
  main: { ending: /\.[cm]?js$/u, words: "JavaScript", endings: ".js, .mjs or .cjs" },
  background: { ending: /\.[cm]?js$/u, words: "JavaScript", endings: ".js, .mjs or .cjs" },
  web: { ending: /\.(?:[cm]?js|html?)$/u, words: "JavaScript or HTML", endings: ".js, .mjs, .cjs or .html" },
} as const;

type EntryPointFacts = CheckFacts<"manifest", "declaredFiles"> & Partial<BuildFacts>;

/** Why an entry point of the manifest is not a file that a host can load. */
export function* findEntryPointProblems(
  facts: EntryPointFacts,
  key: keyof typeof LOADABLE,
): Generator<Problem<keyof typeof ENTRY_POINT_CODES>> {
  const { manifest, declaredFiles } = facts;
  const value = manifest.value[key];
  const { ending, words, endings } = LOADABLE[key];
  const path = typeof value === "string" ? findPath(value, ending, declaredFiles) : undefined;
  if (path === undefined || ending.test(path)) {
    yield* findPathProblems(facts, [key]);
    return;
  }
  yield {
    code: "not-loadable",
    subject: path,
    at: manifest.at(key),
    message: `${formatLabel([key])} is ${quote(value)}, but a host loads only ${words} there`,
    help: decide(`Write the path of the built file, which ends in ${endings}`, "meaning"),
  };
}

/**
 * The path whose ending decides: that of the file that is meant, if there is one. `undefined` if something else is
 * wrong, or another file was likely meant.
 */
function findPath(value: string, ending: RegExp, files: EntryPointFacts["declaredFiles"]): string | undefined {
  const found = getPresent(files)?.get(value);
  return found ? findNamed(found, ending) : keepValidPath(value);
}

function findNamed(found: DeclaredFile, ending: RegExp): string | undefined {
  if (found.state === "file") return found.path;
  if (found.state !== "missing" || (found.near && ending.test(found.near.path))) return undefined;
  return found.path;
}

function keepValidPath(value: string): string | undefined {
  if (value === "" || value.endsWith("/")) return undefined;
  return explainInvalidPath(value) === undefined ? value : undefined;
}
