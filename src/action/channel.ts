import { TOOL } from "../core/tool.js";
import { print } from "../output/print.js";
import { escapeCommandData } from "../text/safe.js";

/** Writes to one channel. A failure is reported and does not change the verdict. */
export async function writeChannel(name: string, write: () => void | Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    annotate("warning", `The ${name} could not be written, and the verdict is the same without it: ${why}`);
    return false;
  }
}

export function annotate(kind: "error" | "warning" | "notice", text: string): void {
  print(`::${kind} title=${TOOL.name}::${escapeCommandData(text)}\n`);
}
