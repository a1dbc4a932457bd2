import { endGroup, startGroup } from "@actions/core";
import type { CommandEvent } from "../commands/run-commands.js";
import { print } from "../base/output/print.js";
import {
  formatAgainLine,
  formatEndedLine,
  formatLeftOutLine,
  formatPrintedLine,
  formatStartedLine,
} from "../reporters/command-lines.js";
import { makeVisible } from "../base/text/safe.js";

export interface CommandLog {
  onEvent(event: CommandEvent): void;
  /** Makes the runner obey commands again, however the run ended. */
  end(): void;
}

/** A command may print more, but only so many characters are shown. */
const MAX_SHOWN_BYTES = 4 * 1024 * 1024;

/**
 * Shows the output of commands as it arrives, each command in a group. Every line is harmless by itself. In
 * addition, the runner obeys no command until it reads a random token.
 */
export function makeCommandLog(): CommandLog {
  let token: string | undefined;
  let shown = 0;
  const end = (): void => {
    if (token === undefined) return;
    print(`::${token}::\n`);
    endGroup();
    token = undefined;
  };
  return {
    end,
    onEvent(event) {
      switch (event.kind) {
        case "started":
          token = crypto.randomUUID();
          shown = 0;
          startGroup(makeVisible(formatStartedLine(event)));
          print(`::stop-commands::${token}\n`);
          return;
        case "printed": {
          if (shown > MAX_SHOWN_BYTES) return;
          shown += event.text.length + 1;
          const line = formatPrintedLine(event.text);
          const isKey = token !== undefined && line.toLowerCase().includes(token);
          if (!isKey) print(`${line}\n`);
          if (shown > MAX_SHOWN_BYTES) print("… It prints more than 4 MiB: the rest is read, but not shown.\n");
          return;
        }
        case "ended":
          end();
          print(`${formatEndedLine(event)}\n`);
          return;
        case "again":
          print(`${formatAgainLine(event.folder)}\n`);
          return;
        case "left-out":
          print(`${formatLeftOutLine(event.folder, event.lines)}\n`);
      }
    },
  };
}
