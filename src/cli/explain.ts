import { print } from "../output/print.js";
import type { Command } from "./command.js";
import { findExplanation } from "./find-explanation.js";
import { loadWrap } from "./terminal.js";

export const explain: Command = {
  name: "explain",
  arguments: "[check-id]",
  most: 1,
  summary: "Print the page of a check, or the list of all checks",
  options: [],
  async run({ arguments: [id] }) {
    print(findExplanation(id, await loadWrap()));
    return 0;
  },
};
