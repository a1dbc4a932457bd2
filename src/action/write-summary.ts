import { GITHUB_LIMITS } from "../core/github-limits.js";
import { appendFile, getFileSize } from "../base/output/append-file.js";
import { render, writeChannel, type ReportChannel } from "./channel.js";

/** The report in the job's summary, with more Markdown below it. */
export function makeSummaryChannel(summaryFile: string | undefined, below: string): ReportChannel {
  return {
    async publish(publication) {
      await writeSummary(summaryFile, async () => {
        const whole = publication.files["report-file"];
        const room = measureRoom(summaryFile) - Buffer.byteLength(below);
        return (await render(publication, "markdown", { room, ...(whole !== "" && { whole }) })) + below;
      });
      return publication;
    },
  };
}

/** The bytes that the summary of this step may still have. */
export function measureRoom(summaryFile: string | undefined): number {
  return GITHUB_LIMITS.summaryBytes - getFileSize(summaryFile);
}

/** Adds Markdown to the job's summary. Not with @actions/core: see docs/maintainers/decisions/toolkit.md. */
export async function writeSummary(
  summaryFile: string | undefined,
  format: () => string | Promise<string>,
): Promise<void> {
  await writeChannel("job summary", async () => {
    appendFile(summaryFile, await format());
  });
}
