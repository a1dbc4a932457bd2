import { absent, isAbsent } from "../../plugin/absent.js";
import { CODE_PLACES, type DeclaredFile } from "../../plugin/manifest/declared-files.js";
import { findMisnamedFolder } from "../../plugin/screenshot-files.js";
import { isSameInLetters } from "../../plugin/found-file.js";
import { explainInvalidPath } from "../../base/text/relative-path.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { escapeLetters, quote } from "../../base/text/safe.js";
import { type BuildFacts, adviseToBuild, formatMeantQuestion } from "../phrases.js";
import type { Codes, Problem, Severity, CheckFacts } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { IN_PLACE_OF_FILE } from "../../core/file-problems.js";
import { certain, decide, moveFile, say, set, type Help } from "../../base/text/help.js";

export const PATH_CODES = {
  "unsafe-path": "The path is not a relative path inside the repository",
  "trailing-slash": "The path of a file ends with a slash",
  "letter-case": "The name of the file differs in letter case, or in the Unicode form of its letters",
  "missing-file": "There is no file at this path",
  folder: "The path points to a folder",
  "link-outside": "The path points to a link out of the repository",
  "broken-link": "The path points to a broken link",
  "special-file": "The path points to a pipe, a socket or a device",
  "unreadable-file": "The file cannot be read",
} as const satisfies Codes;

type PathCode = keyof typeof PATH_CODES;

type PathFacts = CheckFacts<"manifest", "declaredFiles"> & Partial<BuildFacts>;

interface Options {
  /** The path, when it is only a part of what is written there. */
  readonly path?: string;
  /** The severity where the file is not there, in place of the check's own. An invalid path keeps the check's own. */
  readonly severity?: Severity;
}

const INSIDE = decide("Write a path inside the repository, relative to the manifest", "meaning");
const REAL = decide("Replace it with the file itself", "disk");
/** What to do about what is there in the place of the file. */
const HELP = {
  folder: decide("Write the path of a file in it", "meaning"),
  outside: REAL,
  broken: REAL,
  special: REAL,
  unreadable: decide("Give this user permission to read it", "disk"),
} as const;

/**
 * Why the path at one place of the manifest is not that of a regular file in the repository.
 *
 * Without files only the text of the path is checked. A missing file under `dist/` is reported once, however many keys
 * name it. A missing `dist/plugin.js` is not reported at all: that is the business of the check bundle-present.
 */
export function* findPathProblems(facts: PathFacts, place: Path, options: Options = {}): Generator<Problem<PathCode>> {
  const { manifest, declaredFiles } = facts;
  const value = manifest.valueAt(...place);
  if (typeof value !== "string" || value === "") return;
  const path = options.path ?? value;
  const found = isAbsent(declaredFiles) ? readPathAlone(path) : declaredFiles.get(path);
  if (!found || isReportedElsewhere(facts, place, found)) return;
  const declared: DeclaredPath = { manifest, place, value, path };
  const { severity } = options;
  switch (found.state) {
    case "unsafe":
      yield describeUnsafe(declared, found.why);
      return;
    case "file":
      if (path.endsWith("/")) yield { ...describeTrailingSlash(declared), severity };
      return;
    case "missing":
      yield { ...(describeOtherSpelling(declared, found) ?? describeMissing(facts, declared, found)), severity };
      return;
    default: {
      const { code, is } = IN_PLACE_OF_FILE[found.state];
      const problem = makeProblem(declared, code, `${namePath(declared)} ${is}`, HELP[found.state]);
      yield found.state === "outside" ? problem : { ...problem, severity };
    }
  }
}

/** A path that the manifest declares. */
interface DeclaredPath {
  readonly manifest: Manifest;
  readonly place: Path;
  /** What is written at the place, and the path in it. */
  readonly value: string;
  readonly path: string;
}

type MissingFile = Extract<DeclaredFile, { state: "missing" }>;

function makeProblem(
  { manifest, place, value, path }: DeclaredPath,
  code: PathCode,
  what: string,
  help: Help,
): Problem<PathCode> {
  return {
    code,
    subject: path,
    at: manifest.at(...place),
    message: `${formatLabel(place)} is ${quote(value)}, but ${what}`,
    help,
  };
}

function namePath({ value, path }: DeclaredPath): string {
  return path === value ? "it" : quote(path);
}

function describeUnsafe(declared: DeclaredPath, why: string): Problem<PathCode> {
  const { manifest, place, value } = declared;
  const tidy = value.replaceAll("\\", "/").replace(/^\/(?=dist\/)/u, "");
  const isMeant = tidy !== value && explainInvalidPath(tidy) === undefined;
  const help = isMeant ? set(manifest, place, tidy) : INSIDE;
  return makeProblem(declared, "unsafe-path", `${namePath(declared)} ${why}`, help);
}

function describeTrailingSlash(declared: DeclaredPath): Problem<PathCode> {
  const what = `${namePath(declared)} ends with "/", as only folders do`;
  const { manifest, place, value } = declared;
  const help = set(manifest, place, value.replace(/\/+$/u, ""), "Remove the trailing slash");
  return makeProblem(declared, "trailing-slash", what, help);
}

