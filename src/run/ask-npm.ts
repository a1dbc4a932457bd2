import { join } from "node:path";
import { withTemporaryFolder } from "../output/temporary-folder.js";
import { makeToolEnvironment, type Surroundings } from "../processes/programs.js";
import { runToEnd } from "../processes/run-to-end.js";
import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import { makeWorkspacePath } from "../workspace/disk.js";
import { parseNpmAnswer } from "./npm-answer.js";
import { findNpm, type Program } from "../processes/npm-program.js";

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
