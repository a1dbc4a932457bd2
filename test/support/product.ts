import { execFileSync } from "node:child_process";
import { chmodSync, cpSync } from "node:fs";
import { join } from "node:path";
import { ANNOTATIONS } from "./guard.js";
import { temporaryFolder } from "./folders.js";
import { runInProcess } from "./in-process.js";
import { runProcess, type Ended, type Surroundings } from "./process.js";
import { DIST, ROOT } from "./project.js";

export const CLI = join(DIST, "cli", "index.js");

const NODE_24 = process.env["PREFLIGHT_NODE24"];

/** The Node that runs the tests and, where PREFLIGHT_NODE24 names its program, the Node that the runner has. */
export const RUNTIMES: readonly { readonly runtime: string; readonly node: string }[] = [
  { runtime: `Node ${process.versions.node}`, node: process.execPath },
  ...(NODE_24 ? [{ runtime: "the Node 24 of PREFLIGHT_NODE24", node: NODE_24 }] : []),
];

/** File systems with pipes, permissions and every character in names. */
export const POSIX = process.platform !== "win32";

/** A user whom permissions bind: `undefined` for the one that runs the tests, unless that is root. */
export const BOUND_USER = process.getuid?.() === 0 ? 65_534 : undefined;

/** Variables by which Git knows the author of a new plugin. */
export const AUTHOR = { GIT_AUTHOR_NAME: "Ada Byron", GIT_AUTHOR_EMAIL: "ada@example.com" };

/** Whether this machine has a program, by what it answers to --help. */
export function hasProgram(program: string): boolean {
  try {
    execFileSync(program, ["--help"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export interface CliRun extends Omit<Surroundings, "commands"> {
  readonly node?: string;
  /** The program, when it is not the one in dist/. */
  readonly program?: string;
  /** Options for Node itself. */
  readonly nodeOptions?: readonly string[];
}

/** Runs the built command line, of which only `--format github` may print commands. */
export async function runCli(args: readonly string[], run: CliRun = {}): Promise<Ended> {
  const { node = process.execPath, program = CLI, nodeOptions = [], ...around } = run;
  return runProcess(node, [...nodeOptions, program, ...args], {
    ...around,
    cwd: around.cwd ?? temporaryFolder(),
    commands: annotationsIn(args),
  });
}

/**
 * Runs the command line within this process where that shows the same: from its source, on the Node that runs the
 * tests. A run that asks for more of its process gets one.
 */
export async function runCliHere(args: readonly string[], around: CliRun = {}): Promise<Ended> {
  const { node = process.execPath, cwd = temporaryFolder(), env = {}, ...more } = around;
  if (node !== process.execPath || Object.keys(more).length > 0) return runCli(args, around);
  const { run } = await import("../../src/cli/run.js");
  return runInProcess(() => run(args), { cwd, env, commands: annotationsIn(args), name: args.join(" ") });
}

function annotationsIn(args: readonly string[]): readonly string[] {
  return args[args.indexOf("--format") + 1] === "github" && !args.includes("--output") ? ANNOTATIONS : [];
}

/** Copies dist/, and nothing else, to where nothing is installed; gives the copy's command line. */
export function copiedCli(): string {
  const folder = temporaryFolder();
  cpSync(DIST, join(folder, "dist"), { recursive: true });
  chmodSync(folder, 0o755);
  return join(folder, "dist", "cli", "index.js");
}

/** The same, with what the package has besides dist/: this copy can make projects, as a clone of its own. */
export function copiedPackage(): string {
  const program = copiedCli();
  for (const name of ["package.json", "README.md", "LICENSE", "CHANGELOG.md"])
    cpSync(join(ROOT, name), join(program, "..", "..", "..", name));
  return program;
}
