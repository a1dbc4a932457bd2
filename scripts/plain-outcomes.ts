import { join } from "node:path";
import { inspectionFor } from "../src/preflight/inspection.js";
import { diskWorkspace } from "../src/workspace/disk.js";

const HEALTHY = "fixtures/whole/weather-widget";

/** What becomes of each check on a plugin that is plainly fine: found out by running them all on one. */
export async function plainOutcomesModule(root: string): Promise<string> {
  const inspect = inspectionFor({ occasion: "push", strict: false });
  const { outcomes } = await inspect(diskWorkspace(join(root, HEALTHY)), "");
  const rows = outcomes.map((outcome) => {
    if (outcome.status !== "met" && outcome.status !== "skipped")
      throw new Error(`${HEALTHY} must be fine, but ${outcome.check} is ${outcome.status}`);
    const reason = outcome.status === "skipped" ? [outcome.reason] : [];
    return `  ${JSON.stringify([outcome.check, outcome.title, ...reason])},\n`;
  });
  return `// Written by \`npm run docs\` from what the checks say of ${HEALTHY}.
import type { Outcome } from "../core/report.js";
import { pageUrl } from "../core/tool.js";

const ROWS: readonly (readonly [check: string, title: string, reason?: string])[] = [
${rows.join("")}];

/** What becomes of each check on a plugin that is plainly fine. */
export const PLAIN_OUTCOMES: readonly Outcome[] = ROWS.map(([check, title, reason]) => {
  const about = { check, title, url: pageUrl(check) };
  return reason === undefined ? { ...about, status: "met" } : { ...about, status: "skipped", reason };
});
`;
}
