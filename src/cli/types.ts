import type { Command } from "./command.js";

export const types: Command = {
  name: "types",
  arguments: "[path]",
  most: 1,
  summary: "Write TypeScript types of the settings, permissions and commands in manifest.json",
  options: [
    {
      name: "output",
      value: "FILE",
      help: "Write the types to this file instead of printing them; an up-to-date file stays as it is",
    },
    { name: "watch", help: "Write the file again whenever manifest.json changes" },
  ],
  async run({ arguments: [path = "."], values, switches }) {
    const { runTypes, watchTypes } = await import("./run-types.js");
    const output = values.get("output");
    return switches.has("watch") ? watchTypes(path, output) : runTypes(path, output);
  },
};
