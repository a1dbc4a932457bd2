import type { CommandRun } from "../plugin/scripts/command-run.js";
import { shortened, visible } from "../text/safe.js";

const LONGEST_LINE = 60;

interface Started {
  /** The plugin's folder; "" is the repository's root. */
  readonly folder: string;
  readonly line: string;
}

interface Ended {
  readonly line: string;
  readonly run: CommandRun;
  readonly milliseconds: number;
}

/** `npm run test`, or `plugins/tides: npm run test`. */
export function startedLine({ folder, line }: Started): string {
  const command = shortened(line, LONGEST_LINE);
  return visible(folder === "" ? command : `${shortened(folder, LONGEST_LINE)}: ${command}`);
}

/** `✔ npm run test  3.2 s`, or how it failed. */
export function endedLine({ line, run, milliseconds }: Ended): string {
  const words = endedWords(run);
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${words === "" ? "✔" : "✘"} ${visible(shortened(line, LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}

function endedWords({ ending }: CommandRun): string {
  switch (ending.kind) {
    case "status":
      return ending.status === 0 ? "" : `status ${String(ending.status)}`;
    case "signal":
      return visible(ending.signal);
    case "time-limit":
      return "ended at the time limit";
    case "no-program":
      return visible(`${ending.program} cannot be started`);
  }
}

/** A line that a command printed, as one harmless line with its indentation. */
export function printedLine(text: string): string {
  return visible(text.replace(/\t/gu, "    "));
}
