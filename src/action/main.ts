import type { ExitStatus } from "../core/exit-status.js";
import { annotateAll } from "./channel.js";
import { reportFailure } from "./failure.js";
import { hideTokens } from "./hide-tokens.js";
import { readInputTexts, type InputTexts } from "./input-texts.js";
import { parseInputs } from "./inputs.js";
import { readJob } from "./job.js";
import { run } from "./run.js";
import type { Environment } from "./runner.js";
import { decideTask } from "./task.js";

export { readInputTexts };

/** Reads the runner's values once, runs the job, and returns the exit status. Throws nothing. */
export async function main(texts: InputTexts, environment: Environment, workspace: string): Promise<ExitStatus> {
  hideTokens(environment);
  const given = readJob(texts, environment, workspace);
  let known: Parameters<typeof reportFailure>[1] = given;
  try {
    annotateAll("warning", given.unknownInputs);
    const source = { ...given, inputs: parseInputs(texts, environment) };
    const job = { ...source, task: await decideTask(source) };
    known = job;
    return await run(job);
  } catch (error) {
    return reportFailure(error, known);
  }
}
