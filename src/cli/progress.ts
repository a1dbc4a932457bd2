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

/**
 * Shows on standard error which command runs and for how long. A terminal gets one line that changes, a log gets
 * plain lines.
 */
export function makeCommandProgress(quiet: boolean): CommandProgress {
  if (quiet) return { onEvent: () => undefined, end: () => undefined };
  const isTerminal = isErrorTerminal() && getSurroundings().env["TERM"] !== "dumb";
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    printError(CLEAR_LINE);
  };
  return {
    end,
    onEvent(event) {
      // The report shows what a failed command has printed.
      if (event.kind === "printed" || event.kind === "left-out") return;
      end();
      if (event.kind !== "started") {
        printError(`${event.kind === "ended" ? formatEndedLine(event) : formatAgainLine(event.folder)}\n`);
        return;
      }
      if (!isTerminal) {
        printError(`${formatStartedLine(event)}\n`);
        return;
      }
      // A line that wraps could not be erased.
      const words = shorten(formatStartedLine(event), Math.max(MIN_TEXT_WIDTH, (process.stderr.columns || 80) - TIME));
      const start = Date.now();
      const show = (): void => {
        printError(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
      };
      show();
      timer = setInterval(show, SECOND);
    },
  };
}
