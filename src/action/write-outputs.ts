import type { Outputs } from "../core/action-interface.js";
import { appendFile } from "../output/append-file.js";
import { channel } from "./channel.js";
import { outputFile } from "./outputs.js";

/** Tells the runner what the step gives to the steps after it. */
export async function writeOutputs(
  outputs: Outputs,
  { GITHUB_OUTPUT: file }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await channel("outputs", () => {
    appendFile(file, outputFile(outputs));
  });
}
