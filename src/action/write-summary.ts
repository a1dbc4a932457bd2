import { appendFile } from "../output/append-file.js";
import { writeChannel } from "./channel.js";
import type { Job } from "./job.js";

interface SummarizedJob {
  readonly runner: Pick<Job["runner"], "summaryFile">;
  readonly task: Pick<Job["task"], "mode">;
}

/**
 * Adds Markdown to the job's summary: on a release by the runner's toolkit, beside GitHub's client, which is loaded there
 * anyway; in a check, of which loading it would cost more than the rest, by writing to the same file.
 */
export async function writeSummary(
  { runner: { summaryFile }, task }: SummarizedJob,
  format: () => string | Promise<string>,
): Promise<void> {
  await writeChannel("job summary", async () => {
    const text = await format();
    if (!summaryFile) return;
    if (task.mode !== "release") return appendFile(summaryFile, text);
    const { summary } = await import(/* webpackChunkName: "network" */ "@actions/core");
    await summary.emptyBuffer().addRaw(text).write();
  });
}
