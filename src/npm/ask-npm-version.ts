import { withTemporaryFolder } from "../output/temporary-folder.js";
import { makeToolEnvironment, type Surroundings } from "../processes/programs.js";
import { runToEnd } from "../processes/run-to-end.js";
import { readVersion, type Version } from "../text/versions/versions.js";
import type { Program } from "./npm-program.js";

const LIMITS = { milliseconds: 60_000, mostBytes: 10_000 };

/** Asks npm for its version, in an empty folder. `undefined` if it does not say one. */
export async function askNpmVersion(program: Program, surroundings: Surroundings): Promise<Version | undefined> {
  return withTemporaryFolder(async (home) => {
    const environment = makeToolEnvironment(surroundings, { path: program.path, home });
    const ended = await runToEnd(program.file, [...program.args, "--version"], { folder: home, environment }, LIMITS);
    return ended.kind === "ended" ? readVersion(ended.bytes.toString("utf8").trim()) : undefined;
  });
}
