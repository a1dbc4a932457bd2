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
  ],
  async run({ arguments: [path = "."], values }) {
    const { runTypes } = await import(/* webpackChunkName: "project" */ "./run-types.js");
    return runTypes(path, values.get("output"));
  },
};
