import { formatReportRequest, UNKNOWN_COPY, TOOL } from "../core/tool.js";
import { makeInert, makeVisible } from "../base/text/safe.js";

/** The message for a fault of this tool: the stack, and where to report it. */
export function formatCrash(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const reported = stack.split("\n").map((line) => `  ${makeVisible(line)}`);
  return `${TOOL.name} crashed: a fault of this tool. ${formatReportRequest(UNKNOWN_COPY, "Please report it")}\n${makeInert(reported.join("\n"))}\n`;
}
