import { getSurroundings } from "../base/processes/programs.js";
import type { CommandEvent } from "../commands/run-commands.js";
import { printError, isErrorTerminal } from "../base/output/print.js";
import { shorten } from "../base/text/safe.js";
import { formatAgainLine, formatEndedLine, formatStartedLine } from "../reporters/command-lines.js";

export interface CommandProgress {
  onEvent(event: CommandEvent): void;
  /** Removes an unfinished line, however the run ended. */
  end(): void;
}

const SECOND = 1000;
/** The columns for the time after the text, and the fewest columns for the text in a narrow window. */
const TIME = 10;
const MIN_TEXT_WIDTH = 10;
const CLEAR_LINE = "\r\u001b[K";

/** A line of a terminal's standard error that says what goes on, and for how long. */
export interface ProgressLine {
  /** Nothing is shown of what is over sooner. */
  show(text: string, delay?: number): void;
  /** Removes it. */
  end(): void;
}

/** @returns `undefined` where no terminal shows it. */
export function openProgressLine(): ProgressLine | undefined {
  if (!isErrorTerminal() || getSurroundings().env["TERM"] === "dumb") return undefined;
  let timers: readonly NodeJS.Timeout[] = [];
  let isShown = false;
  const end = (): void => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    if (isShown) printError(CLEAR_LINE);
    isShown = false;
  };
  return {
    end,
    show(text, delay = 0) {
      end();
      // A line that wraps could not be erased.
      const words = shorten(text, Math.max(MIN_TEXT_WIDTH, (process.stderr.columns || 80) - TIME));
      const start = Date.now();
      const write = (): void => {
        isShown = true;
        printError(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
      };
      if (delay === 0) write();
      timers = [...(delay > 0 ? [setTimeout(write, delay)] : []), setInterval(write, SECOND)];
    },
  };
}

/**
 * Shows on standard error which command runs and for how long. A terminal gets one line that changes, a log gets
 * plain lines.
 */
export function makeCommandProgress(quiet: boolean): CommandProgress {
  if (quiet) return { onEvent: () => undefined, end: () => undefined };
  const line = openProgressLine();
  return {
    end: () => line?.end(),
    onEvent(event) {
      // The report shows what a failed command has printed.
      if (event.kind === "printed" || event.kind === "left-out") return;
      line?.end();
      if (event.kind !== "started") {
        printError(`${event.kind === "ended" ? formatEndedLine(event) : formatAgainLine(event.folder)}\n`);
        return;
      }
      if (line) line.show(formatStartedLine(event));
      else printError(`${formatStartedLine(event)}\n`);
    },
  };
}
