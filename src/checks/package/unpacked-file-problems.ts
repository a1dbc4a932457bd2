import { CODE_PLACES, getHookPath, isHookPath } from "../../plugin/manifest/declared-files.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { formatNames } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import type { PackageState } from "./left-out-problems.js";
import { append, decide, set, type Help } from "../../base/text/help.js";

type Facts = CheckFacts<"manifest" | "declaredFiles" | "packedFiles" | "packageJson"> & PackageState;

export const UNPACKED_CODES = {
  "unpacked-file": "npm does not pack a file that the manifest names",
  "source-file": "The manifest names a source file, which the host cannot run",
  "unpacked-screenshots": "npm does not pack screenshots that the manifest names",
} as const satisfies Codes;

/** Files that the manifest names, that are there, and that no user gets. */
export function* findUnpackedFileProblems(facts: Facts): Generator<Problem<keyof typeof UNPACKED_CODES>> {
  const { manifest } = facts;
  const reported = new Set(facts.reported);
  for (const place of [...CODE_PLACES, ["ui", "styles"]]) {
    const value = manifest.valueAt(...place);
    if (typeof value !== "string") continue;
    const path = place[0] === "hooks" && isHookPath(value) ? getHookPath(value) : value;
    const unpacked = findUnpackedFile(facts, path);
    if (unpacked === undefined || reported.has(unpacked)) continue;
    reported.add(unpacked);
    if (SOURCE.test(unpacked)) {
      yield describeSource(facts, place, value);
      continue;
    }
    yield {
      code: "unpacked-file",
      subject: unpacked,
      at: manifest.at(...place),
      message: `${formatLabel(place)} is ${quote(value)}, but npm does not pack that file`,
      help: adviseToPack(unpacked, facts),
    };
  }
  const screenshots = manifest.value["screenshots"];
  if (!Array.isArray(screenshots)) return;
  const unpacked = screenshots.filter((path): path is string => {
    const file = typeof path === "string" ? findUnpackedFile(facts, path) : undefined;
    return file !== undefined && !facts.reported.has(file);
  });
  if (unpacked.length === 0) return;
  yield {
    code: "unpacked-screenshots",
    subject: unpacked,
    at: manifest.keyAt("screenshots"),
    severity: "notice",
    message: `"screenshots" names ${formatNames(unpacked)}, which npm does not pack`,
    help: decide('Add their folder to "files" in package.json, if users should get them', "meaning"),
  };
}

/** What must be built before anything can run it. */
const SOURCE = /\.(?:[cm]?tsx?|jsx|scss|less)$/u;

function describeSource({ manifest, packedFiles, prefix }: Facts, place: Path, value: string): Problem<"source-file"> {
  const [path = "", ...exported] = value.split("#");
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(SOURCE, "");
  const endings = /\.(?:scss|less)$/u.test(path) ? [".css"] : [".js", ".mjs", ".cjs"];
  const names = endings.map((ending) => stem + ending);
  const built = packedFiles.files
    .map((file) => file.path.slice(prefix.length))
    .find((file) => file.startsWith("dist/") && names.includes(file.slice(file.lastIndexOf("/") + 1)));
  const meant = [built ?? `dist/${names[0] ?? ""}`, ...exported].join("#");
  const how = built === undefined ? ", and make the build write it" : "";
  const title = `Write the built file: ${quote(meant)}${how}`;
  return {
    code: "source-file",
    subject: path,
    at: manifest.at(...place),
    message: `${formatLabel(place)} is ${quote(value)}, a source file that the host cannot run and npm does not pack`,
    help: built === undefined ? decide(title, "build") : set(manifest, place, meant, title),
  };
}

/** The path of a declared file, relative to the repository's root, if it is there and not packed. */
function findUnpackedFile({ declaredFiles, packedFiles }: Facts, path: string): string | undefined {
  const found = declaredFiles.get(path);
  if (found?.state !== "file") return undefined;
  return packedFiles.files.some((file) => file.path === found.path) ? undefined : found.path;
}

function adviseToPack(path: string, { packageJson, prefix }: Facts): Help {
  if (!path.startsWith(prefix)) return decide("Move the file into the folder of the plugin", "meaning");
  const entry = path.slice(prefix.length);
  return append(packageJson, ["files"], [entry], `Add ${quote(entry)} to "files" in package.json`);
}
