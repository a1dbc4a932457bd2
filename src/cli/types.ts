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
      help: "Write them to a file, if they are not in it yet, instead of printing them",
    },
    { name: "watch", help: "Write that file again whenever manifest.json changes" },
  ],
  async run({ arguments: [path = "."], values, switches }) {
    const { runTypes, watchTypes } = await import(/* webpackChunkName: "project" */ "./run-types.js");
    const output = values.get("output");
    return switches.has("watch") ? watchTypes(path, output) : runTypes(path, output);
  },
};
