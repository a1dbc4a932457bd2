import { isOutputTerminal, print } from "../base/output/print.js";
import { makePainter } from "../reporters/paint.js";
import type { Command } from "./command.js";
import { findExplanation } from "./find-explanation.js";
import { getTerminalWidth, usesColor } from "./terminal.js";

export const explain: Command = {
  name: "explain",
  arguments: "[check-id[/code] | word]",
  most: 1,
  summary: "Print the page of a check, the meaning of a code, or a list of checks",
  options: [],
  run({ arguments: [id] }) {
    const isOnTerminal = isOutputTerminal() && process.stdout.isTTY;
    const terminal = { columns: getTerminalWidth(), paint: makePainter({ color: usesColor() }) };
    print(findExplanation(id, isOnTerminal ? terminal : undefined));
    return Promise.resolve(0);
  },
};
