import { print } from "../output/print.js";
import type { Command } from "./command.js";
import { findExplanation } from "./find-explanation.js";

export const explain: Command = {
  name: "explain",
  arguments: "[check-id]",
  most: 1,
  summary: "Print the page of a check, or the list of all checks",
  options: [],
  run({ arguments: [id] }) {
    print(findExplanation(id));
    return Promise.resolve(0);
  },
};
