import { spawn } from "node:child_process";
import type { RunnerResult } from "../runner/model.js";
import { scanOutput } from "./canaries.js";
import { readGuarded } from "./guard.js";

export interface Surroundings {
  /** On top of the least that a process needs; nothing of a GitHub job is inherited. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly input?: string;
  /** The user and the group to run as. */
  readonly user?: number | undefined;
  /** The only workflow commands that may appear in the output; none when left out. */
  readonly commands?: readonly string[];
  /** Whether what it prints waits for a second in the pipes, which may be full. */
  readonly isReadLate?: boolean | undefined;
}

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both, in the order in which they came. */
  readonly output: string;
  /** What the runner makes of the output. */
  readonly runner: RunnerResult;
}

/** What was printed at once. */
export interface Piece {
  readonly from: "stdout" | "stderr";
  readonly bytes: Buffer;
}

/** A process that waits for what never comes is ended then, and its test fails. */
const RUN_TIMEOUT_MS = 500_000;
const INHERITED = new Set(["PATH", "Path", "SystemRoot", "TEMP", "TMPDIR", "XDG_CACHE_HOME"]);

/** Runs a program to its end. @throws when the runner would obey a part of its output that is not an allowed command. */
export async function runProcess(program: string, args: readonly string[], around: Surroundings = {}): Promise<Ended> {
  const { env = {}, cwd, input = "", user, commands = [], isReadLate = false } = around;
  const child = spawn(program, args, {
    env: environmentWith(env),
    timeout: RUN_TIMEOUT_MS,
    ...(cwd !== undefined && { cwd }),
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const pieces: Piece[] = [];
  const read = (): void => {
    for (const from of ["stdout", "stderr"] as const) {
      child[from].on("data", (bytes: Buffer) => {
        pieces.push({ from, bytes });
      });
    }
  };
  if (isReadLate) setTimeout(read, 1000);
  else read();
  // A process may end without having read what it is given.
  child.stdin.on("error", () => undefined).end(input);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const name = args.join(" ");
  if (child.signalCode !== null) throw new Error(`Ended by ${child.signalCode}: ${name}\n${joinPieces(pieces)}`);
  return readEnded(status, pieces, name, commands);
}

/** The least that a process needs of this one's environment, and more on top. */
export function environmentWith(more: Readonly<Record<string, string>>): Record<string, string> {
  const least = Object.entries(process.env).filter(([name]) => INHERITED.has(name)) as [string, string][];
  return { ...Object.fromEntries(least), ...more };
}

/** What a process has left. @throws when the runner would obey a part of its output that is not an allowed command. */
export function readEnded(
  status: number | null,
  pieces: readonly Piece[],
  name: string,
  commands: readonly string[],
): Ended {
  const reported = {
    stdout: joinPieces(pieces.filter(({ from }) => from === "stdout")),
    stderr: joinPieces(pieces.filter(({ from }) => from === "stderr")),
    output: joinPieces(pieces),
  };
  scanOutput(reported.output, name);
  // The runner reads each stream by itself; what spans both is read on top.
  const [, , runner] = [reported.stdout, reported.stderr, reported.output].map((read) =>
    readGuarded(read, name, commands),
  );
  if (!runner) throw new Error("Nothing was read");
  return { status, ...reported, runner };
}

function joinPieces(pieces: readonly Piece[]): string {
  return Buffer.concat(pieces.map(({ bytes }) => bytes)).toString("utf8");
}
