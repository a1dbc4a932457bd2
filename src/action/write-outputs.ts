import type { Outputs } from "../core/action-outputs.js";
import { appendFile } from "../output/append-file.js";
import { writeChannel } from "./channel.js";
import { formatOutputs } from "./outputs.js";
import type { Runner } from "./runner.js";

/** Writes the outputs for later steps. */
export async function writeOutputs(outputs: Outputs, { outputFile }: Pick<Runner, "outputFile">): Promise<void> {
  await writeChannel("outputs", () => {
    appendFile(outputFile, formatOutputs(outputs));
  });
}
