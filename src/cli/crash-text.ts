import { TOOL } from "../core/tool.js";
import { inert, visible } from "../text/safe.js";

/** What is told of a fault of ours: the stack, and where to report it. */
export function crashText(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const told = stack.split("\n").map((line) => `  ${visible(line)}`);
  return `${TOOL.name} crashed: a fault of this tool. Please report it at ${TOOL.url}/issues\n${inert(told.join("\n"))}\n`;
}
