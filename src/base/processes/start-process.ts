import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

export type { ChildProcess };
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ProcessOptions extends Omit<SpawnOptions, "env" | "shell" | "cwd"> {
  readonly folder: string;
  /** All that the process gets: nothing of this process's own environment is added. */
  readonly environment: Environment;
}

/**
 * Starts a process: the only place that does, but for `npm publish`, which @actions/exec starts, because a publication
 * must not be ended. That ends nothing, neither after a time nor at a length of output, and all others have such
 * limits, but for the editor that `dev` opens: it is the person's own. No shell reads the arguments.
 *
 * @throws a system error for a line that no system takes.
 */
export function startProcess(
  program: string,
  args: readonly string[],
  { folder, environment, ...options }: ProcessOptions,
): ChildProcess {
  return spawn(program, args, { ...options, cwd: folder, env: environment, shell: false, windowsHide: true });
}