/** A file whose name differs only in letter case, or in the Unicode form of its letters. */
function describeOtherSpelling(declared: DeclaredPath, { near: file }: MissingFile): Problem<PathCode> | undefined {
  const { manifest, place, value, path } = declared;
  if (!file) return undefined;
  const near = makeRelative(manifest, file.path, path);
  const meant = replacePath(value, path, near);
  const written = removeLeadingDots(path);
  const renamed = findMisnamedFolder(near);
  // With the other name in the manifest, the folder would still have to be renamed.
  if (renamed !== undefined && isSameInLetters(near, written)) {
    const what = `the file is named ${quote(near)}`;
    return makeProblem(declared, "letter-case", what, renameFolder(file.path, near, renamed));
  }
  const write = (title: string): Help => certain(set(manifest, place, meant, title));
  if (near !== written && near.normalize("NFC") === written.normalize("NFC")) {
    const what = `the file's name has the same letters in another Unicode form: ${escapeLetters(near)}`;
    return makeProblem(declared, "letter-case", what, write(`Write ${escapeLetters(meant)}`));
  }
  if (!isSameInLetters(near, written)) return undefined;
  const help = write(`Write ${quote(meant)}: paths are case-sensitive`);
  return makeProblem(declared, "letter-case", `the file is named ${quote(near)}`, help);
}

/** @param near the path of a file as seen from the manifest. */
function renameFolder(file: string, near: string, to: string): Help {
  const base = file.slice(0, file.length - near.length);
  return moveFile(`Rename the folder to ${to}`, base + near.slice(0, to.length), base + to);
}

function describeMissing(facts: PathFacts, declared: DeclaredPath, found: MissingFile): Problem<PathCode> {
  const { manifest, value, path } = declared;
  const meant = found.near && replacePath(value, path, makeRelative(manifest, found.near.path, path));
  const file = path === value ? "such file" : `file ${quote(path)}`;
  const help = adviseOnMissing(facts, declared, found, meant);
  return makeProblem(declared, "missing-file", `there is no ${file}${formatMeantQuestion(meant)}`, help);
}

function adviseOnMissing(
  facts: PathFacts,
  { manifest, place, value, path }: DeclaredPath,
  found: MissingFile,
  meant: string | undefined,
): Help {
  if (!isBuilt(manifest, found.path)) {
    if (meant !== undefined) return set(manifest, place, meant);
    return decide("Write the path of an existing file", "meaning");
  }
  const end = `, which the build wrote, into ${formatLabel(place)}, or make it write ${quote(path)}`;
  const offer = (what: string, values: readonly string[]): Help => {
    const ways = values.map((one) => set(manifest, place, one, `Write ${quote(one)} into ${formatLabel(place)}`));
    return say(`Write ${what}${end}`, ...ways, decide(`Make the build write ${quote(path)}`, "build"));
  };
  if (meant !== undefined) return offer(quote(meant), [meant]);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const ending = /\.[cm]?js$/u.test(path) ? /\.[cm]?js$/u : /\.(?:css|scss|less)$/u;
  const written = found.siblings
    .filter((name) => ending.test(name) && ending.test(path))
    .map((name) => replacePath(value, path, folder + name))
    .slice(0, MAX_NAMED);
  const [first, ...others] = written;
  if (first === undefined) {
    return adviseToBuild("Build the plugin first", { packageJson: NOT_READ, scripts: NOT_READ, ...facts });
  }
  const names = written.map((name) => quote(name)).join(", ");
  return offer(others.length === 0 ? names : `one of ${names}`, written);
}

const NOT_READ = absent("nobody has read it");
const MAX_NAMED = 5;

function readPathAlone(path: string): DeclaredFile | undefined {
  const why = explainInvalidPath(path);
  return why === undefined ? undefined : { state: "unsafe", why };
}

function isReportedElsewhere({ manifest, declaredFiles }: PathFacts, place: Path, found: DeclaredFile): boolean {
  if (found.state === "unsafe" || found.state === "file" || isAbsent(declaredFiles)) return false;
  if (found.path === `${getFolder(manifest)}dist/plugin.js`) return true;
  if (found.state !== "missing" || !isBuilt(manifest, found.path)) return false;
  const namesFile = ([...steps]: Path): boolean => {
    const value = manifest.valueAt(...steps);
    const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
    return there?.state === "missing" && there.path === found.path;
  };
  // The first place that names a missing file reports it.
  const first = CODE_PLACES.find(namesFile);
  return first !== undefined && first.join("\n") !== place.join("\n");
}

function isBuilt(manifest: Manifest, path: string): boolean {
  return path.startsWith(`${getFolder(manifest)}dist/`);
}

/** The plugin's folder with a slash at its end; "" for the root. */
function getFolder({ file }: Manifest): string {
  return file.slice(0, file.lastIndexOf("/") + 1);
}

/** A path from the repository's root as the manifest would have it, in the manner of one that was written there. */
function makeRelative(manifest: Manifest, path: string, written: string): string {
  const folder = getFolder(manifest);
  if (path.startsWith(folder)) return path.slice(folder.length);
  return written.replace(/[^/]*$/u, () => path.slice(path.lastIndexOf("/") + 1));
}

/** What is written, with another path in it: `path#export` begins with it, `SEE LICENSE IN path` ends so. */
function replacePath(value: string, path: string, other: string): string {
  const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
  return value.slice(0, start) + other + value.slice(start + path.length);
}

const removeLeadingDots = (path: string): string => path.replace(/^(?:\.\/)+/u, "");
