import type { Command } from "./command.js";

export const init: Command = {
  name: "init",
  arguments: "[path]",
  most: 1,
  summary: "Add the workflow and other missing files to an existing plugin; nothing is overwritten",
  options: [
    { name: "comment", help: "Let the workflow comment on pull requests, and add a second one for forks" },
    { name: "release", help: "Add the workflow that releases pushed tags" },
    {
      name: "targets",
      value: "TARGET,...",
      help: "The release targets: github-release (the default), marketplace, npm",
    },
    { name: "marketplace-url", value: "URL", help: "The URL of the marketplace for releases" },
    { name: "dry-run", help: "Only show what would be written" },
    { name: "yes", help: "Do not ask before writing" },
  ],
  run: async (call) => (await import("./run-init.js")).runInit(call),
};
