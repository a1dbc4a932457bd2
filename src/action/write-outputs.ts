import type { Outputs } from "../core/action-outputs.js";
import { appendFile } from "../base/output/append-file.js";
import { writeChannel, type Channel } from "./channel.js";
import { formatOutputs, makeOutputs } from "./outputs.js";
import type { Runner } from "./runner.js";

/** The outputs for later steps: those of the report, with some of another source in their place. */
export function makeOutputChannel(
  { outputFile, workspace }: Pick<Runner, "outputFile" | "workspace">,
  others: Partial<Outputs>,
): Channel {
  return {
    async publish(publication) {
      const { result, files } = publication;
      await writeOutputs({ ...makeOutputs(result, workspace, files), ...others }, outputFile);
      return publication;
    },
  };
}

/** Writes the outputs for later steps. Not with @actions/core: see docs/maintainers/decisions/toolkit.md. */
export async function writeOutputs(outputs: Outputs, outputFile: string | undefined): Promise<void> {
  await writeChannel("outputs", () => {
    appendFile(outputFile, formatOutputs(outputs));
  });
}
