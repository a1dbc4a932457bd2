import type { InputName } from "../core/action-interface.js";

/** Formats inputs as lines of a workflow step, ready to paste after a sentence. */
export function formatWith(inputs: Readonly<Partial<Record<InputName, string>>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `\n    ${name}: ${value}`);
  return `\n  with:${lines.join("")}`;
}
