import { spawn } from "node:child_process";
import { join } from "node:path";
import { inTemporaryFolder } from "../output/temporary-folder.js";
import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import { workspacePath } from "../workspace/disk.js";
import { npmAnswer } from "./npm-answer.js";
import { npmProgram, type Program, type Surroundings } from "./npm-program.js";

export interface Question extends Surroundings {
  /** The real path of the repository's root. */
  readonly repository: string;
  /** The real path of the plugin's folder in it. */
  readonly folder: string;
  /** Milliseconds after which npm is ended. */
  readonly limit?: number;
}

const USUAL_LIMIT = 60_000;
const NOT_FOUND = "it was not found";
const LONGEST_ANSWER = 64 * 1024 * 1024;
const INHERITED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];

/**
 * Asks npm what it would pack. Nothing of the plugin is run, nothing is written, and no network is used; the settings of
 * the repository and of the user are not read, and npm is given no credentials.
 */
export async function askNpm(question: Question): Promise<NpmPackedFiles> {
  const { repository, folder } = question;
  const prefix = workspacePath(repository, folder);
  const program = npmProgram(question, repository);
  if (prefix === undefined || !program) return { silent: NOT_FOUND };
  return inTemporaryFolder(async (home) => {
    const printed = await run(program, question, home);
    return typeof printed === "string" ? npmAnswer(printed, prefix) : printed;
  });
}

function run(program: Program, question: Question, home: string): Promise<string | { readonly silent: string }> {
  const { env, folder, limit = USUAL_LIMIT } = question;
  const inherited = INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  const child = spawn(program.file, [...program.args, ...argumentsFor(folder, home)], {
    // A folder of our own: npm reads the .npmrc of the one that it is started in.
    cwd: home,
    env: {
      ...Object.fromEntries(inherited),
      PATH: program.path,
      HOME: home,
      USERPROFILE: home,
      TMPDIR: home,
      TEMP: home,
    },
    stdio: ["ignore", "pipe", "ignore"],
    windowsHide: true,
  });
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const end = (result: string | { readonly silent: string }): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      child.stdout.destroy();
      resolve(result);
    };
    const timer = setTimeout(() => {
      end({ silent: `it took longer than ${String(limit / 1000)} seconds` });
    }, limit);
    child.stdout.on("data", (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length > LONGEST_ANSWER) end({ silent: "its answer is too long" });
    });
    child.once("error", (error: NodeJS.ErrnoException) => {
      end({ silent: error.code === "ENOENT" ? NOT_FOUND : `it could not be started: ${error.message}` });
    });
    child.once("close", () => {
      end(Buffer.concat(pieces).toString("utf8"));
    });
  });
}

function argumentsFor(folder: string, home: string): readonly string[] {
  return [
    ...["pack", folder, "--dry-run", "--json", "--ignore-scripts", "--offline"],
    // Neither the settings of the user nor of the machine: both may name programs, registries and folders.
    ...[`--userconfig=${join(home, "user")}`, `--globalconfig=${join(home, "global")}`],
    ...[`--prefix=${home}`, `--cache=${join(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
  ];
}
