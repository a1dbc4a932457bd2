import type { Command } from "./command.js";

export const init: Command = {
  name: "init",
  arguments: "[path]",
  most: 1,
  summary: "Add the workflow and what else is missing to a plugin that exists; nothing is overwritten",
  options: [
    { name: "comment", help: "The workflow comments on pull requests, and a second one on those from forks" },
    { name: "release", help: "Add the workflow that releases pushed tags" },
    {
      name: "targets",
      value: "TARGET,...",
      help: "Where it releases to: github-release (the default), marketplace, npm",
    },
    { name: "marketplace-url", value: "URL", help: "The marketplace that it submits to" },
    { name: "dry-run", help: "Only show what would be written" },
    { name: "yes", help: "Write it without asking" },
  ],
  run: async (call) => (await import(/* webpackChunkName: "create" */ "./run-init.js")).runInit(call),
};
