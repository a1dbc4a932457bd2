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
  /** The real path of the plugin's folder. */
  readonly folder: string;
  /** The time limit of npm, in milliseconds. */
  readonly limit?: number;
}

const USUAL_LIMIT = 60_000;
const NOT_FOUND = "it was not found";
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Asks npm what it would pack. This runs nothing of the plugin, writes nothing and uses no network. npm gets no
 * credentials, and reads no settings of the repository or the user.
 */
export async function askNpm(question: Question): Promise<NpmPackedFiles> {
  const { repository, folder } = question;
  const prefix = makeWorkspacePath(repository, folder);
  const program = findNpm(question, repository);
  if (prefix === undefined || !program) return { silent: NOT_FOUND };
  return withTemporaryFolder(async (home) => {
    const printed = await run(program, question, home);
    return typeof printed === "string" ? parseNpmAnswer(printed, prefix) : printed;
  });
}

async function run(program: Program, question: Question, home: string): Promise<string | { readonly silent: string }> {
  const { folder, limit = USUAL_LIMIT } = question;
  const ended = await runToEnd(
    program.file,
    [...program.args, ...listArguments(folder, home)],
    // Our own folder, because npm reads the .npmrc of the folder it starts in.
    { folder: home, environment: makeToolEnvironment(question, { path: program.path, home }) },
    { milliseconds: limit, mostBytes: MAX_ANSWER_BYTES },
  );
  switch (ended.kind) {
    case "ended":
      return ended.bytes.toString("utf8");
    case "not-found":
      return { silent: NOT_FOUND };
    case "not-started":
      return { silent: `it could not be started: ${ended.why}` };
    case "too-late":
      return { silent: `it took longer than ${String(limit / 1000)} seconds` };
    case "too-long":
      return { silent: "its answer is too long" };
  }
}

function listArguments(folder: string, home: string): readonly string[] {
  return [
    ...["pack", folder, "--dry-run", "--json", "--ignore-scripts", "--offline"],
    // Neither the settings of the user nor of the machine. Both may name programs, registries and folders.
    ...[`--userconfig=${join(home, "user")}`, `--globalconfig=${join(home, "global")}`],
    ...[`--prefix=${home}`, `--cache=${join(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
  ];
}

/** Parses the output of `npm pack --json` for a package in a folder of the repository. */
function parseNpmAnswer(printed: string, folder: string): NpmPackedFiles {
  // What is not JSON is not npm's, or npm ended early. Then there is no answer.
  const answer = parseJson(printed);
  const failure = isObject(answer) ? answer["error"] : undefined;
  if (isObject(failure)) return { refused: formatInOneLine(failure["summary"] ?? failure["code"]) };
  // Up to npm 11 a list of packages; later an object with their names as keys.
  const packages: readonly unknown[] = Array.isArray(answer) ? answer : Object.values(toObject(answer));
  const [first] = packages;
  const listed = isObject(first) ? first["files"] : undefined;
  const files = Array.isArray(listed) ? listed.map((file) => parsePackedFile(file, folder)) : [undefined];
  const known = files.filter((file) => file !== undefined);
  if (packages.length !== 1 || known.length < files.length) return { silent: "its answer has an unknown form" };
  return { files: known };
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
