import { print } from "../output/print.js";
import type { Command } from "./command.js";

export const explain: Command = {
  name: "explain",
  arguments: "[check-id]",
  most: 1,
  summary: "Print the page of a check, or the list of all checks",
  options: [],
  async run({ arguments: [id] }) {
    const { explained } = await import("./explained.js");
    print(explained(id));
    return 0;
  },
};
