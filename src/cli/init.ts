import type { Command } from "./command.js";

export const init: Command = {
  name: "init",
  arguments: "[path]",
  most: 1,
  summary: "Add the workflow and what else is missing to a plugin that exists; nothing is overwritten",
  options: [
    { name: "dry-run", help: "Only show what would be written" },
    { name: "yes", help: "Write it without asking" },
  ],
  run: async (call) => (await import(/* webpackChunkName: "create" */ "./run-init.js")).runInit(call),
};
