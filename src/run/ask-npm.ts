import { join } from "node:path";
import { withTemporaryFolder } from "../base/output/temporary-folder.js";
import { makeToolEnvironment, type Surroundings } from "../base/processes/programs.js";
import { runToEnd } from "../base/processes/run-to-end.js";
import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import { makeWorkspacePath } from "../base/files/disk.js";
import type { PackedFile } from "../plugin/npm-files/packed-file.js";
import { isObject, toObject } from "../base/text/json/json-object.js";
import { shorten, makeVisible } from "../base/text/safe.js";
import { joinPath } from "../base/files/workspace.js";
import { parseJson } from "../base/text/json/parse-json.js";
import { findNpm, type Program } from "../base/processes/npm-program.js";

export interface Question extends Surroundings {
  /** The real path of the root of the repository. */
  readonly repository: string;
  /** The real paths of the plugins' folders. */
  readonly folders: readonly string[];
  /** The time limit of npm, in milliseconds. */
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A folder that npm is asked about, and its path in the repository. */
interface Place {
  readonly folder: string;
  readonly path: string;
}

const USUAL_LIMIT = 60_000;
const NOT_FOUND = "it was not found";
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** How many folders one call of npm is asked about, and how long their paths may be together: Windows cuts longer lines. */
const MAX_FOLDERS = 100;
const MAX_PATHS_LENGTH = 16_000;

/**
 * Asks npm what it would pack of each folder, of many in one call. This runs nothing of the plugin, writes nothing and
 * uses no network. npm gets no credentials, and reads no settings of the repository or the user.
 */
export async function askNpm(question: Question): Promise<readonly NpmPackedFiles[]> {
  const { repository, folders } = question;
  const program = findNpm(question, repository);
  const places = folders.flatMap((folder): readonly Place[] => {
    const path = makeWorkspacePath(repository, folder);
    return path === undefined ? [] : [{ folder, path }];
  });
  const answers = new Map<string, NpmPackedFiles>();
  if (program && places.length > 0) {
    await withTemporaryFolder(async (home) => {
      const ask = (asked: readonly Place[]) =>
        run(program, { ...question, folders: asked.map(({ folder }) => folder) }, home);
      for (const batch of divide(places))
        for (const [folder, answer] of await askTogether(batch, ask)) answers.set(folder, answer);
    });
  }
  return folders.map((folder) => answers.get(folder) ?? { silent: NOT_FOUND });
}

function divide(places: readonly Place[]): readonly (readonly Place[])[] {
  const batches: Place[][] = [];
  let length = Infinity;
  for (const place of places) {
    length += place.folder.length;
    const last = batches.at(-1);
    if (last && last.length < MAX_FOLDERS && length <= MAX_PATHS_LENGTH) last.push(place);
    else {
      batches.push([place]);
      length = place.folder.length;
    }
  }
  return batches;
}

/** Asks about all in one call. One folder that npm refuses costs the answers about the others: then each half is asked. */
async function askTogether(
  places: readonly Place[],
  ask: (places: readonly Place[]) => Promise<string | Unanswered>,
): Promise<ReadonlyMap<string, NpmPackedFiles>> {
  const printed = await ask(places);
  const answers = typeof printed === "string" ? parseNpmAnswers(printed, places) : [];
  if (answers.length === places.length)
    return new Map(places.map(({ folder }, at) => [folder, answers[at] ?? UNKNOWN]));
  const [only] = places;
  if (typeof printed !== "string" && printed.isFinal === true)
    return new Map(places.map(({ folder }) => [folder, printed]));
  if (places.length === 1 && only)
    return new Map([[only.folder, typeof printed === "string" ? parseRefusal(printed) : printed]]);
  const middle = Math.ceil(places.length / 2);
  const [first, second] = [places.slice(0, middle), places.slice(middle)];
  return new Map([...(await askTogether(first, ask)), ...(await askTogether(second, ask))]);
}

interface Unanswered {
  readonly silent: string;
  /** Whether npm says nothing about any other folder either. */
  readonly isFinal?: true;
}

async function run(program: Program, question: Question, home: string): Promise<string | Unanswered> {
  const { folders, limit = USUAL_LIMIT, signal } = question;
  const ended = await runToEnd(
    program.file,
    [...program.args, ...listArguments(folders, home)],
    // Our own folder, because npm reads the .npmrc of the folder it starts in.
    { folder: home, environment: makeToolEnvironment(question, { path: program.path, home }) },
    { milliseconds: limit, mostBytes: MAX_ANSWER_BYTES, signal },
  );
  if (signal?.aborted === true) return { silent: "it was ended", isFinal: true };
  switch (ended.kind) {
    case "ended":
      return ended.bytes.toString("utf8");
    case "not-found":
      return { silent: NOT_FOUND, isFinal: true };
    case "not-started":
      return { silent: `it could not be started: ${ended.why}`, isFinal: true };
    case "too-late":
      return { silent: `it took more than ${String(limit / 1000)} seconds` };
    case "too-long":
      return { silent: "its output is too long" };
  }
}

function listArguments(folders: readonly string[], home: string): readonly string[] {
  return [
    ...["pack", ...folders, "--dry-run", "--json", "--ignore-scripts", "--offline"],
    // Neither the settings of the user nor of the machine. Both may name programs, registries and folders.
    ...[`--userconfig=${join(home, "user")}`, `--globalconfig=${join(home, "global")}`],
    ...[`--prefix=${home}`, `--cache=${join(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
  ];
}

const UNKNOWN: Unanswered = { silent: "its output has an unknown format" };

/** Parses the output of `npm pack --json` for some packages. Gives nothing unless there is an answer about each. */
function parseNpmAnswers(printed: string, places: readonly Place[]): readonly NpmPackedFiles[] {
  // What is not JSON is not npm's, or npm ended early. Then there is no answer.
  const answer = parseJson(printed);
  if (isObject(answer) && isObject(answer["error"])) return [];
  // Up to npm 11 a list of packages; later an object with their names as keys, which sorts those that are numbers first.
  const isList = Array.isArray(answer);
  const packages: readonly unknown[] = isList ? answer : Object.values(toObject(answer));
  const isInOrder =
    isList || packages.length === 1 || !Object.keys(toObject(answer)).some((name) => /^\d+$/u.test(name));
  return isInOrder && packages.length === places.length
    ? places.map(({ path }, at) => parsePackage(packages[at], path))
    : [];
}

function parsePackage(answer: unknown, folder: string): NpmPackedFiles {
  const listed = isObject(answer) ? answer["files"] : undefined;
  const files = Array.isArray(listed) ? listed.map((file) => parsePackedFile(file, folder)) : [undefined];
  const known = files.filter((file) => file !== undefined);
  return known.length < files.length ? UNKNOWN : { files: known };
}

/** Why npm does not pack a package, as it printed that. */
function parseRefusal(printed: string): NpmPackedFiles {
  const answer = parseJson(printed);
  const failure = isObject(answer) ? answer["error"] : undefined;
  return isObject(failure) ? { refused: formatInOneLine(failure["summary"] ?? failure["code"]) } : UNKNOWN;
}

function parsePackedFile(file: unknown, folder: string): PackedFile | undefined {
  if (!isObject(file)) return undefined;
  const { path, size } = file;
  if (typeof path !== "string" || typeof size !== "number") return undefined;
  const isInside = path !== "" && path.split("/").every((name) => name !== "" && name !== "." && name !== "..");
  return isInside ? { path: joinPath(folder, path), size } : undefined;
}

function formatInOneLine(words: unknown): string {
  const [line = ""] = (typeof words === "string" ? words : "it does not say why").trim().split(/\r?\n/u);
  return makeVisible(shorten(line, 200));
}
