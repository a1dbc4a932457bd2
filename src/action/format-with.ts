import type { InputName } from "../core/action-interface.js";

/** Inputs as a step of a workflow gives them, to be pasted behind a sentence; values as YAML writes them. */
export function formatWith(inputs: Readonly<Partial<Record<InputName, string>>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `\n    ${name}: ${value}`);
  return `\n  with:${lines.join("")}`;
}
