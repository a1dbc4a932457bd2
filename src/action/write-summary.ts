import { appendFile } from "../output/append-file.js";
import { writeChannel } from "./channel.js";
import type { Runner } from "./runner.js";

/**
 * Adds Markdown to the job's summary. It does not use @actions/core, which reads the file's name from the process only
 * once: a second run in this process would write to the file of the first.
 */
export async function writeSummary(
  { runner: { summaryFile } }: { readonly runner: Pick<Runner, "summaryFile"> },
  format: () => string | Promise<string>,
): Promise<void> {
  await writeChannel("job summary", async () => {
    appendFile(summaryFile, await format());
  });
}
