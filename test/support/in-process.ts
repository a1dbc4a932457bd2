import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { environmentWith, readEnded, type Ended, type Piece } from "./process.js";

export interface InProcess {
  readonly cwd: string;
  /** On top of the least that a process needs. */
  readonly env: Readonly<Record<string, string>>;
  /** The only workflow commands that may stand in the output. */
  readonly commands: readonly string[];
  /** What the run is called where it fails. */
  readonly name: string;
}

/** One run after the other: they share the current folder, the environment and the descriptors. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does what a process would do, within this one: in a current folder and an environment of its own, with what is
 * written to the descriptors 1 and 2 kept. A tenth of a process's cost, where the process itself is not what is tested.
 */
export function runInProcess(work: () => Promise<number>, around: InProcess): Promise<Ended> {
  const run = last.then(() => runNow(work, around));
  last = run.catch(() => undefined);
  return run;
}

async function runNow(work: () => Promise<number>, { cwd, env, commands, name }: InProcess): Promise<Ended> {
  const { stdout } = process;
  const before = { cwd: process.cwd(), env: process.env, writeSync: fs.writeSync, write: stdout.write };
  const pieces: Piece[] = [];
  const keep = (descriptor: number, data: Buffer, offset = 0): number => {
    if (descriptor !== 1 && descriptor !== 2) return before.writeSync(descriptor, data, offset);
    const bytes = Buffer.from(data.subarray(offset));
    pieces.push({ from: descriptor === 1 ? "stdout" : "stderr", bytes });
    return bytes.length;
  };
  process.chdir(cwd);
  process.env = environmentWith(env);
  fs.writeSync = keep as typeof fs.writeSync;
  // The toolkit prints through the stream; in dist/, it prints like the rest.
  stdout.write = (text: string) => keep(1, Buffer.from(text)) > 0;
  syncBuiltinESMExports();
  try {
    return readEnded(await work(), pieces, name, commands);
  } finally {
    stdout.write = before.write;
    fs.writeSync = before.writeSync;
    syncBuiltinESMExports();
    process.env = before.env;
    process.chdir(before.cwd);
  }
}
