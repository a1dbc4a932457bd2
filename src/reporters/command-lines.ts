import type { CommandRun } from "../plugin/scripts/command-run.js";
import { formatCount } from "../base/text/numbers.js";
import { shorten, makeVisible } from "../base/text/safe.js";

const MAX_LINE_LENGTH = 60;

interface StartedCommand {
  /** The plugin's folder. The root of the repository is "". */
  readonly folder: string;
  readonly line: string;
}

interface EndedCommand {
  readonly line: string;
  readonly run: CommandRun;
  readonly milliseconds: number;
}

/** `npm run test`, or `plugins/tides: npm run test`. */
export function formatStartedLine({ folder, line }: StartedCommand): string {
  const command = shorten(line, MAX_LINE_LENGTH);
  if (folder === "") return makeVisible(command);
  return makeVisible(`${shorten(folder, MAX_LINE_LENGTH)}: ${command}`);
}

/** Why a plugin's commands come twice in the log. */
export function formatAgainLine(folder: string): string {
  return `↻ ${makeVisible(formatFolder(folder))}: a command failed while other plugins ran. All of its commands now run again alone, and only that result counts.`;
}

/** What a log leaves out of a plugin. */
export function formatLeftOutLine(folder: string, lines: number): string {
  return `… ${formatCount(lines, "line")} of ${makeVisible(formatFolder(folder))} left out: other plugins were shown first. With jobs 1, all are shown.`;
}

const formatFolder = (folder: string): string => (folder === "" ? "." : shorten(folder, MAX_LINE_LENGTH));

/** `✔ npm run test 3.2 s`, or how the command failed. */
export function formatEndedLine({ line, run, milliseconds }: EndedCommand): string {
  const failure = formatEnding(run);
  const command = `${makeVisible(shorten(line, MAX_LINE_LENGTH))}  ${(milliseconds / 1000).toFixed(1)} s`;
  return failure === "" ? `✔ ${command}` : `✘ ${command}  ${failure}`;
}

function formatEnding({ ending }: CommandRun): string {
  switch (ending.kind) {
    case "status":
      return ending.status === 0 ? "" : `status ${String(ending.status)}`;
    case "signal":
      return makeVisible(ending.signal);
    case "time-limit":
      return "ended at the time limit";
    case "no-program":
      return makeVisible(`${ending.program} cannot be started`);
  }
}

/** A line that a command printed, made harmless, with its indentation. */
export function formatPrintedLine(text: string): string {
  return makeVisible(text.replace(/\t/gu, "    "));
}
