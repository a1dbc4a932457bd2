import { appendFile } from "../output/append-file.js";
import { writeChannel } from "./channel.js";
import type { Runner } from "./runner.js";

/**
 * Adds Markdown to the job's summary. Own code, on a release too: @actions/core takes the file from the process, and
 * keeps to the first, so that a second run in this process would write to the file of another.
 */
export async function writeSummary(
  { runner: { summaryFile } }: { readonly runner: Pick<Runner, "summaryFile"> },
  format: () => string | Promise<string>,
): Promise<void> {
  await writeChannel("job summary", async () => {
    appendFile(summaryFile, await format());
  });
}
