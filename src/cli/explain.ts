import { isOutputTerminal, print } from "../base/output/print.js";
import { makePainter } from "../reporters/terminal-text.js";
import type { Command } from "./command.js";
import { UsageError } from "../core/errors.js";
import { findExplanation } from "./find-explanation.js";
import { quote } from "../base/text/safe.js";
import { getTerminalWidth, usesColor } from "./terminal.js";

export const explain: Command = {
  name: "explain",
  arguments: "[check-id[/code] | word]",
  most: 1,
  summary: "Print the page of a check, the meaning of a code, or a list of checks",
  options: [
    { name: "config", value: "PLUGIN", help: "Print the configuration that applies to a plugin, and its lines" },
  ],
  async run({ arguments: [id], values }) {
    const plugin = values.get("config");
    if (plugin !== undefined) {
      if (id !== undefined) throw new UsageError("--config explains a plugin, not a check", `Leave out ${quote(id)}`);
      const { explainConfiguration } = await import("./explain-configuration.js");
      print(await explainConfiguration(plugin));
      return 0;
    }
    const isOnTerminal = isOutputTerminal() && process.stdout.isTTY;
    const terminal = { columns: getTerminalWidth(), paint: makePainter({ color: usesColor() }) };
    print(findExplanation(id, isOnTerminal ? terminal : undefined));
    return 0;
  },
};
